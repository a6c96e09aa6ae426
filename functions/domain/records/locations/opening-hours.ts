import { issue } from "../../kernel/issues/issue.ts";
import { z } from "zod/mini";
import { weekdaySchema } from "../../kernel/time/local-date.ts";
import type { LocalTime } from "../../kernel/time/local-time.ts";
import { localTimeSchema } from "../../kernel/time/local-time.ts";

/** From when to when a place is open, in its zone; closing at or before opening = next day. */
export const openRangeSchema = z.object({ opensAt: localTimeSchema, closesAt: localTimeSchema });
export type OpenRange = z.infer<typeof openRangeSchema>;

/** The most spans of opening hours that a location may have on one day. */
export const MOST_RANGES = 4;

/** The ranges of one day, in order and apart from each other; only the last passes midnight. */
export const dayHoursSchema = z
  .array(openRangeSchema)
  .check(z.maxLength(MOST_RANGES, issue("atMostRanges", 4)), ({ value, issues }) => {
    const index = value.findIndex((range, place) => place > 0 && !follows(value[place - 1], range));
    if (index === -1) return;
    const message = issue("hoursOverlap");
    issues.push({ code: "custom", input: value, path: [index, "opensAt"], message });
  });
export type DayHours = z.infer<typeof dayHoursSchema>;

type Written = OpenRange | DayHours;

/**
 * Hours by weekday; a day left out is closed. One range may be given alone instead of in a list.
 */
export const openingHoursSchema = z.partialRecord(
  weekdaySchema,
  z.pipe(
    z.transform((hours: Written) => (Array.isArray(hours) ? hours : [hours])),
    dayHoursSchema,
  ),
);
export type OpeningHours = z.infer<typeof openingHoursSchema>;

/** The ranges in order of their start, as `dayHoursSchema` requires. */
export function inOrder(ranges: readonly OpenRange[]): OpenRange[] {
  return ranges.toSorted((a, b) => compare(a.opensAt, b.opensAt));
}

function compare(a: LocalTime, b: LocalTime): number {
  return a < b ? -1 : Number(a > b);
}

function follows(before: OpenRange | undefined, after: OpenRange): boolean {
  if (before === undefined) return true;
  return before.closesAt > before.opensAt && after.opensAt >= before.closesAt;
}
