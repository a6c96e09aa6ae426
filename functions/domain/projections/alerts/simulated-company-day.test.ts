import { expect, test } from "vitest";
import {
  aLocationId,
  aUserId,
  anEmployeeId,
  anEntryId,
} from "../../kernel/ids/ids.test-support.ts";
import type { Instant } from "../../kernel/time/instant.ts";
import { instantAfter } from "../../kernel/time/instant.ts";
import type { Alert } from "../../records/alerts/alert.ts";
import { afterMail, alertsToMail, readersOf } from "../../rules/alerts/alert-mail.ts";
import { reconcileAlerts } from "../../rules/alerts/reconcile-alerts.ts";
import { usualRule } from "../../rules/alerts/usual-rules.ts";
import { aBoardRow } from "../home/board-row.test-support.ts";
import { causesAt, nextLook } from "./location-causes.ts";
import type { LocationSituation } from "./situation.ts";
import { aSituation, at, today, weekOf } from "./situation.test-support.ts";

const LOCATIONS = 40;
const PEOPLE_EACH = 15;
const minutesAfter = (from: Instant, minutes: number) => instantAfter(from, minutes * 60);

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
/** One comes late, one comes after the hour of a no-show, one forgets to clock out, one rests late. */
const special: Partial<Person>[] = [
  { arrives: 20 },
  { arrives: 90 },
  { leaves: 570 },
  { leaves: 360, planned: 360, break: [290, 320] },
];

const peopleOf = (place: number): Person[] =>
  Array.from({ length: PEOPLE_EACH }, (_, index) => ({
    name: `p${place}x${index}`,
    ...usual,
    ...special[index],
  }));

/** The minutes after the start at which an alert begins and ends, from the thresholds of the rules. */
const expected = (place: number): [number, string][] => [
  [5, `late p${place}x0 new`],
  [5, `late p${place}x1 new`],
  [20, `late p${place}x0 resolved`],
  [60, `late p${place}x1 resolved`],
  [60, `noShow p${place}x1 new`],
  [90, `noShow p${place}x1 resolved`],
  // A break of California is due within five hours; the rule tells 30 minutes before.
  [271, `breakDue p${place}x3 new`],
  // A break counts once it is over.
  [320, `breakDue p${place}x3 resolved`],
  [540, `missedOut p${place}x2 new`],
  [570, `missedOut p${place}x2 resolved`],
];

class Place {
  readonly locationId;
  readonly startsAt: Instant;
  readonly told: [Instant, string][] = [];
  readonly mailed: string[] = [];
  private readonly people: Person[];
  private readonly changes: Set<Instant>;
  private readonly members;
  private alerts = new Map<string, Alert>();
  private due: Instant = at("00:00");
  private situation: LocationSituation | null = null;

  readonly index: number;

  constructor(index: number) {
    this.index = index;
    this.locationId = aLocationId(`place${index}`);
    this.startsAt = minutesAfter(at("07:00"), index);
    this.people = peopleOf(index);
    this.changes = new Set(
      this.people
        .flatMap((person) => [person.arrives, person.leaves, ...(person.break ?? [])])
        .map((minutes) => minutesAfter(this.startsAt, minutes)),
    );
    this.members = [
      { id: aUserId("olivia"), role: "admin" as const, locationIds: [], employeeId: null },
      ...Array.from({ length: LOCATIONS }, (_, place) => ({
        id: aUserId(`m${place}`),
        role: "manager" as const,
        locationIds: [aLocationId(`place${place}`)],
        employeeId: null,
      })),
    ];
  }

  /** What the deployed job does in a minute: looks only when a look is due or the data changed. */
  pass(now: Instant): void {
    if (this.situation === null || this.changes.has(now)) this.situation = this.situationAt(now);
    else if (now < this.due) return;
    const standing = [...this.alerts.values()].filter(({ isCausePresent }) => isCausePresent);
    const causes = causesAt(this.situation, now, new Set(standing.map(({ id }) => id)));
    const known = causes.flatMap(({ id }) => this.alerts.get(id) ?? []);
    const terms = { rules, now, timeZone: "UTC" };
    const changed = reconcileAlerts([...new Set([...standing, ...known])], causes, terms);
    for (const alert of changed) {
      const isNews = this.alerts.get(alert.id)?.state !== alert.state;
      if (isNews) this.told.push([now, `${alert.type} ${alert.employeeId} ${alert.state}`]);
      this.alerts.set(alert.id, alert);
    }
    for (const alert of alertsToMail([...this.alerts.values()], now)) {
      for (const uid of readersOf(alert, { rules, at: now, members: this.members })) {
        this.mailed.push(`${alert.type} ${alert.employeeId} to ${uid}`);
      }
    }
    for (const alert of this.alerts.values()) this.alerts.set(alert.id, afterMail(alert, now));
    this.due = nextLook(this.situation, now, [...this.alerts.values()]);
  }

  private situationAt(now: Instant): LocationSituation {
    const since = (minutes: number) => {
      const instant = minutesAfter(this.startsAt, minutes);
      return instant <= now ? instant : null;
    };
    const rows = this.people.map(({ name, arrives, leaves, planned }) =>
      aBoardRow({
        employeeId: anEmployeeId(name),
        employeeName: name,
        entryId: since(arrives) === null ? null : anEntryId(`${name}0`),
        shiftStartsAt: this.startsAt,
        shiftEndsAt: minutesAfter(this.startsAt, planned),
        clockedInAt: since(arrives),
        clockedOutAt: since(leaves),
      }),
    );
    const working = this.people.filter(
      (person) =>
        person.break !== null && since(person.arrives) !== null && since(person.leaves) === null,
    );
    const weeks = working.map((person) => {
      const [from, until] = (person.break ?? []).map(since);
      const taken = { startsAt: from ?? "", endsAt: until ?? null, isPaid: false };
      const breaks = from === null || from === undefined ? [] : [taken];
      const startsAt = minutesAfter(this.startsAt, person.arrives);
      return weekOf(person.name, [{ startsAt, breaks, locationId: this.locationId }]);
    });
    const situation = aSituation({
      summaries: [{ day: today, board: rows, scheduledSeconds: 0 }],
      weeks,
      alertRules: rules,
    });
    return { ...situation, place: { ...situation.place, id: this.locationId } };
  }
}

/** Every alert of the script is mailed, to the managers of the location. */
const rules = (["late", "noShow", "missedOut", "breakDue"] as const).map((type) => ({
  ...usualRule(type),
  channels: ["email" as const],
}));

test("a day of 40 locations and 600 people: each alert comes once, in its minute, to its manager", () => {
  const places = Array.from({ length: LOCATIONS }, (_, index) => new Place(index));
  for (let now = at("06:00"); now < at("19:00"); now = minutesAfter(now, 1)) {
    for (const place of places) place.pass(now);
  }
  for (const { index, startsAt, told, mailed } of places) {
    const script = expected(index);
    const lines = script.map(([minutes, what]) => `${minutesAfter(startsAt, minutes)} ${what}`);
    expect(told.map(([when, what]) => `${when} ${what}`).toSorted()).toEqual(lines.toSorted());
    const news = script.flatMap(([, what]) => (what.endsWith("new") ? [what.slice(0, -4)] : []));
    expect(mailed.toSorted()).toEqual(news.map((what) => `${what} to m${index}`).toSorted());
  }
});
