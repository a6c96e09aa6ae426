import { elapsedSeconds } from "../../kernel/time/instant.ts";
import type { Shift } from "../../records/schedules/shift.ts";

/** The time a shift plans to be worked: elapsed seconds without the unpaid break, never below 0. */
export function plannedSeconds(
  shift: Pick<Shift, "startsAt" | "endsAt" | "unpaidBreakSeconds">,
): number {
  return Math.max(0, elapsedSeconds(shift.startsAt, shift.endsAt) - shift.unpaidBreakSeconds);
}
