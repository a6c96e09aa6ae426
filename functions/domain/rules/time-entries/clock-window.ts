import type { ClockSection } from "../../records/company/rule-sections.ts";
import type { OverridableRule } from "../../records/time-entries/punch-record.ts";
import { RuleViolation } from "../violations/rule-violation.ts";
import type { PublishedShift } from "../../records/schedules/shift.ts";
import type { Instant } from "../../kernel/time/instant.ts";
import { elapsedSeconds, instantAfter } from "../../kernel/time/instant.ts";
import { localTimeAt } from "../../kernel/time/zone.ts";

/** A clock-in attempt: `isPlanned` says whether the week was published there at all. */
export interface TriedClockIn {
  at: Instant;
  shift: Pick<PublishedShift, "startsAt"> | null;
  isPlanned: boolean;
  timeZone: string;
}

/**
 * Returns why a clock-in is refused, null if it is not: tooEarly before the first moment at which
 * the company lets employees clock in for a shift (that moment itself is allowed), notScheduled
 * without a shift where the company requires one. A week that was never published refuses none.
 */
export function clockInRefusal(
  { earliestSeconds, unscheduled }: ClockSection,
  { at, shift, isPlanned, timeZone }: TriedClockIn,
): RuleViolation<OverridableRule> | null {
  if (shift === null) {
    if (unscheduled !== "block" || !isPlanned) return null;
    return new RuleViolation("notScheduled", {});
  }
  if (earliestSeconds === null || elapsedSeconds(at, shift.startsAt) <= earliestSeconds)
    return null;
  const first = instantAfter(shift.startsAt, -earliestSeconds);
  return new RuleViolation("tooEarly", { from: localTimeAt(first, timeZone) });
}
