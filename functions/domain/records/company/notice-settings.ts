import { issue } from "../../kernel/issues/issue.ts";
import { z } from "zod";

/**
 * The notice of a schedule and what a change inside it costs, as fair-workweek laws set them:
 * `changeHundredths` are hours of pay, in hundredths, for a shift that is added or moved,
 * `lostPercent` the share of the hours that a removed or shortened one would have had.
 */
export const noticeSettingsSchema = z.strictObject({
  days: z.int().min(1, issue("atLeastDays", 1)).max(60, issue("atMostDays", 60)),
  changeHundredths: z.int().min(0).max(800, issue("atMostHours", 8)),
  lostPercent: z.int().min(0).max(100, issue("atMostPercent", 100)),
});
export type NoticeSettings = z.infer<typeof noticeSettingsSchema>;
