import type { EmployeeId, LocationId } from "../../../kernel/ids/entity-ids.ts";
import { elapsedSeconds } from "../../../kernel/time/instant.ts";
import type { Instant } from "../../../kernel/time/instant.ts";
import type { LocalDate } from "../../../kernel/time/local-date.ts";
import { weekdayOf } from "../../../kernel/time/local-date.ts";
import type { Openings } from "../../../records/locations/opening-on.ts";
import type { BurdenKind } from "../../../records/schedules/fairness.ts";
import { specialDayOf } from "../../../records/locations/opening-on.ts";
import { closingOn } from "./closing-on.ts";
import { nightSecondsOf } from "./night-seconds.ts";

/** A shift as far as it can be a burden; `day` is the local day on which it starts. */
export interface BurdenShift {
  employeeId: EmployeeId;
  locationId: LocationId;
  place: Openings & { timeZone: string };
  day: LocalDate;
  startsAt: Instant;
  endsAt: Instant;
}

/** What makes a shift one that employees would rather share evenly. */
export interface Burdens {
  isWeekend: boolean;
  isNight: boolean;
  isClosing: boolean;
  isHoliday: boolean;
  isShortRest: boolean;
}

/** So much of a shift makes it a night shift: 2003/88/EC, article 2. */
const NIGHT_SHIFT_SECONDS = 3 * 3600;

/**
 * Returns the burdens of shifts, which are all of some days and of the days before: on a Saturday or
 * Sunday; with at least 3 hours of night (11 PM to 6 AM); at work when the location closes, or the
 * last to end that day where it has no opening hours; on a holiday of the location; after too
 * little rest since the employee's last shift of an earlier day, at any location.
 */
export function burdensOf<Shift extends BurdenShift>(
  shifts: readonly Shift[],
  restSeconds: number,
): { shift: Shift; burdens: Burdens }[] {
  const closing = closingShifts(shifts);
  const tired = shortlyRested(shifts, restSeconds);
  return shifts.map((shift) => {
    const { place } = shift;
    const weekday = weekdayOf(shift.day);
    const burdens = {
      isWeekend: weekday === "saturday" || weekday === "sunday",
      isNight: nightSecondsOf(shift, place.timeZone) >= NIGHT_SHIFT_SECONDS,
      isClosing: closing.has(shift),
      isHoliday: specialDayOf(place, shift.day)?.isHoliday ?? false,
      isShortRest: tired.has(shift),
    };
    return { shift, burdens };
  });
}

/**
 * Returns the burdens that a shift has by itself. Without opening hours no shift
 * is known to close.
 */
export function burdensOfPlan(shift: Omit<BurdenShift, "employeeId">): BurdenKind[] {
  const { place, day } = shift;
  const [found] = burdensOf([{ ...shift, employeeId: UNASSIGNED }], 0);
  if (found === undefined) return [];
  const { isWeekend, isNight, isClosing, isHoliday } = found.burdens;
  return [
    ...(isWeekend ? (["weekend"] as const) : []),
    ...(isNight ? (["night"] as const) : []),
    ...(isClosing && closingOn(place, day) !== null ? (["closing"] as const) : []),
    ...(isHoliday ? (["holiday"] as const) : []),
  ];
}

const UNASSIGNED = "unassigned" as EmployeeId;

function closingShifts<Shift extends BurdenShift>(shifts: readonly Shift[]): ReadonlySet<Shift> {
  const days = Map.groupBy(shifts, ({ locationId, day }) => `${locationId} ${day}`);
  return new Set(
    [...days.values()].flatMap((own) => {
      const [first] = own;
      const closing = first === undefined ? null : closingOn(first.place, first.day);
      const at = closing === null ? last(own.map(({ endsAt }) => endsAt)) : closing.closesAt;
      if (at === null) return [];
      return own.filter(({ startsAt, endsAt }) => startsAt < at && endsAt >= at);
    }),
  );
}

function last(instants: readonly Instant[]): Instant {
  return instants.toSorted().at(-1) ?? "";
}

/** The shifts after too little rest; a second shift of the same day follows no rest. */
function shortlyRested<Shift extends BurdenShift>(
  shifts: readonly Shift[],
  restSeconds: number,
): ReadonlySet<Shift> {
  const people = Map.groupBy(shifts, ({ employeeId }) => employeeId);
  return new Set(
    [...people.values()].flatMap((own) => {
      const inOrder = own.toSorted((a, b) => (a.startsAt < b.startsAt ? -1 : 1));
      return inOrder.filter((shift, place) => {
        const before = inOrder[place - 1];
        if (before === undefined || before.day === shift.day) return false;
        return elapsedSeconds(before.endsAt, shift.startsAt) < restSeconds;
      });
    }),
  );
}
