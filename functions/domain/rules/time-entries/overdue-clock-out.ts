import type { Instant } from "../../kernel/time/instant.ts";
import { elapsedSeconds } from "../../kernel/time/instant.ts";

/** Work that lasts longer is rare enough to be looked at. */
export const longAfterSeconds = 43_200;
/** The employee is reminded this long after the end of the shift. */
const nudgeAfterSeconds = 900;
/** The managers are alerted this long after the end of the shift. */
const alertAfterSeconds = 3600;

/** How late a clock-out is: `nudge` is for the employee, `alert` for the managers as well. */
export type OverdueClockOut = "none" | "nudge" | "alert";

/**
 * Returns how late the clock-out of running work is, measured from the end of its shift. Work
 * without a shift is taken to end after twelve hours.
 */
export function overdueClockOut(
  { startsAt }: { startsAt: Instant },
  shift: { endsAt: Instant } | null,
  now: Instant,
): OverdueClockOut {
  const late =
    shift === null
      ? elapsedSeconds(startsAt, now) - longAfterSeconds
      : elapsedSeconds(shift.endsAt, now);
  if (late >= alertAfterSeconds) return "alert";
  return late >= nudgeAfterSeconds ? "nudge" : "none";
}
