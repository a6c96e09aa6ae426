import { z } from "zod";
import { issue } from "../../kernel/issues/issue.ts";
import { localTimeSchema } from "../../kernel/time/local-time.ts";

export const minorPackNames = ["usFederal", "usCalifornia", "usNewYork", "eu", "uk"] as const;
export type MinorPackName = (typeof minorPackNames)[number];

const hoursSchema = (hours: number) =>
  z
    .int()
    .min(0)
    .max(hours * 3600, issue("atMostHours", hours))
    .nullable();

/**
 * A company's own limits for the ages of a group, beside those of the law: the stricter one counts.
 * Null means none. A latest time before noon is in the night after the shift's day.
 */
export const ownMinorLimitsSchema = z.strictObject({
  /** The lowest age of the group. */
  fromAge: z.int().min(0).max(17),
  schoolDaySeconds: hoursSchema(24),
  freeDaySeconds: hoursSchema(24),
  schoolWeekSeconds: hoursSchema(168),
  freeWeekSeconds: hoursSchema(168),
  earliest: localTimeSchema.nullable(),
  latest: localTimeSchema.nullable(),
  /** On days before one without school, where they differ. */
  latestBeforeFreeDay: localTimeSchema.nullable(),
});
export type OwnMinorLimits = z.infer<typeof ownMinorLimitsSchema>;

/** The law by which young employees are scheduled, and the hours of school. */
export const minorSettingsSchema = z.strictObject({
  pack: z.enum(minorPackNames),
  schoolStartsAt: localTimeSchema,
  schoolEndsAt: localTimeSchema,
  own: z.array(ownMinorLimitsSchema).max(10).default([]),
});
export type MinorSettings = z.infer<typeof minorSettingsSchema>;

/** The usual hours of school, and no limits beside those of the law. */
export const usualMinorTerms: Omit<MinorSettings, "pack"> = {
  schoolStartsAt: "08:00",
  schoolEndsAt: "15:00",
  own: [],
};
