import { aLocationId, anEmployeeId, anEntryId } from "../../kernel/ids/ids.test-support.ts";
import type { Instant } from "../../kernel/time/instant.ts";
import { presetRules } from "../../records/work-rules/preset-rules.ts";
import type { WeekEntry } from "../../records/time-entries/employee-week.ts";
import { aBoardRow } from "../home/board-row.test-support.ts";
import type { LocationSituation } from "./situation.ts";
import { at, weekOf } from "./situation.test-support.ts";
import { minutesAfter } from "./simulated-watch.test-support.ts";

const PEOPLE_EACH = 15;

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

export const peopleOf = (place: number): Person[] =>
  Array.from({ length: PEOPLE_EACH }, (_, index) => ({
    name: personOf(place, index),
    ...usual,
    ...special[index],
  }));

/** Counting pay takes most of the time of the test: the weeks of every fourth location are counted. */
export const hasWeeks = (place: number) => place % 4 === 0;

export function boardAt(place: number, now: Instant) {
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
export function weeksAt(place: number, now: Instant): LocationSituation["weeks"] {
  const since = sinceStart(startOf(place), now);
  const locationId = locationOf(place);
  if (!hasWeeks(place)) return [];
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
