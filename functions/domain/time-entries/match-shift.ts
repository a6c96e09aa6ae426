import type { PublishedShift } from "../schedules/shift.ts";
import type { Instant } from "../time/instant.ts";
import { elapsedSeconds } from "../time/instant.ts";
import type { TimeEntryFlag } from "./time-entry.ts";

/** A punch this far from the plan needs a person to look at it. */
export const toleranceSeconds = 300;

/** Who comes earlier than this has not come for the shift. */
const earliestSeconds = 14_400;

type Planned = Pick<PublishedShift, "id" | "locationId" | "startsAt" | "endsAt">;

/**
 * The published shift that a clock-in at a location belongs to: one that lasts or begins within
 * four hours, the nearest start first. Null when the person was not planned there.
 */
export function matchShift<T extends Planned>(
  shifts: readonly T[],
  { locationId, at }: { locationId: string; at: Instant },
): T | null {
  const distance = (shift: T) => Math.abs(elapsedSeconds(shift.startsAt, at));
  const candidates = shifts.filter(
    (shift) =>
      shift.locationId === locationId &&
      at < shift.endsAt &&
      elapsedSeconds(at, shift.startsAt) <= earliestSeconds,
  );
  return candidates.toSorted((a, b) => distance(a) - distance(b))[0] ?? null;
}

/** What is odd about a clock-in; without a plan only where the week had one (`isPlanned`). */
export function clockInFlags(
  at: Instant,
  shift: Planned | null,
  isPlanned: boolean,
): TimeEntryFlag[] {
  if (shift === null) return isPlanned ? ["noShift"] : [];
  const late = elapsedSeconds(shift.startsAt, at);
  if (late > toleranceSeconds) return ["lateIn"];
  return late < -toleranceSeconds ? ["earlyIn"] : [];
}

/** What is odd about a clock-out, measured against the planned end. */
export function clockOutFlags(at: Instant, shift: Planned | null): TimeEntryFlag[] {
  if (shift === null) return [];
  const late = elapsedSeconds(shift.endsAt, at);
  if (late > toleranceSeconds) return ["lateOut"];
  return late < -toleranceSeconds ? ["earlyOut"] : [];
}
