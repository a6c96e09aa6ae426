import { z } from "zod";
import { localTimeSchema } from "../../kernel/time/local-time.ts";

export const minorPackNames = ["usFederal", "usCalifornia", "usNewYork", "eu", "uk"] as const;
export type MinorPackName = (typeof minorPackNames)[number];

/** The law by which young employees are scheduled, and the hours of school. */
export const minorSettingsSchema = z.strictObject({
  pack: z.enum(minorPackNames),
  schoolStartsAt: localTimeSchema,
  schoolEndsAt: localTimeSchema,
});
export type MinorSettings = z.infer<typeof minorSettingsSchema>;

/** The usual hours of school. */
export const usualSchool = { schoolStartsAt: "08:00", schoolEndsAt: "15:00" };
