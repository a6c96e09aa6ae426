import { RuleViolation } from "../violations/rule-violation.ts";
import { decimalHours } from "../../kernel/time/duration.ts";
import type { Instant } from "../../kernel/time/instant.ts";
import { elapsedSeconds } from "../../kernel/time/instant.ts";
import type { ClosedSpan } from "./wall-span.ts";

/** One piece of work lasts no longer, whatever the clocks show. */
export const longestEntrySeconds = 86_400;

/**
 * Refuses worked time that cannot be. Breaks must lie within the span and not overlap; they may
 * touch. Throws endBeforeStart, tooLong (> 24 h elapsed), inFuture, breakOutside.
 */
export function requireWorkable(span: ClosedSpan, now: Instant): void {
  const seconds = elapsedSeconds(span.startsAt, span.endsAt);
  if (seconds <= 0) throw new RuleViolation("endBeforeStart", {});
  if (seconds > longestEntrySeconds) {
    throw new RuleViolation("tooLong", {
      hours: Number(decimalHours(seconds)),
      limitHours: Number(decimalHours(longestEntrySeconds)),
    });
  }
  if (span.endsAt > now) throw new RuleViolation("inFuture", {});
  requireBreaksInside(span);
}

function requireBreaksInside(span: ClosedSpan): void {
  let free = span.startsAt;
  for (const taken of inOrder(span.breaks)) {
    const isInside = taken.startsAt >= free && taken.endsAt <= span.endsAt;
    if (!isInside || taken.endsAt <= taken.startsAt) throw new RuleViolation("breakOutside", {});
    free = taken.endsAt;
  }
}

/** Breaks in order of time, as every entry keeps them. */
export function inOrder<T extends { startsAt: Instant }>(breaks: readonly T[]): T[] {
  return breaks.toSorted((a, b) => (a.startsAt < b.startsAt ? -1 : 1));
}
