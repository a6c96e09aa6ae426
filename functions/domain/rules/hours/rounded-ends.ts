import type { Instant } from "../../kernel/time/instant.ts";
import { epochSeconds, instantFromMilliseconds } from "../../kernel/time/instant.ts";
import type { WorkRules } from "../../records/work-rules/work-rules.ts";
import { roundInstant } from "./round-clock.ts";

interface Ends {
  startsAt: Instant;
  endsAt: Instant;
}

/** The ends between which time is paid, where the rounding rule moves them; null where it does not. */
export function roundedEnds(
  span: { startsAt: Instant; endsAt: Instant | null },
  { clockIn, clockOut }: Pick<WorkRules["rounding"], "clockIn" | "clockOut">,
  timeZone: string,
): Ends | null {
  if (span.endsAt === null) return null;
  const [from, to] = [epochSeconds(span.startsAt), epochSeconds(span.endsAt)];
  const startsAt = roundInstant(from, clockIn, timeZone);
  const endsAt = Math.max(startsAt, roundInstant(to, clockOut, timeZone));
  if (startsAt === from && endsAt === to) return null;
  return {
    startsAt: instantFromMilliseconds(startsAt * 1000),
    endsAt: instantFromMilliseconds(endsAt * 1000),
  };
}
