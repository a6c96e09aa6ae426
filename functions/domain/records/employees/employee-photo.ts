import { base64Schema } from "../../kernel/fields/base64-schema.ts";
import { employeeIdSchema } from "../../kernel/ids/entity-ids.ts";
import { z } from "zod/mini";
import { attemptSchema } from "../../kernel/fields/fields.ts";
import { instantSchema } from "../../kernel/time/instant.ts";

/** The largest photo, which is shown at 256 pixels at most. */
export const MOST_PHOTO_BYTES = 30 * 1024;

export const photoTypeSchema = z.enum(["image/jpeg", "image/webp"]);
export type PhotoType = z.infer<typeof photoTypeSchema>;

/** A square picture as base64, of at most 30 kB. */
export const photoSchema = z.object({
  type: photoTypeSchema,
  base64: base64Schema(MOST_PHOTO_BYTES),
});
export type Photo = z.infer<typeof photoSchema>;

/** `employeePhotos/{employeeId}`: the photo that colleagues see. */
export const employeePhotoSchema = z.extend(photoSchema, {
  setAt: instantSchema,
});
export type EmployeePhoto = z.infer<typeof employeePhotoSchema>;

/** A photo of an employee, or none. */
export const setPhotoSchema = z.extend(attemptSchema, {
  employeeId: employeeIdSchema,
  photo: z.nullable(photoSchema),
});

/** As `setPhotoSchema`, of the person who is signed in. */
export const setOwnPhotoSchema = z.extend(attemptSchema, { photo: z.nullable(photoSchema) });

/** The address of a photo for an image. */
export function photoUrl({ type, base64 }: Photo): string {
  return `data:${type};base64,${base64}`;
}
