import { z } from "zod/mini";
import { base64Schema } from "../../kernel/fields/base64-schema.ts";
import { editSchema } from "../../kernel/fields/fields.ts";
import { employeeIdSchema, locationIdSchema } from "../../kernel/ids/entity-ids.ts";
import { punchIdSchema } from "../../kernel/ids/record-ids.ts";
import { issue } from "../../kernel/issues/issue.ts";
import { instantSchema } from "../../kernel/time/instant.ts";

/** The largest photo of a punch. */
export const MOST_PUNCH_PHOTO_BYTES = 100 * 1024;

/** A JPEG of at most 100 kB as base64. */
export const jpegSchema = base64Schema(MOST_PUNCH_PHOTO_BYTES);

/**
 * `punchPhotos/{punch}`: the photo of who made a punch at a shared tablet, which a job removes after
 * the days of the company's setting. The tablet sends it after the punch.
 */
export const punchPhotoSchema = z.object({
  id: punchIdSchema,
  /** Null for a punch whose PIN no one has. */
  employeeId: z.nullable(employeeIdSchema),
  /** The location of the tablet. */
  locationId: locationIdSchema,
  /** When the server learned of the punch: the days are counted from here. */
  receivedAt: instantSchema,
  /** Null until the tablet has sent it. */
  base64: z.nullable(z.string()),
});
export type PunchPhoto = z.infer<typeof punchPhotoSchema>;

/** Whether shared tablets take a photo with each punch, and how many days it is kept. */
export const kioskPhotosSchema = z.object({
  isOn: z.boolean(),
  keptDays: z
    .int()
    .check(z.minimum(1, issue("atLeastDays", 1)), z.maximum(90, issue("atMostDays", 90))),
});
export type KioskPhotos = z.infer<typeof kioskPhotosSchema>;

/** The default until an admin changes it. */
export const defaultKioskPhotos: KioskPhotos = { isOn: false, keptDays: 30 };

export const saveKioskPhotosSchema = z.extend(editSchema, { kioskPhotos: kioskPhotosSchema });
