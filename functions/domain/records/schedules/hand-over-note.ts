import { z } from "zod/mini";
import { attemptSchema, versionOrNoneSchema, versionSchema } from "../../kernel/fields/fields.ts";
import type { LocationId } from "../../kernel/ids/entity-ids.ts";
import { locationIdSchema, storedUserIdSchema } from "../../kernel/ids/entity-ids.ts";
import type { HandOverNoteId } from "../../kernel/ids/record-ids.ts";
import { handOverNoteIdSchema } from "../../kernel/ids/record-ids.ts";
import { linesSchema } from "../../kernel/text/text-schema.ts";
import { instantSchema } from "../../kernel/time/instant.ts";
import { enteredDaySchema, localDateSchema } from "../../kernel/time/local-date.ts";

/** The most characters of a hand-over note. */
export const MOST_HAND_OVER_CHARACTERS = 2000;

/**
 * `handOverNotes/{location}_{day}`: what the managers of a location tell the next shift of a day, and
 * who wrote it last. An emptied note stays, with an empty text.
 */
export const handOverNoteSchema = z.object({
  id: handOverNoteIdSchema,
  locationId: locationIdSchema,
  day: localDateSchema,
  text: linesSchema(MOST_HAND_OVER_CHARACTERS),
  writtenAt: instantSchema,
  writtenBy: storedUserIdSchema,
  writtenByName: z.string(),
  version: versionSchema,
});
export type HandOverNote = z.infer<typeof handOverNoteSchema>;

/** The part of a note that is shown. */
export const shownHandOverSchema = z.pick(handOverNoteSchema, {
  text: true,
  writtenAt: true,
  writtenByName: true,
  version: true,
});
export type ShownHandOver = z.infer<typeof shownHandOverSchema>;

/** The id of the note of a location's day. */
export function handOverNoteId(locationId: LocationId, day: string): HandOverNoteId {
  return `${locationId}_${day}` as HandOverNoteId;
}

/** The first note of a day has the version 0 before it. */
export const saveHandOverSchema = z.extend(attemptSchema, {
  locationId: locationIdSchema,
  day: enteredDaySchema,
  text: handOverNoteSchema.shape.text,
  expectedVersion: versionOrNoneSchema,
});
