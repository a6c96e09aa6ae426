import type { Instant } from "../../kernel/time/instant.ts";
import type { WorkSpan } from "../../records/time-entries/time-entry.ts";
import type { ClosedSpan, Outcome, WallSpan } from "./wall-span.ts";
import { spanFromWallTimes } from "./wall-span.ts";

const MINUTE_MS = 60_000;

/**
 * Like `spanFromWallTimes`, for worked time that exists already: a time that the person left as it
 * was keeps its seconds, because forms show whole minutes and an edit elsewhere must not move it.
 */
export function editSpan(wall: WallSpan, original: WorkSpan, timeZone: string): Outcome {
  const outcome = spanFromWallTimes(wall, timeZone);
  if (outcome.kind !== "span") return outcome;
  const { span } = outcome;
  return { kind: "span", span: withSeconds(span, instantsOf(original)) };
}

function withSeconds(span: ClosedSpan, before: readonly Instant[]): ClosedSpan {
  const keep = (instant: Instant) => before.find((old) => sameMinute(old, instant)) ?? instant;
  return {
    startsAt: keep(span.startsAt),
    endsAt: keep(span.endsAt),
    breaks: span.breaks.map((taken) => ({
      ...taken,
      startsAt: keep(taken.startsAt),
      endsAt: keep(taken.endsAt),
    })),
  };
}

function instantsOf(span: WorkSpan): Instant[] {
  const ends = span.breaks.flatMap((taken) => [taken.startsAt, taken.endsAt]);
  return [span.startsAt, span.endsAt, ...ends].filter((instant) => instant !== null);
}

function sameMinute(a: Instant, b: Instant): boolean {
  return Math.floor(Date.parse(a) / MINUTE_MS) === Math.floor(Date.parse(b) / MINUTE_MS);
}
