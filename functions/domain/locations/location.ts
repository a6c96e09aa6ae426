import { z } from "zod";
import { rateTenThousandthsSchema } from "../money/rate.ts";
import { attemptSchema, editSchema, idSchema, nameSchema, versionSchema } from "../rules/fields.ts";
import { weekdaySchema } from "../time/local-date.ts";
import { localTimeSchema } from "../time/local-time.ts";
import { timeZoneSchema } from "../time/zone.ts";

/** Opening hours of one weekday in the location's zone; closing at or before opening = next day. */
export const openingHoursSchema = z.object({ opensAt: localTimeSchema, closesAt: localTimeSchema });

/** A place of work. Its zone decides what a planned local time means there. */
export const locationSchema = z.object({
  id: idSchema,
  name: nameSchema,
  address: z.string().trim().max(200),
  timeZone: timeZoneSchema,
  status: z.enum(["active", "archived"]),
  openingHours: z.partialRecord(weekdaySchema, openingHoursSchema),
  /** The least that an hour may be paid here, by law or agreement; null where none is known. */
  minimumWageTenThousandths: rateTenThousandthsSchema.nullable().default(null),
  version: versionSchema,
});
export type Location = z.infer<typeof locationSchema>;

/** What a person fills in about a location. */
export const locationInputSchema = locationSchema.pick({
  name: true,
  address: true,
  timeZone: true,
  openingHours: true,
});
export type LocationInput = z.infer<typeof locationInputSchema>;

export const addLocationSchema = attemptSchema.extend({ location: locationInputSchema });
export const saveLocationSchema = editSchema.extend({
  locationId: idSchema,
  location: locationInputSchema,
});
export const setLocationStatusSchema = editSchema.extend({
  locationId: idSchema,
  status: locationSchema.shape.status,
});
