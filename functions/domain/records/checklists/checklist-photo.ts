import { z } from "zod/mini";
import { base64Schema } from "../../kernel/fields/base64-schema.ts";
import { employeeIdSchema, locationIdSchema } from "../../kernel/ids/entity-ids.ts";
import type { LocationId } from "../../kernel/ids/entity-ids.ts";
import type { ChecklistPhotoId, ChecklistRunId } from "../../kernel/ids/record-ids.ts";
import { checklistPhotoIdSchema } from "../../kernel/ids/record-ids.ts";
import { instantSchema } from "../../kernel/time/instant.ts";
import type { LocalDate } from "../../kernel/time/local-date.ts";
import { localDateSchema } from "../../kernel/time/local-date.ts";
import { photoTypeSchema } from "../employees/employee-photo.ts";
import type { ChecklistItemId } from "./checklist-item.ts";

/** The largest picture of an item: as base64 it fits into a call with the answer. */
export const MOST_CHECKLIST_PHOTO_BYTES = 180 * 1024;

/** Pictures are kept for a little more than a year, as long as an inspection may ask for them. */
export const CHECKLIST_PHOTO_DAYS = 400;

/** A photo, or a signature, as it is sent with the answer. */
export const answerPhotoSchema = z.object({
  type: photoTypeSchema,
  base64: base64Schema(MOST_CHECKLIST_PHOTO_BYTES),
});
export type AnswerPhoto = z.infer<typeof answerPhotoSchema>;

/** `checklistPhotos/{id}`: the picture of an item, the last one that was taken. */
export const checklistPhotoSchema = z.extend(answerPhotoSchema, {
  id: checklistPhotoIdSchema,
  locationId: locationIdSchema,
  day: localDateSchema,
  /** Who took or signed it; null for a manager without an employee record. */
  employeeId: z.nullable(employeeIdSchema),
  /** The time at which the database deletes it (the collection's TTL field). */
  deleteAt: instantSchema,
});
export type ChecklistPhoto = z.infer<typeof checklistPhotoSchema>;

interface PhotoPlace {
  locationId: LocationId;
  day: LocalDate;
  runId: ChecklistRunId;
  itemId: ChecklistItemId;
}

export function checklistPhotoId({ locationId, day, runId, itemId }: PhotoPlace): ChecklistPhotoId {
  return checklistPhotoIdSchema.parse(`${locationId}_${day}_${runId}_${itemId}`);
}
