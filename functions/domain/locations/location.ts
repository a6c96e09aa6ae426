import { z } from "zod";
import { jobRoleSchema } from "../employees/employee.ts";
import { rateTenThousandthsSchema } from "../money/rate.ts";
import { phoneTextSchema } from "../phones/phone-text.ts";
import { idSchema, nameSchema, versionSchema } from "../rules/fields.ts";
import { lineSchema } from "../text/text-schema.ts";
import { localDateSchema } from "../time/local-date.ts";
import { timeZoneSchema } from "../time/zone.ts";
import { geofenceSchema, noGeofence } from "./geofence.ts";
import { dayHoursSchema, openingHoursSchema } from "./opening-hours.ts";
import { budgetSchema, staffingNeedSchema } from "./staffing.ts";

/** A part of a place, such as the bar, with the colour by which people know it. */
export const areaSchema = z.object({
  name: lineSchema(40).min(1, "Enter a name."),
  colour: z.string().regex(/^#[0-9a-f]{6}$/, "Choose a colour."),
});
export type Area = z.infer<typeof areaSchema>;

/** A day that is not like its weekday: `hours` null keeps the usual ones, none = closed. */
export const specialDaySchema = z.object({
  day: localDateSchema,
  name: lineSchema(80),
  isHoliday: z.boolean(),
  hours: dayHoursSchema.nullable(),
});
export type SpecialDay = z.infer<typeof specialDaySchema>;

/** Country and, where they differ within it, region (ISO 3166) whose public holidays are offered. */
export const holidayCalendarSchema = z.object({
  country: z.string().regex(/^[A-Z]{2}$/, "Choose a country."),
  region: z
    .string()
    .regex(/^[A-Z0-9-]{1,12}$/i)
    .nullable(),
});
export type HolidayCalendar = z.infer<typeof holidayCalendarSchema>;

const names = (values: readonly string[]) => values.map((value) => value.trim().toLowerCase());
const isDistinct = (values: readonly string[]) => new Set(values).size === values.length;

/** What is known about a place besides what it cannot do without. */
const details = {
  phone: phoneTextSchema,
  costCentre: lineSchema(40),
  specialDays: z
    .array(specialDaySchema)
    .max(400, "Use at most 400 special days.")
    .refine((days) => isDistinct(days.map(({ day }) => day)), "Each day can stand here once."),
  holidayCalendar: holidayCalendarSchema.nullable(),
  areas: z
    .array(areaSchema)
    .max(30, "Use at most 30 areas.")
    .refine((areas) => isDistinct(names(areas.map(({ name }) => name))), "Two areas share a name."),
  jobRoles: z.array(jobRoleSchema).max(50, "Use at most 50 job roles."),
  staffing: z.array(staffingNeedSchema).max(60, "Use at most 60 needs."),
  budget: budgetSchema,
  /** The least that an hour may be paid here, by law or agreement; null where none is known. */
  minimumWageTenThousandths: rateTenThousandthsSchema.nullable(),
  geofence: geofenceSchema,
};

/** What a place begins with while nothing else is said about it. */
export const noDetails = {
  phone: "",
  costCentre: "",
  specialDays: [],
  holidayCalendar: null,
  areas: [],
  jobRoles: [],
  staffing: [],
  budget: { secondsPerWeek: null, salesShareBasisPoints: null },
  minimumWageTenThousandths: null,
  geofence: noGeofence,
} satisfies z.infer<z.ZodObject<typeof details>>;

/**
 * A place of work. Its zone decides what a planned local time means there. No job roles = all of
 * them are used here. Every member may read it, so it holds no amounts of money of people.
 */
export const locationSchema = z.object({
  id: idSchema,
  name: nameSchema,
  address: lineSchema(200),
  timeZone: timeZoneSchema,
  status: z.enum(["active", "archived"]),
  openingHours: openingHoursSchema,
  phone: details.phone.default(noDetails.phone),
  costCentre: details.costCentre.default(noDetails.costCentre),
  specialDays: details.specialDays.default(noDetails.specialDays),
  holidayCalendar: details.holidayCalendar.default(noDetails.holidayCalendar),
  areas: details.areas.default(noDetails.areas),
  jobRoles: details.jobRoles.default(noDetails.jobRoles),
  staffing: details.staffing.default(noDetails.staffing),
  budget: details.budget.default(noDetails.budget),
  minimumWageTenThousandths: details.minimumWageTenThousandths.default(
    noDetails.minimumWageTenThousandths,
  ),
  geofence: details.geofence.default(noDetails.geofence),
  version: versionSchema,
});
export type Location = z.infer<typeof locationSchema>;

/** What a person fills in about a location to begin with. */
export const locationInputSchema = locationSchema.pick({
  name: true,
  address: true,
  timeZone: true,
  openingHours: true,
});
export type LocationInput = z.infer<typeof locationInputSchema>;

/** The details as an edit carries them: what is left out stays as it is. */
export const detailChangesSchema = z.object(details).partial();

/** What an edit carries: what is left out stays as it is. */
export const locationChangesSchema = locationInputSchema
  .partial()
  .extend(detailChangesSchema.shape);
export type LocationChanges = z.infer<typeof locationChangesSchema>;
