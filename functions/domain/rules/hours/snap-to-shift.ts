import type { Instant } from "../../kernel/time/instant.ts";
import { elapsedSeconds } from "../../kernel/time/instant.ts";
import type { Interval } from "../../kernel/time/interval.ts";

/** The distance from the planned time at which a punch still counts as it; seconds, inclusive. */
export interface SnapRules {
  earlyInSeconds: number;
  lateInSeconds: number;
  earlyOutSeconds: number;
  lateOutSeconds: number;
}

/**
 * Moves punches that are close to the planned shift onto it; others stay. Only time that was not
 * worked may be disregarded so (29 CFR 785.48(a)): the raw punches are kept beside the answer.
 */
export function snapToShift(
  punched: Interval<Instant>,
  shift: Interval<Instant>,
  rules: SnapRules,
): Interval<Instant> {
  const inBy = elapsedSeconds(shift.startsAt, punched.startsAt);
  const outBy = elapsedSeconds(shift.endsAt, punched.endsAt);
  const isInNear = inBy >= -rules.earlyInSeconds && inBy <= rules.lateInSeconds;
  const isOutNear = outBy >= -rules.earlyOutSeconds && outBy <= rules.lateOutSeconds;
  return {
    startsAt: isInNear ? shift.startsAt : punched.startsAt,
    endsAt: isOutNear ? shift.endsAt : punched.endsAt,
  };
}
