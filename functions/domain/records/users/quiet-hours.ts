import { issue } from "../../kernel/issues/issue.ts";
import { z } from "zod/mini";
import type { Instant } from "../../kernel/time/instant.ts";
import type { LocalDate } from "../../kernel/time/local-date.ts";
import { addDays } from "../../kernel/time/local-date.ts";
import type { LocalTime } from "../../kernel/time/local-time.ts";
import { localTimeSchema } from "../../kernel/time/local-time.ts";
import {
  localDateAt,
  localTimeAt,
  resolveWallTime,
  timeZoneSchema,
} from "../../kernel/time/zone.ts";

/**
 * The part of every day in which a user gets no mail; an end before the start is on the next day.
 */
export const quietHoursSchema = z
  .object({ from: localTimeSchema, to: localTimeSchema, timeZone: timeZoneSchema })
  .check(
    z.refine(({ from, to }) => from !== to, {
      message: issue("quietHoursEmpty"),
      path: ["to"],
    }),
  );
export type QuietHours = z.infer<typeof quietHoursSchema>;

/**
 * Returns when the quiet hours that contain `now` end, in the user's zone; null outside of them.
 * They begin with the minute `from` and end with the minute `to`. An end that the clocks skip is
 * the moment of the jump; of one that repeats it is the next of the two.
 */
export function quietUntil({ from, to, timeZone }: QuietHours, now: Instant): Instant | null {
  const time = localTimeAt(now, timeZone);
  const isOvernight = to < from;
  const isQuiet = isOvernight ? time >= from || time < to : time >= from && time < to;
  if (!isQuiet) return null;
  const today = localDateAt(now, timeZone);
  return wallTime(isOvernight && time >= from ? addDays(today, 1) : today, to, { timeZone, now });
}

function wallTime(
  day: LocalDate,
  time: LocalTime,
  { timeZone, now }: { timeZone: string; now: Instant },
): Instant {
  const resolved = resolveWallTime(day, time, timeZone);
  if (resolved.kind !== "repeated") return resolved.instant;
  return resolved.first > now ? resolved.first : resolved.second;
}
