import {
  aLocationId,
  anEmployeeId,
  anEntryId,
  aShiftId,
} from "../../kernel/ids/ids.test-support.ts";
import { publicationIdSchema } from "../../kernel/ids/record-ids.ts";
import type { Instant } from "../../kernel/time/instant.ts";
import { addDays } from "../../kernel/time/local-date.ts";
import { localDateAt } from "../../kernel/time/zone.ts";
import { presetRules } from "../../records/work-rules/preset-rules.ts";
import type { WeekEntry } from "../../records/time-entries/employee-week.ts";
import { aBoardRow } from "../home/board-row.test-support.ts";
import type { LocationSituation } from "./situation.ts";
import { aSituation, at, openDays, today, weekOf } from "./situation.test-support.ts";
import { minutesAfter } from "./simulated-watch.test-support.ts";

export const PEOPLE_EACH = 15;
const HOUR = 3600;

/** What a person of a location does, in minutes after the start of the location's shifts. */
interface Person {
  name: string;
  arrives: number;
  leaves: number;
  /** The shift's length in minutes. */
  planned: number;
  break: [from: number, until: number] | null;
}

const usual = { arrives: 0, leaves: 480, planned: 480, break: null };
/** By their number: what is unusual about them; the others work as planned. */
const special: Record<number, Partial<Person>> = {
  // Late; after the hour of a no-show; without a clock-out in time.
  0: { arrives: 20 },
  1: { arrives: 90 },
  2: { leaves: 570 },
  // A break in time, a break too long, none at all; and 34 hours of work before today.
  3: { leaves: 360, planned: 360, break: [290, 320] },
  4: { break: [180, 222] },
  5: { leaves: 400, planned: 400 },
  // Late, but muted.
  14: { arrives: 20 },
};

export const personOf = (place: number, index: number) => anEmployeeId(`p${place}x${index}`);
export const locationOf = (place: number) => aLocationId(`place${place}`);
export const startOf = (place: number): Instant => minutesAfter(at("07:00"), place);

/** The minutes, after the start, in which data of the location changes. */
const decisions = {
  openSundayClaimed: 10,
  shiftsConfirmed: 30,
  personOff: 40,
  weekPublished: 60,
  personReplaced: 70,
  shiftOpened: 80,
  openShiftClaimed: 95,
  planOverBudget: 100,
  planCut: 110,
  entriesApproved: 120,
  offSiteApproved: 240,
} as const;
/** The tablet is silent between these minutes; no data tells of it. */
const silent = { from: 600, until: 640 } as const;

const midnight = at("00:00");
const tomorrow = addDays(today, 1);

/** Counting pay takes most of the time of the test: the weeks of every fourth location are counted. */
export const hasWeeks = (place: number) => place % 4 === 0;
export const ofWeeks: ReadonlySet<string> = new Set([
  "breakDue",
  "breakMissed",
  "nearOvertime",
  "overOvertime",
]);

/** When each alert of a location begins and ends: minutes after the start, or an instant. */
export const placeScript: [what: string, who: number | null, new_: Moment, resolved: Moment][] = [
  ["late", 0, 5, 20],
  ["late", 1, 5, 60],
  ["noShow", 1, 60, 90],
  ["missedOut", 2, 540, 570],
  // A break of California is due within five hours; the rule tells 30 minutes before.
  ["breakDue", 3, 271, 290],
  // Half an hour and five minutes of grace.
  ["onBreakTooLong", 4, 216, 222],
  ["breakDue", 5, 271, 301],
  ["breakMissed", 5, 301, `${tomorrow}T00:00`],
  ["nearOvertime", 6, 301, 361],
  // As long as the person is on the boards of today and yesterday.
  ["overOvertime", 6, 361, `${addDays(today, 2)}T00:00`],
  ["outsideGeofence", 7, 0, decisions.offSiteApproved],
  ["unconfirmed", 8, midnight, decisions.shiftsConfirmed],
  ["uncovered", 9, decisions.personOff, decisions.personReplaced],
  ["uncovered", null, midnight, decisions.openSundayClaimed],
  ["uncovered", null, decisions.shiftOpened, decisions.openShiftClaimed],
  ["unpublishedWeek", null, midnight, decisions.weekPublished],
  ["overBudget", null, decisions.planOverBudget, decisions.planCut],
  ["entriesUnapproved", null, midnight, decisions.entriesApproved],
  ["kioskOffline", null, silent.from + 15, silent.until],
];
type Moment = number | Instant;

const peopleOf = (place: number): Person[] =>
  Array.from({ length: PEOPLE_EACH }, (_, index) => ({
    name: personOf(place, index),
    ...usual,
    ...special[index],
  }));

export function placeChanges(place: number): Set<Instant> {
  const punches = peopleOf(place).flatMap((person) => [
    person.arrives,
    person.leaves,
    ...(person.break ?? []),
  ]);
  const all = [...punches, ...Object.values(decisions)];
  return new Set(all.map((minutes) => minutesAfter(startOf(place), minutes)));
}

/** What the server reads of the location at that moment. */
export function placeSituation(
  place: number,
  alertRules: LocationSituation["alertRules"],
  now: Instant,
): LocationSituation {
  const startsAt = startOf(place);
  const day = localDateAt(now, "UTC");
  const is = (decision: number) => now >= minutesAfter(startsAt, decision);
  // The boards of today and yesterday are read, and the weeks of the people on them.
  const isOnBoard = day === today || day === tomorrow;
  const open = { openShifts: 1 };
  const base = aSituation({ alertRules });
  return {
    ...base,
    place: { ...base.place, id: locationOf(place), openingHours },
    summaries: [
      ...(isOnBoard ? [{ day: today, board: boardAt(place, now), scheduledSeconds: 0 }] : []),
      {
        day: "2026-11-24",
        board: [],
        scheduledSeconds:
          (is(decisions.planOverBudget) && !is(decisions.planCut) ? 101 : 99) * HOUR,
      },
    ],
    budgetSecondsPerWeek: 100 * HOUR,
    weeks: isOnBoard && hasWeeks(place) ? weeksAt(place, now) : [],
    placed: isOnBoard && is(0) ? [offSiteEntry(place, is(decisions.offSiteApproved))] : [],
    openWork: openDays({
      "2026-11-13": { unapproved: is(decisions.entriesApproved) ? 0 : 3 },
      [tomorrow]: is(decisions.shiftOpened) && !is(decisions.openShiftClaimed) ? open : {},
      "2026-11-22": is(decisions.openSundayClaimed) ? {} : open,
      "2026-11-23": { unpublished: is(decisions.weekPublished) ? 0 : 1 },
    }),
    toCover: is(decisions.personOff) && !is(decisions.personReplaced) ? [offWork(place)] : [],
    unconfirmed: [confirmations(place, is(decisions.shiftsConfirmed) ? now : null)],
    kiosks: [tabletAt(place, now)],
  };
}

function boardAt(place: number, now: Instant) {
  const startsAt = startOf(place);
  return peopleOf(place).map(({ name, arrives, leaves, planned, break: taken }) => {
    const since = sinceStart(startsAt, now);
    const [from = null, until = null] = (taken ?? []).map(since);
    return aBoardRow({
      employeeId: anEmployeeId(name),
      employeeName: name,
      entryId: since(arrives) === null ? null : anEntryId(`${name}0`),
      shiftStartsAt: startsAt,
      shiftEndsAt: minutesAfter(startsAt, planned),
      clockedInAt: since(arrives),
      breakStartedAt: until === null ? from : null,
      clockedOutAt: since(leaves),
    });
  });
}

const sinceStart = (startsAt: Instant, now: Instant) => (minutes: number) => {
  const instant = minutesAfter(startsAt, minutes);
  return instant <= now ? instant : null;
};

const california = presetRules("california");
const flsa = { ...presetRules("flsa"), weekStart: "monday" as const };

/** The weeks of the people whose breaks and overtime are watched. */
function weeksAt(place: number, now: Instant): LocationSituation["weeks"] {
  const since = sinceStart(startOf(place), now);
  const locationId = locationOf(place);
  return peopleOf(place).flatMap((person, index) => {
    if (![3, 5, 6].includes(index) || since(person.arrives) === null) return [];
    const [from = null, endsAt = null] = (person.break ?? []).map(since);
    const left = since(person.leaves);
    const entry: Partial<WeekEntry> = {
      locationId,
      startsAt: minutesAfter(startOf(place), person.arrives),
      endsAt: left,
      state:
        left === null ? (from !== null && endsAt === null ? "onBreak" : "clockedIn") : "closed",
      breaks: from === null ? [] : [{ startsAt: from, endsAt, isPaid: false }],
    };
    return weekOf(
      person.name,
      index === 6 ? [entry, ...earlierDays(locationId)] : [entry],
      index === 6 ? flsa : california,
    );
  });
}

/** Four days of eight and a half hours. */
function earlierDays(locationId: WeekEntry["locationId"]): Partial<WeekEntry>[] {
  return ["2026-11-16", "2026-11-17", "2026-11-18", "2026-11-19"].map((day) => ({
    locationId,
    startsAt: `${day}T08:00:00.000Z`,
    endsAt: `${day}T16:30:00.000Z`,
    state: "closed",
  }));
}

function offSiteEntry(place: number, isApproved: boolean): LocationSituation["placed"][number] {
  return {
    id: anEntryId(`${personOf(place, 7)}0`),
    employeeId: personOf(place, 7),
    locationId: locationOf(place),
    jobRoleId: null,
    day: today,
    timeZone: "UTC",
    payable: { startsAt: startOf(place), endsAt: null, breaks: [] },
    state: isApproved ? "approved" : "clockedIn",
    flags: ["offSite"],
  };
}

function offWork(place: number): LocationSituation["toCover"][number] {
  return {
    employeeId: personOf(place, 9),
    weekStart: "2026-11-23",
    because: "timeOff",
    shifts: [],
  };
}

function confirmations(
  place: number,
  confirmedAt: Instant | null,
): LocationSituation["unconfirmed"][number] {
  const startsAt = `${tomorrow}T09:00:00.000Z`;
  const publicationId = publicationIdSchema.parse("published");
  const shift = { shiftId: aShiftId("s"), day: tomorrow, startsAt, publicationId, confirmedAt };
  return {
    employeeId: personOf(place, 8),
    weekStart: "2026-11-16",
    shifts: [shift],
  };
}

/** The location opens on Friday alone: its tablet is not missed on the other days. */
const openingHours = {
  ...aSituation().place.openingHours,
  friday: [{ opensAt: "06:00", closesAt: "21:00" }],
};

/** A tablet that is heard all the time, but for some minutes. */
function tabletAt(place: number, now: Instant): LocationSituation["kiosks"][number] {
  const [from, until] = [silent.from, silent.until].map((minutes) =>
    minutesAfter(startOf(place), minutes),
  );
  const isSilent = from !== undefined && until !== undefined && now >= from && now < until;
  return {
    locationId: locationOf(place),
    name: "Door",
    lastSeenAt: isSilent ? from : now,
    revokedAt: null,
  };
}
