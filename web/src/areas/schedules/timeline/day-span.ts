import { elapsedSeconds, instantAfter } from "@crewline/domain/kernel/time/instant";
import type { Instant } from "@crewline/domain/kernel/time/instant";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import { addDays } from "@crewline/domain/kernel/time/local-date";
import { dayStart, localDateAt, localTimeAt } from "@crewline/domain/kernel/time/zone";
import type { Shift, ShiftPlan } from "@crewline/domain/records/schedules/shift";
import { placeShift } from "@crewline/domain/rules/schedules/place-shift";
import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import { planOf } from "@crewline/domain/rules/schedules/plan-of";

/** Bars move and grow in such steps. */
export const STEP_SECONDS = 900;

const HOUR_SECONDS = 3600;

/** A local day as the timeline shows it, from midnight to midnight. */
export interface DaySpan {
  day: LocalDate;
  startsAt: Instant;
  /** 86,400, and an hour less or more where the clocks change. */
  seconds: number;
  timeZone: string;
}

export function daySpan(day: LocalDate, timeZone: string): DaySpan {
  const startsAt = dayStart(day, timeZone);
  const seconds = elapsedSeconds(startsAt, dayStart(addDays(day, 1), timeZone));
  return { day, startsAt, seconds, timeZone };
}

/** A part of a day, in seconds from midnight. */
export interface PartOfDay {
  from: number;
  until: number;
}

/** The part of a day that a shift takes; null if it takes none. */
export function partOfDay(
  shift: Pick<Shift, "startsAt" | "endsAt">,
  { startsAt, seconds }: DaySpan,
): PartOfDay | null {
  const from = Math.max(0, elapsedSeconds(startsAt, shift.startsAt));
  const until = Math.min(seconds, elapsedSeconds(startsAt, shift.endsAt));
  return from < until ? { from, until } : null;
}

/** The part of the day that a plan would take; null if it takes none or its times do not exist. */
export function partOfPlan(plan: ShiftPlan, span: DaySpan): PartOfDay | null {
  try {
    return partOfDay(placeShift(plan, span.timeZone), span);
  } catch (error) {
    if (error instanceof RuleViolation) return null;
    throw error;
  }
}

/** True if the shift begins and ends on the day. */
export function isWithin(shift: Pick<Shift, "startsAt" | "endsAt">, span: DaySpan): boolean {
  const from = elapsedSeconds(span.startsAt, shift.startsAt);
  return from >= 0 && elapsedSeconds(span.startsAt, shift.endsAt) <= span.seconds;
}

/** Any record of work that has a start and an end. */
type Timed = Pick<Shift, "startsAt" | "endsAt">;

/** A shift in one of the tracks of a lane, which keep overlapping ones apart. */
export interface TrackedShift<S extends Timed> {
  shift: S;
  from: number;
  until: number;
  track: number;
}

/** Returns the shifts of a lane that take a part of the day, each in the first free track. */
export function tracked<S extends Timed>(shifts: readonly S[], span: DaySpan): TrackedShift<S>[] {
  const ends: number[] = [];
  const parts = shifts.flatMap((shift) => {
    const part = partOfDay(shift, span);
    return part === null ? [] : [{ shift, ...part }];
  });
  return parts
    .toSorted((a, b) => a.from - b.from)
    .map((part) => {
      const free = ends.findIndex((end) => end <= part.from);
      const track = free < 0 ? ends.length : free;
      ends[track] = part.until;
      return { ...part, track };
    });
}

/** The full hours of a day with their local times: on a clock-change day 23 or 25 of them. */
export function hoursOfDay({ startsAt, seconds, timeZone }: DaySpan) {
  const hours: { from: number; time: string }[] = [];
  for (let from = 0; from < seconds; from += HOUR_SECONDS) {
    hours.push({ from, time: localTimeAt(instantAfter(startsAt, from), timeZone) });
  }
  return hours;
}

/**
 * Returns the plan of a shift that begins and ends so many seconds later, negative for earlier;
 * null if it would begin on another day.
 */
export function planMovedBy(shift: Shift, seconds: number): ShiftPlan | null {
  const startsAt = instantAfter(shift.startsAt, seconds);
  const endsAt = instantAfter(shift.endsAt, seconds);
  if (localDateAt(startsAt, shift.timeZone) !== shift.day) return null;
  if (seconds === 0) return planOf(shift);
  return {
    ...planOf(shift),
    startsAtLocal: localTimeAt(startsAt, shift.timeZone),
    endsAtLocal: localTimeAt(endsAt, shift.timeZone),
    startsInRepeatedHour: null,
    endsInRepeatedHour: null,
  };
}
