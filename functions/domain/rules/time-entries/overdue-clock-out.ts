import type { Instant } from "../../kernel/time/instant.ts";
import { elapsedSeconds, instantAfter } from "../../kernel/time/instant.ts";
import type { PublishedShift } from "../../records/schedules/shift.ts";
import type { TimeEntry } from "../../records/time-entries/time-entry.ts";
import { matchShift } from "./match-shift.ts";
import { isMissedClockOut } from "./missed-clock-out.ts";
import { isRunning } from "./transitions.ts";

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
  const late = elapsedSeconds(expectedEnd({ startsAt }, shift), now);
  if (late >= alertAfterSeconds) return "alert";
  return late >= nudgeAfterSeconds ? "nudge" : "none";
}

/** Returns when the employee is reminded of a clock that still runs. */
export function remindedAt(
  work: { startsAt: Instant },
  shift: { endsAt: Instant } | null,
): Instant {
  return instantAfter(expectedEnd(work, shift), nudgeAfterSeconds);
}

/** Returns when a clock that still runs counts as forgotten, `after` seconds beyond its end. */
export function alertedAt(
  work: { startsAt: Instant },
  shift: { endsAt: Instant } | null,
  after: number,
): Instant {
  return instantAfter(expectedEnd(work, shift), after);
}

/**
 * True from the time of the reminder for as long as the entry runs, until it counts as a missed
 * clock-out and is closed.
 */
export function isReminderDue(
  entry: Pick<TimeEntry, "state" | "payable">,
  shift: { endsAt: Instant } | null,
  now: Instant,
): boolean {
  const isLate = remindedAt(entry.payable, shift) <= now;
  return isRunning(entry.state) && isLate && !isMissedClockOut(entry, now);
}

/**
 * Returns the shift of an entry as it is published now; null without one, or if it was moved so far
 * that the clock-in does not belong to it any more.
 */
export function plannedShift<
  T extends Pick<PublishedShift, "id" | "locationId" | "startsAt" | "endsAt">,
>(
  { locationId, payable }: Pick<TimeEntry, "locationId" | "payable">,
  published: T | null,
): T | null {
  const at = payable.startsAt;
  return published === null ? null : matchShift([published], { locationId, at });
}

function expectedEnd({ startsAt }: { startsAt: Instant }, shift: { endsAt: Instant } | null) {
  return shift?.endsAt ?? instantAfter(startsAt, longAfterSeconds);
}
