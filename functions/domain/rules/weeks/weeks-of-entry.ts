import { workweekOf } from "../hours/workday.ts";
import type { WorkRules } from "../../records/work-rules/work-rules.ts";
import type { Instant } from "../../kernel/time/instant.ts";
import { instantFromMilliseconds } from "../../kernel/time/instant.ts";
import type { LocalDate } from "../../kernel/time/local-date.ts";

/**
 * The workweeks that worked time touches, by their first day: that of its start, and that of its
 * end (exclusive) when it runs over the boundary. Time without an end touches the week it began in.
 */
export function weeksOfSpan(
  { startsAt, endsAt }: { startsAt: Instant; endsAt: Instant | null },
  rules: WorkRules,
  timeZone: string,
): LocalDate[] {
  const first = workweekOf(startsAt, rules, timeZone);
  if (endsAt === null || endsAt <= startsAt) return [first];
  const lastMoment = instantFromMilliseconds(Date.parse(endsAt) - 1);
  const last = workweekOf(lastMoment, rules, timeZone);
  return last === first ? [first] : [first, last];
}
