import { locationIdSchema, shiftIdSchema } from "../../kernel/ids/entity-ids.ts";
import { z } from "zod/mini";
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

export const addLocationSchema = z.extend(attemptSchema, {
  location: z.extend(locationInputSchema, detailChangesSchema.shape),
});

/** `movesShifts` says that the person has seen what a change of the zone moves. */
export const saveLocationSchema = z.extend(editSchema, {
  locationId: locationIdSchema,
  location: locationChangesSchema,
  movesShifts: z._default(z.boolean(), false),
});

/** People without another location move to `movesPeopleTo`; null leaves them. */
export const archiveLocationsSchema = z.extend(bulkSchema, {
  movesPeopleTo: z.nullable(locationIdSchema),
  rows: z
    .array(
      z.object({
        ...batchRowNames,
        locationId: locationIdSchema,
        expectedVersion: versionSchema,
      }),
    )
    .check(z.minLength(1), z.maxLength(MOST_BATCH_ROWS)),
});

export const restoreLocationSchema = z.extend(editSchema, { locationId: locationIdSchema });

export const duplicateLocationSchema = z.extend(attemptSchema, {
  locationId: locationIdSchema,
  name: nameSchema,
});

/** Changes of one location, of which only what is named changes; without an id one is added. */
export const locationRowSchema = z.object({
  ...batchRowNames,
  locationId: z.nullable(locationIdSchema),
  expectedVersion: z.nullable(versionSchema),
  location: locationChangesSchema,
});
export type LocationRow = z.infer<typeof locationRowSchema>;

/** Many locations at once, each on its own: what one row breaks stops no other. */
export const saveLocationRowsSchema = z.extend(bulkSchema, {
  rows: z.array(locationRowSchema).check(z.minLength(1), z.maxLength(MOST_BATCH_ROWS)),
});

export const previewZoneSchema = z.object({
  locationId: locationIdSchema,
  timeZone: timeZoneSchema,
});
export const previewArchiveSchema = z.object({
  locationIds: z.array(locationIdSchema).check(z.minLength(1), z.maxLength(MOST_BATCH_ROWS)),
});
export const listHolidaysSchema = z.extend(holidayCalendarSchema, {
  year: z.int().check(z.minimum(2000), z.maximum(2100)),
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
  problem: z.nullable(z.string()),
});
export type MovedShiftRow = z.infer<typeof movedShiftSchema>;
