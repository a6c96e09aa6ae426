import { z } from "zod/mini";
import { previewShiftSchema, shownShift } from "../../records/schedules/shown-shift.ts";
import type { PublishedShift, Shift } from "../../records/schedules/shift.ts";
import {
  countByLocation,
  shiftsElsewhereSchema,
} from "../../records/schedules/shifts-elsewhere.ts";
import type { TimeOffSpan } from "../../records/time-off/time-off.ts";
import { liesIn } from "./time-off-interval.ts";

/** The effect of approved time off on the plan. */
export const timeOffPreviewSchema = z.object({
  /** The employee's planned shifts in it, which become open if requested. */
  shiftCount: z.int(),
  publishedCount: z.int(),
  /** The first of them. */
  shifts: z.array(previewShiftSchema),
  /** Published shifts in it at locations that others manage: they stay until those decide. */
  elsewhere: z.array(shiftsElsewhereSchema),
  /** Colleagues of the same places with approved time off that shares a day, by name. */
  othersOff: z.array(z.string()),
});
export type TimeOffPreview = z.infer<typeof timeOffPreviewSchema>;

const MOST_SHOWN = 8;

/** The planned shifts that share time with the span, each on the clocks of its place. */
export function shiftsInTimeOff(shifts: readonly Shift[], span: TimeOffSpan): Shift[] {
  return shifts
    .filter((shift) => shift.state !== "cancelled" && liesIn(shift, span))
    .toSorted((a, b) => a.startsAt.localeCompare(b.startsAt));
}

/** The employee's schedule around those days, as far as the reader may see it. */
interface KnownPlan {
  /** At locations that the reader manages. */
  shifts: readonly Shift[];
  /** At all others. */
  publishedElsewhere: readonly PublishedShift[];
}

/** The preview before time off is approved. */
export function previewTimeOff(
  { shifts, publishedElsewhere }: KnownPlan,
  span: TimeOffSpan,
  othersOff: readonly string[],
): TimeOffPreview {
  const found = shiftsInTimeOff(shifts, span);
  return {
    shiftCount: found.length,
    publishedCount: found.filter(({ state }) => state !== "draft").length,
    shifts: found.slice(0, MOST_SHOWN).map(shownShift),
    elsewhere: countByLocation(publishedElsewhere.filter((shift) => liesIn(shift, span))),
    othersOff: [...new Set(othersOff)].toSorted(),
  };
}
