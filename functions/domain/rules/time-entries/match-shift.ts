import type { LocationId } from "../../kernel/ids/entity-ids.ts";
import type { PublishedShift } from "../../records/schedules/shift.ts";
import type { Instant } from "../../kernel/time/instant.ts";
import { elapsedSeconds } from "../../kernel/time/instant.ts";
import { lateFrom } from "../schedules/taken-at.ts";
import type { TimeEntryFlag } from "../../records/time-entries/time-entry.ts";

/** Most seconds before a shift's start at which a clock-in is matched to it. */
export const EARLIEST_SECONDS = 14_400;

type Planned = Pick<
  PublishedShift,
  "id" | "locationId" | "startsAt" | "endsAt" | "handedOverAt" | "takenAt"
>;

/**
 * The published shift that a clock-in at a location belongs to: one that lasts or begins within
 * four hours, the nearest start first. Null when the person was not planned there.
 */
export function matchShift<T extends Planned>(
  shifts: readonly T[],
  { locationId, at }: { locationId: LocationId; at: Instant },
): T | null {
  const distance = (shift: T) => Math.abs(elapsedSeconds(shift.startsAt, at));
  const candidates = shifts.filter(
    (shift) =>
      shift.locationId === locationId &&
      at < shift.endsAt &&
      elapsedSeconds(at, shift.startsAt) <= EARLIEST_SECONDS,
  );
  return candidates.toSorted((a, b) => distance(a) - distance(b))[0] ?? null;
}

/** A punch: when, for which shift, and how far from the plan it is on time, inclusive. */
export interface PunchAgainstPlan {
  at: Instant;
  shift: Planned | null;
  graceSeconds: number;
}

/** The flags of a clock-in; one without a shift is flagged where `flagsNoShift` says so. */
export function clockInFlags(
  { at, shift, graceSeconds }: PunchAgainstPlan,
  flagsNoShift: boolean,
): TimeEntryFlag[] {
  if (shift === null) return flagsNoShift ? ["noShift"] : [];
  if (elapsedSeconds(lateFrom(shift), at) > graceSeconds) return ["lateIn"];
  return elapsedSeconds(at, shift.startsAt) > graceSeconds ? ["earlyIn"] : [];
}

/** The flags of a clock-out, measured against the planned end. */
export function clockOutFlags({ at, shift, graceSeconds }: PunchAgainstPlan): TimeEntryFlag[] {
  if (shift === null) return [];
  const late = elapsedSeconds(shift.endsAt, at);
  if (late > graceSeconds) return ["lateOut"];
  return late < -graceSeconds ? ["earlyOut"] : [];
}
