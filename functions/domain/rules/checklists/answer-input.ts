import { z } from "zod/mini";
import { attemptSchema } from "../../kernel/fields/fields.ts";
import { locationIdSchema } from "../../kernel/ids/entity-ids.ts";
import { checklistRunIdSchema } from "../../kernel/ids/record-ids.ts";
import { linesSchema } from "../../kernel/text/text-schema.ts";
import { localDateSchema } from "../../kernel/time/local-date.ts";
import { answerValueSchema } from "../../records/checklists/checklist-answer.ts";
import { answerPhotoSchema } from "../../records/checklists/checklist-photo.ts";
import { checklistItemIdSchema } from "../../records/checklists/checklist-item.ts";
import { punchSchema } from "../time-entries/time-entry-inputs.ts";

/** What a person enters for an item, also while offline; a null value takes the answer back. */
export const answerItemSchema = z.extend(punchSchema, {
  locationId: locationIdSchema,
  day: localDateSchema,
  runId: checklistRunIdSchema,
  itemId: checklistItemIdSchema,
  value: z.nullable(answerValueSchema),
  note: linesSchema(300),
  /** For items that are answered with a picture; their value is any text. */
  photo: z._default(z.nullable(answerPhotoSchema), null),
});
export type AnswerInput = z.infer<typeof answerItemSchema>;

/** A list that is looked at and found done. */
export const signOffSchema = z.extend(attemptSchema, {
  locationId: locationIdSchema,
  day: localDateSchema,
  runId: checklistRunIdSchema,
});
export type SignOffInput = z.infer<typeof signOffSchema>;
