import { locationIdSchema, shiftIdSchema } from "../../kernel/ids/entity-ids.ts";
import { z } from "zod";
import { batchRowNames, bulkSchema, MOST_BATCH_ROWS } from "../../records/batches/batch.ts";
import {
  attemptSchema,
  editSchema,
  nameSchema,
  versionSchema,
} from "../../kernel/fields/fields.ts";
import { localDateSchema } from "../../kernel/time/local-date.ts";
import { timeZoneSchema } from "../../kernel/time/zone.ts";
import { holidayCalendarSchema } from "../../records/locations/location-plan.ts";
import {
  detailChangesSchema,
  locationChangesSchema,
  locationInputSchema,
} from "../../records/locations/location-record.ts";

export const addLocationSchema = attemptSchema.extend({
  location: locationInputSchema.extend(detailChangesSchema.shape),
});

/** `movesShifts` says that the person has seen what a change of the zone moves. */
export const saveLocationSchema = editSchema.extend({
  locationId: locationIdSchema,
  location: locationChangesSchema,
  movesShifts: z.boolean().default(false),
});

/** People without another location move to `movesPeopleTo`; null leaves them. */
export const archiveLocationsSchema = bulkSchema.extend({
  movesPeopleTo: locationIdSchema.nullable(),
  rows: z
    .array(
      z.object({
        ...batchRowNames,
        locationId: locationIdSchema,
        expectedVersion: versionSchema,
      }),
    )
    .min(1)
    .max(MOST_BATCH_ROWS),
});

export const restoreLocationSchema = editSchema.extend({ locationId: locationIdSchema });

export const duplicateLocationSchema = attemptSchema.extend({
  locationId: locationIdSchema,
  name: nameSchema,
});

/** Changes of one location, of which only what is named changes; without an id one is added. */
export const locationRowSchema = z.object({
  ...batchRowNames,
  locationId: locationIdSchema.nullable(),
  expectedVersion: versionSchema.nullable(),
  location: locationChangesSchema,
});
export type LocationRow = z.infer<typeof locationRowSchema>;

/** Many locations at once, each on its own: what one row breaks stops no other. */
export const saveLocationRowsSchema = bulkSchema.extend({
  rows: z.array(locationRowSchema).min(1).max(MOST_BATCH_ROWS),
});

export const previewZoneSchema = z.object({
  locationId: locationIdSchema,
  timeZone: timeZoneSchema,
});
export const previewArchiveSchema = z.object({
  locationIds: z.array(locationIdSchema).min(1).max(MOST_BATCH_ROWS),
});
export const listHolidaysSchema = holidayCalendarSchema.extend({
  year: z.int().min(2000).max(2100),
});

/** A shift that a change of the zone moves in real time while its wall times stay. */
export const movedShiftSchema = z.object({
  shiftId: shiftIdSchema,
  who: z.string(),
  day: localDateSchema,
  startsAtLocal: z.string(),
  endsAtLocal: z.string(),
  /** Seconds by which it begins later; negative = earlier. */
  laterSeconds: z.int(),
  /** The reason why it cannot be moved; null when it can. */
  problem: z.string().nullable(),
});
export type MovedShiftRow = z.infer<typeof movedShiftSchema>;
