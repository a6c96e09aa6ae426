import { z } from "zod/mini";
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

const textSchema = linesSchema(2000).check(z.minLength(1, issue("enterNote")));

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
  editedAt: z.nullable(instantSchema),
  version: versionSchema,
});
export type CompanyNote = z.infer<typeof companyNoteSchema>;

/** Writes a note, or another text into the author's own one; version 0 is a new note. */
export const saveCompanyNoteSchema = z.extend(attemptSchema, {
  companyId: companyIdSchema,
  noteId: z.nullable(companyNoteIdSchema),
  expectedVersion: versionOrNoneSchema,
  text: textSchema,
});
export type SaveCompanyNote = z.infer<typeof saveCompanyNoteSchema>;

export const removeCompanyNoteSchema = z.extend(editSchema, { noteId: companyNoteIdSchema });
export type RemoveCompanyNote = z.infer<typeof removeCompanyNoteSchema>;
