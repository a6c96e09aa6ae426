import type { Instant } from "../../kernel/time/instant.ts";
import { addDays, daysFromTo } from "../../kernel/time/local-date.ts";
import type { LocalDate } from "../../kernel/time/local-date.ts";
import { localDateAt } from "../../kernel/time/zone.ts";

/**
 * The local days of whose summaries a shift or entry is a part: the day it starts to the day it
 * ends, the end exclusive. What still lasts may run past midnight, so it touches the next day too.
 */
export function daysTouched(
  span: { startsAt: Instant; endsAt: Instant | null },
  timeZone: string,
): LocalDate[] {
  const first = localDateAt(span.startsAt, timeZone);
  if (span.endsAt === null) return [first, addDays(first, 1)];
  const lastMoment = new Date(Math.max(Date.parse(span.startsAt), Date.parse(span.endsAt) - 1));
  const last = localDateAt(lastMoment.toISOString(), timeZone);
  return daysFromTo(first, last);
}
