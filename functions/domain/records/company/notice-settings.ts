import { issue } from "../../kernel/issues/issue.ts";
import { z } from "zod/mini";

/**
 * What a change costs: `changeHundredths` are hours of pay, in hundredths, for a shift that is added
 * or moved, `lostPercent` the share of the hours that a removed or shortened one would have had.
 */
const premium = {
  changeHundredths: z.int().check(z.minimum(0), z.maximum(800, issue("atMostHours", 8))),
  lostPercent: z.int().check(z.minimum(0), z.maximum(100, issue("atMostPercent", 100))),
};

/** Another premium for changes less than so many hours before the shift. */
export const lateNoticeSchema = z.strictObject({
  hours: z
    .int()
    .check(z.minimum(1, issue("atLeast", 1)), z.maximum(336, issue("atMostHours", 336))),
  ...premium,
});
export type LateNotice = z.infer<typeof lateNoticeSchema>;

/** The most steps by which the premium rises towards the shift. */
export const MOST_LATE_NOTICES = 3;

/**
 * The notice of a schedule and what a change inside it costs, as fair-workweek laws set them. Of the
 * `closer` premiums the one with the fewest hours that a change is inside of counts.
 */
export const noticeSettingsSchema = z.strictObject({
  days: z
    .int()
    .check(z.minimum(1, issue("atLeastDays", 1)), z.maximum(60, issue("atMostDays", 60))),
  ...premium,
  closer: z._default(
    z
      .array(lateNoticeSchema)
      .check(z.maxLength(MOST_LATE_NOTICES, issue("atMost", MOST_LATE_NOTICES))),
    [],
  ),
});
export type NoticeSettings = z.infer<typeof noticeSettingsSchema>;
