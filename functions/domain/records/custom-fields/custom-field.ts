import { customFieldIdSchema, fieldChoiceIdSchema } from "../../kernel/ids/record-ids.ts";
import { issue } from "../../kernel/issues/issue.ts";
import { z } from "zod/mini";
import { versionSchema } from "../../kernel/fields/fields.ts";
import { lineSchema } from "../../kernel/text/text-schema.ts";

/** The readers of a custom field: each level adds readers to the one before. */
export const fieldLevelSchema = z.enum(["admins", "managers", "employee"]);
export type FieldLevel = z.infer<typeof fieldLevelSchema>;
export const fieldLevels = fieldLevelSchema.options;

export const fieldTypeSchema = z.enum(["text", "number", "date", "choice"]);
export type FieldType = z.infer<typeof fieldTypeSchema>;

/** Fields that are not archived. */
export const MOST_FIELDS = 20;
/** Fields with the archived ones, which keep their values. */
export const MOST_STORED_FIELDS = 60;
export const FEWEST_CHOICES = 2;
export const MOST_CHOICES = 30;
/** Choices with the archived ones, which people may still have. */
export const MOST_STORED_CHOICES = 60;

export const fieldChoiceSchema = z.object({
  id: fieldChoiceIdSchema,
  name: lineSchema(60).check(z.minLength(1, issue("enterChoice"))),
  isArchived: z.boolean(),
});
export type FieldChoice = z.infer<typeof fieldChoiceSchema>;

/** A field that a company added to its employees' records. Values name it by its id. */
export const customFieldSchema = z.object({
  id: customFieldIdSchema,
  label: lineSchema(60).check(z.minLength(1, issue("enterLabel"))),
  type: fieldTypeSchema,
  /** In the order in which they are offered; empty for other types. */
  choices: z.array(fieldChoiceSchema).check(z.maxLength(MOST_STORED_CHOICES)),
  level: fieldLevelSchema,
  /** True if employees change their own value; only of fields that they see. */
  isOwnEditable: z._default(z.boolean(), false),
  /** Shown below the input; empty where there is none. */
  help: lineSchema(160),
  isArchived: z.boolean(),
  /** Its place among the fields of all levels. */
  position: z.int().check(z.minimum(0), z.maximum(MOST_STORED_FIELDS)),
});
export type CustomField = z.infer<typeof customFieldSchema>;

/**
 * `customFields/{level}`: the fields that the readers of a level see. The three documents are
 * written together, with one version.
 */
export const fieldPageSchema = z.object({
  id: fieldLevelSchema,
  fields: z.array(customFieldSchema).check(z.maxLength(MOST_STORED_FIELDS)),
  version: versionSchema,
});
export type FieldPage = z.infer<typeof fieldPageSchema>;

/** The fields that a reader sees, in order; version 0 before a company has any. */
export interface FieldBook {
  fields: readonly CustomField[];
  version: number;
}

export function bookOf(pages: readonly FieldPage[]): FieldBook {
  const fields = pages.flatMap((page) => page.fields).toSorted((a, b) => a.position - b.position);
  return { fields, version: Math.max(0, ...pages.map(({ version }) => version)) };
}

/** The documents of a book. */
export function pagesOf({ fields, version }: FieldBook): FieldPage[] {
  return fieldLevels.map((id) => ({
    id,
    fields: fields.filter(({ level }) => level === id),
    version,
  }));
}

/** Fields that forms show; archived ones keep their values out of sight. */
export function activeFields(fields: readonly CustomField[]): CustomField[] {
  return fields.filter(({ isArchived }) => !isArchived);
}
