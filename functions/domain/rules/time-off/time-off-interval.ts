import type { EmployeeId } from "../../kernel/ids/entity-ids.ts";
import type { Instant } from "../../kernel/time/instant.ts";
import type { Interval } from "../../kernel/time/interval.ts";
import { overlaps } from "../../kernel/time/interval.ts";
import type { LocalDate } from "../../kernel/time/local-date.ts";
import { addDays } from "../../kernel/time/local-date.ts";
import type { LocalTime } from "../../kernel/time/local-time.ts";
import { dayStart, resolveWallTime } from "../../kernel/time/zone.ts";
import type { TimeOff, TimeOffSpan } from "../../records/time-off/time-off.ts";

/**
 * The instants of time off on the clocks of a zone, end exclusive: from the first moment of the
 * first day to the last of the last one, or the named part of a day. A part that touches the hour
 * that clocks repeat holds both of them; one in the hour that they leave out begins or ends there.
 */
export function timeOffInterval(span: TimeOffSpan, timeZone: string): Interval<Instant> {
  const { from, until, part } = span;
  if (part === null) {
    return { startsAt: dayStart(from, timeZone), endsAt: dayStart(addDays(until, 1), timeZone) };
  }
  return {
    startsAt: instantOf(from, part.startsAtLocal, { timeZone, which: "first" }),
    endsAt: instantOf(from, part.endsAtLocal, { timeZone, which: "second" }),
  };
}

function instantOf(
  day: LocalDate,
  time: LocalTime,
  { timeZone, which }: { timeZone: string; which: "first" | "second" },
): Instant {
  const found = resolveWallTime(day, time, timeZone);
  return found.kind === "repeated" ? found[which] : found.instant;
}

/** An employee's work, planned at a location with a zone. */
export interface WorkThen {
  employeeId: EmployeeId | null;
  startsAt: Instant;
  endsAt: Instant;
  timeZone: string;
}

type Held = TimeOffSpan & Pick<TimeOff, "employeeId" | "state">;

/** The first approved time off of the same person that shares time with the work, or null. */
export function timeOffAt<T extends Held>(work: WorkThen, timeOff: readonly T[]): T | null {
  const held = timeOff.filter(
    (one) => one.state === "approved" && one.employeeId === work.employeeId && liesIn(work, one),
  );
  return held.toSorted((a, b) => a.from.localeCompare(b.from))[0] ?? null;
}

/** True if work shares time with the span, on the clocks of the place where it is planned. */
export function liesIn(work: Omit<WorkThen, "employeeId">, span: TimeOffSpan): boolean {
  return overlaps(work, timeOffInterval(span, work.timeZone));
}
