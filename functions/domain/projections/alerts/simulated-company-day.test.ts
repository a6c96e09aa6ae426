import { expect, test } from "vitest";
import { aLocationId, aUserId } from "../../kernel/ids/ids.test-support.ts";
import type { Instant } from "../../kernel/time/instant.ts";
import type { AlertRule } from "../../records/alerts/alert-rule.ts";
import { alertTypes } from "../../records/alerts/alert-type.ts";
import { usualRule } from "../../rules/alerts/usual-rules.ts";
import { companyCausesAt, nextCompanyLook } from "./company-causes.ts";
import { causesAt, nextLook } from "./location-causes.ts";
import {
  SKILLED_AT,
  companyChanges,
  companyScript,
  companySituation,
} from "./simulated-company.test-support.ts";
import { hasWeeks, personOf, startOf } from "./simulated-people.test-support.ts";
import {
  ofWeeks,
  placeChanges,
  placeScript,
  placeSituation,
} from "./simulated-place.test-support.ts";
import type { Watched } from "./simulated-watch.test-support.ts";
import { SimulatedWatch, minuteOf, minutesAfter } from "./simulated-watch.test-support.ts";

const LOCATIONS = 40;
const places = Array.from({ length: LOCATIONS }, (_, place) => place);
/** Minutes after which admins are told of a late person whom no one looked at. */
const ESCALATED = 30;

/** Every type is mailed at once; some rules differ from the usual ones. */
const changes: Partial<Record<(typeof alertTypes)[number], Partial<AlertRule>>> = {
  late: {
    escalateAfterMinutes: ESCALATED,
    mutedEmployeeIds: places.map((place) => personOf(place, 14)),
  },
  unconfirmed: { recipients: ["managers", "employee"] },
  breakDue: { recipients: ["employee"] },
  overBudget: { recipients: ["admins"] },
  entriesUnapproved: { threshold: 4 },
};
const rules = alertTypes.map((type): AlertRule => ({
  ...usualRule(type),
  channels: ["email"],
  digest: "immediate",
  ...changes[type],
}));

const loginOf = (employeeId: string) => aUserId(`${employeeId}login`);
const members = [
  ...["olivia", "paul"].map((name) => ({
    id: aUserId(name),
    role: "admin" as const,
    locationIds: [],
    employeeId: null,
  })),
  ...places.flatMap((place) => {
    const locationIds = [aLocationId(`place${place}`)];
    const manager = {
      id: aUserId(`m${place}`),
      role: "manager" as const,
      locationIds,
      employeeId: null,
    };
    const employees = [3, 5, 8].map((index) => personOf(place, index));
    const staff = employees.map((employeeId) => ({
      id: loginOf(employeeId),
      role: "employee" as const,
      locationIds,
      employeeId,
    }));
    return [manager, ...staff];
  }),
];

/** Thursday evening until the night to Monday: what waits for a day begins and ends with it. */
const [begins, ends] = ["2026-11-19T22:00:00.000Z", "2026-11-23T01:00:00.000Z"];

function simulate<S>(watched: Omit<Watched<S>, "rules" | "members">): SimulatedWatch<S> {
  const watch = new SimulatedWatch({ ...watched, rules, members });
  for (let now: Instant = begins; now < ends; now = minutesAfter(now, 1)) watch.pass(now);
  return watch;
}

/** A line of the script as the watch tells it, and those who are mailed of it. */
interface Line {
  what: string;
  from: string;
  until: string;
  mails: (readonly [at: string, uid: string])[];
}

/** All that was told and mailed, sorted. */
const outcomeOf = ({ told, mailed }: Pick<SimulatedWatch<unknown>, "told" | "mailed">) => ({
  told: told.toSorted(),
  mailed: mailed.toSorted(),
});

/** What the script wants to be told and mailed, sorted. */
const wantedBy = (script: readonly Line[]) =>
  outcomeOf({
    told: script.flatMap(({ what, from, until }) => [
      `${from} ${what} new`,
      `${until} ${what} resolved`,
    ]),
    mailed: script.flatMap(({ what, mails }) =>
      mails.map(([minute, uid]) => `${minute} ${what} to ${uid}`),
    ),
  });

const admins = ["olivia", "paul"];

function linesOf(place: number): Line[] {
  const instant = (moment: number | Instant) =>
    minuteOf(typeof moment === "number" ? minutesAfter(startOf(place), moment) : moment);
  const script = placeScript.filter(([type]) => hasWeeks(place) || !ofWeeks.has(type));
  return script.map(([type, who, begun, resolved]) => {
    const employeeId = who === null ? null : personOf(place, who);
    const from = instant(begun);
    const told = type === "overBudget" ? admins : [`m${place}`];
    const self = employeeId === null ? [] : [loginOf(employeeId)];
    const readers = type === "breakDue" ? self : type === "unconfirmed" ? [...told, ...self] : told;
    // The one who comes in time is not escalated.
    const isEscalated = type === "late" && who === 1;
    const escalated = isEscalated
      ? admins.map((uid) => [instant(5 + ESCALATED), uid] as const)
      : [];
    return {
      what: employeeId === null ? type : `${type} ${employeeId}`,
      from,
      until: instant(resolved),
      mails: [...readers.map((uid) => [from, uid] as const), ...escalated],
    };
  });
}

test("the script has an alert of every type", () => {
  const scripted = new Set([...placeScript, ...companyScript].map(([what]) => what.split(" ")[0]));
  expect(scripted).toEqual(new Set(alertTypes));
});

test("a day of 40 locations and 600 people: each alert comes once, in its minute, to those of its rule", () => {
  for (const place of places) {
    const watch = simulate({
      changes: placeChanges(place),
      read: (now) => placeSituation(place, rules, now),
      causesAt,
      nextLook,
    });
    expect(outcomeOf(watch)).toEqual(wantedBy(linesOf(place)));
  }
});

test("a day of their company: each alert comes once, in its minute, to admins or the manager of its person", () => {
  const watch = simulate({
    changes: companyChanges,
    read: (now) => companySituation(rules, now),
    causesAt: companyCausesAt,
    nextLook: nextCompanyLook,
  });
  const lines = companyScript.map(([what, from, until]) => {
    const readers = what.startsWith("skillExpiring") ? [`m${SKILLED_AT}`] : admins;
    const mails = readers.map((uid) => [minuteOf(from), uid] as const);
    return { what, from: minuteOf(from), until: minuteOf(until), mails };
  });
  expect(outcomeOf(watch)).toEqual(wantedBy(lines));
});
