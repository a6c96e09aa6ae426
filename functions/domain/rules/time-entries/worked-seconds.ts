import type { Instant } from "../../kernel/time/instant.ts";
import { elapsedSeconds } from "../../kernel/time/instant.ts";
import type { WorkSpan } from "../../records/time-entries/time-entry.ts";

/**
 * Elapsed seconds of work in a span: from start to end less the unpaid breaks. What lasts still
 * (the span or a break) ends at `now`. Elapsed time between instants, whatever the clocks did.
 */
export function workedSeconds(span: WorkSpan, now: Instant): number {
  return lasting(span, now) - unpaidBreakSeconds(span, now);
}

/** Seconds of all unpaid breaks of a span. */
export function unpaidBreakSeconds(span: WorkSpan, now: Instant): number {
  return breakSeconds(span, now, false);
}

/** Seconds of all paid breaks of a span. */
export function paidBreakSeconds(span: WorkSpan, now: Instant): number {
  return breakSeconds(span, now, true);
}

function breakSeconds(span: WorkSpan, now: Instant, isPaid: boolean): number {
  return span.breaks
    .filter((taken) => taken.isPaid === isPaid)
    .reduce((sum, taken) => sum + lasting(taken, now), 0);
}

function lasting(part: { startsAt: Instant; endsAt: Instant | null }, now: Instant): number {
  return elapsedSeconds(part.startsAt, part.endsAt ?? now);
}
