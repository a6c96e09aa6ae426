import type { PlacedShift, ShiftTimes } from "../schedules/place-shift.ts";
import { placeShift, repeatedTimes } from "../schedules/place-shift.ts";
import type { Instant } from "../../kernel/time/instant.ts";
import { elapsedSeconds } from "../../kernel/time/instant.ts";

/** A shift whose wall times mean other instants in a new zone. */
export type Movable = ShiftTimes & PlacedShift & { timeZone: string };

/**
 * Returns the shift in another zone: its day and wall times stay, its instants are recomputed. A
 * time that the new zone shows twice means the first of the two. Throws missingHour,
 * endBeforeStart.
 */
export function moveToZone<T extends Movable>(shift: T, timeZone: string): T {
  const repeated = repeatedTimes(shift, timeZone);
  const plan = {
    ...shift,
    startsInRepeatedHour: repeated.includes("startsAtLocal") ? ("first" as const) : null,
    endsInRepeatedHour: repeated.includes("endsAtLocal") ? ("first" as const) : null,
  };
  return { ...plan, ...placeShift(plan, timeZone), timeZone };
}

/** True for a shift that a new zone moves: it has not begun, and not in that zone either. */
export function isAhead(shift: { startsAt: Instant; state?: string }, now: Instant): boolean {
  return shift.startsAt > now && shift.state !== "cancelled";
}

/** Seconds by which a moved shift begins later than before; negative = earlier. */
export function laterSeconds(before: PlacedShift, after: PlacedShift): number {
  return elapsedSeconds(before.startsAt, after.startsAt);
}
