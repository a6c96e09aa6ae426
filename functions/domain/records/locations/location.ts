import { issue } from "../../kernel/issues/issue.ts";
import { locationIdSchema } from "../../kernel/ids/entity-ids.ts";
import { z } from "zod/mini";
import { phoneTextSchema } from "../../kernel/phones/phone-text.ts";
import { nameSchema, versionSchema } from "../../kernel/fields/fields.ts";
import { lineSchema } from "../../kernel/text/text-schema.ts";
import { localDateSchema } from "../../kernel/time/local-date.ts";
import { timeZoneSchema } from "../../kernel/time/zone.ts";
import { geofenceSchema, noGeofence } from "./geofence.ts";
import { isDistinct } from "./is-distinct.ts";
import { dayHoursSchema, openingHoursSchema } from "./opening-hours.ts";

/** A day that is not like its weekday: `hours` null keeps the usual ones, none = closed. */
export const specialDaySchema = z.object({
  day: localDateSchema,
  name: lineSchema(80),
  isHoliday: z.boolean(),
  hours: z.nullable(dayHoursSchema),
});
export type SpecialDay = z.infer<typeof specialDaySchema>;

/** Days without school near a location, such as a vacation; both are included. */
export const schoolBreakSchema = z.object({ from: localDateSchema, until: localDateSchema }).check(
  z.refine(({ from, until }) => until >= from, {
    message: issue("lastDayBeforeFirst"),
    path: ["until"],
  }),
);
export type SchoolBreak = z.infer<typeof schoolBreakSchema>;

/** Optional fields of a location that all members may read. */
export const detailFields = {
  phone: phoneTextSchema,
  specialDays: z.array(specialDaySchema).check(
    z.maxLength(400, issue("atMostSpecialDays", 400)),
    z.refine((days) => isDistinct(days.map(({ day }) => day)), issue("repeatedDay")),
  ),
  /** Where there are none, the usual summer of the company's rules for minors counts. */
  schoolBreaks: z.array(schoolBreakSchema).check(z.maxLength(60, issue("atMost", 60))),
  geofence: geofenceSchema,
};

/** The details of a location for which none were entered. */
export const noDetails = {
  phone: "",
  specialDays: [],
  schoolBreaks: [],
  geofence: noGeofence,
} satisfies z.infer<z.ZodMiniObject<typeof detailFields>>;

/**
 * A place of work, as every member may read it. Its zone decides what a planned local time means
 * there. What only planning and costs need is in `LocationPlan`.
 */
export const locationSchema = z.object({
  id: locationIdSchema,
  name: nameSchema,
  address: lineSchema(200),
  timeZone: timeZoneSchema,
  status: z.enum(["active", "archived"]),
  openingHours: openingHoursSchema,
  phone: z._default(detailFields.phone, noDetails.phone),
  specialDays: z._default(detailFields.specialDays, noDetails.specialDays),
  schoolBreaks: z._default(detailFields.schoolBreaks, noDetails.schoolBreaks),
  geofence: z._default(detailFields.geofence, noDetails.geofence),
  version: versionSchema,
});
export type Location = z.infer<typeof locationSchema>;
