import { customFieldIdSchema, fieldChoiceIdSchema } from "../../kernel/ids/record-ids.ts";
import { issue } from "../../kernel/issues/issue.ts";
import { employeeIdSchema } from "../../kernel/ids/entity-ids.ts";
import { z } from "zod/mini";
import { attemptSchema, versionOrNoneSchema } from "../../kernel/fields/fields.ts";
import {
  customFieldSchema,
  fieldChoiceSchema,
  fieldLevelSchema,
  MOST_FIELDS,
  MOST_STORED_CHOICES,
  MOST_STORED_FIELDS,
} from "./custom-field.ts";
import { fieldValueSchema, valuePageSchema } from "./field-values.ts";

/** A field as a form holds it; choices without an id are new. */
export const fieldDraftSchema = z.extend(
  z.pick(customFieldSchema, {
    label: true,
    type: true,
    level: true,
    help: true,
    isOwnEditable: true,
  }),
  {
    choices: z
      .array(z.extend(fieldChoiceSchema, { id: z.nullable(fieldChoiceIdSchema) }))
      .check(z.maxLength(MOST_STORED_CHOICES, issue("atMostChoices", MOST_STORED_CHOICES))),
  },
);
export type FieldDraft = z.infer<typeof fieldDraftSchema>;

/** `expectedVersion` is that of all fields; 0 before there are any. */
const editFieldsSchema = z.extend(attemptSchema, { expectedVersion: versionOrNoneSchema });

/** Adds a field, or changes the one that is named. */
export const saveCustomFieldSchema = z.extend(editFieldsSchema, {
  fieldId: z.nullable(customFieldIdSchema),
  field: fieldDraftSchema,
});
export const savedFieldSchema = z.object({
  version: versionOrNoneSchema,
  fieldId: customFieldIdSchema,
});

export const archiveCustomFieldSchema = z.extend(editFieldsSchema, {
  fieldId: customFieldIdSchema,
  isArchived: z.boolean(),
});

/** The fields that are not archived, each once, in their new order. */
export const orderCustomFieldsSchema = z.extend(editFieldsSchema, {
  fieldIds: z.array(customFieldIdSchema).check(z.minLength(1), z.maxLength(MOST_FIELDS)),
});

/** The number of people with a value in a field, and the choices in use. */
export const fieldUseSchema = z.object({
  people: z.int().check(z.minimum(0)),
  choices: z.array(
    z.object({ choiceId: fieldChoiceIdSchema, people: z.int().check(z.minimum(1)) }),
  ),
});
export type FieldUse = z.infer<typeof fieldUseSchema>;

/** Values of fields; null takes a value away. Each field is named once at most. */
export const valueChangesSchema = z
  .array(z.object({ fieldId: customFieldIdSchema, value: z.nullable(fieldValueSchema) }))
  .check(z.maxLength(MOST_STORED_FIELDS));
export type ValueChanges = z.infer<typeof valueChangesSchema>;

/** `expectedVersion` is that of the values which the caller sees; 0 before there are any. */
export const saveFieldValuesSchema = z.extend(editFieldsSchema, {
  employeeId: employeeIdSchema,
  values: valueChangesSchema,
});

/** As `saveFieldValuesSchema`, for the record of the person who is signed in. */
export const saveOwnFieldValuesSchema = z.omit(saveFieldValuesSchema, { employeeId: true });

/** A page of values for a file or a search. */
export const readFieldValuesSchema = z.object({
  level: fieldLevelSchema,
  /** The employee with whom the page begins, as `next` named it; null for the first page. */
  from: z.nullable(employeeIdSchema),
});
export const fieldValuesPageSchema = z.object({
  fields: z.array(customFieldSchema),
  rows: z.array(valuePageSchema),
  next: z.nullable(employeeIdSchema),
  /** Documents of the page that could not be read. */
  unreadable: z.int().check(z.minimum(0)),
});
export type FieldValuesPage = z.infer<typeof fieldValuesPageSchema>;
