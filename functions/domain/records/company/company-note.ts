import { z } from "zod";
import {
  attemptSchema,
  editSchema,
  versionOrNoneSchema,
  versionSchema,
} from "../../kernel/fields/fields.ts";
import { companyIdSchema, storedUserIdSchema } from "../../kernel/ids/entity-ids.ts";
import { companyNoteIdSchema } from "../../kernel/ids/record-ids.ts";
import { issue } from "../../kernel/issues/issue.ts";
import { linesSchema } from "../../kernel/text/text-schema.ts";
import { instantSchema } from "../../kernel/time/instant.ts";

const textSchema = linesSchema(2000).min(1, issue("enterNote"));

/**
 * `companyNotes/{id}`: what product staff tell each other about a company. No one of the company
 * ever sees it; it is erased with the company.
 */
export const companyNoteSchema = z.object({
  id: companyNoteIdSchema,
  companyId: companyIdSchema,
  text: textSchema,
  at: instantSchema,
  byUid: storedUserIdSchema,
  byEmail: z.string(),
  /** Null for a note that is as it was written. */
  editedAt: instantSchema.nullable(),
  version: versionSchema,
});
export type CompanyNote = z.infer<typeof companyNoteSchema>;

/** Writes a note, or another text into the author's own one; version 0 is a new note. */
export const saveCompanyNoteSchema = attemptSchema.extend({
  companyId: companyIdSchema,
  noteId: companyNoteIdSchema.nullable(),
  expectedVersion: versionOrNoneSchema,
  text: textSchema,
});
export type SaveCompanyNote = z.infer<typeof saveCompanyNoteSchema>;

export const removeCompanyNoteSchema = editSchema.extend({ noteId: companyNoteIdSchema });
export type RemoveCompanyNote = z.infer<typeof removeCompanyNoteSchema>;
