import { z } from "zod/mini";
import { issue } from "../../kernel/issues/issue.ts";
import { localTimeSchema } from "../../kernel/time/local-time.ts";

export const minorPackNames = ["usFederal", "usCalifornia", "usNewYork", "eu", "uk"] as const;
export type MinorPackName = (typeof minorPackNames)[number];

const hoursSchema = (hours: number) =>
  z.nullable(z.int().check(z.minimum(0), z.maximum(hours * 3600, issue("atMostHours", hours))));

/**
 * A company's own limits for the ages of a group, beside those of the law: the stricter one counts.
 * Null means none. A latest time before noon is in the night after the shift's day.
 */
export const ownMinorLimitsSchema = z.strictObject({
  /** The lowest age of the group. */
  fromAge: z.int().check(z.minimum(0), z.maximum(17)),
  schoolDaySeconds: hoursSchema(24),
  freeDaySeconds: hoursSchema(24),
  schoolWeekSeconds: hoursSchema(168),
  freeWeekSeconds: hoursSchema(168),
  earliest: z.nullable(localTimeSchema),
  latest: z.nullable(localTimeSchema),
  /** On days before one without school, where they differ. */
  latestBeforeFreeDay: z.nullable(localTimeSchema),
});
export type OwnMinorLimits = z.infer<typeof ownMinorLimitsSchema>;

/** The law by which young employees are scheduled, and the hours of school. */
export const minorSettingsSchema = z.strictObject({
  pack: z.enum(minorPackNames),
  schoolStartsAt: localTimeSchema,
  schoolEndsAt: localTimeSchema,
  own: z._default(z.array(ownMinorLimitsSchema).check(z.maxLength(10)), []),
});
export type MinorSettings = z.infer<typeof minorSettingsSchema>;

/** The usual hours of school, and no limits beside those of the law. */
export const usualMinorTerms: Omit<MinorSettings, "pack"> = {
  schoolStartsAt: "08:00",
  schoolEndsAt: "15:00",
  own: [],
};
