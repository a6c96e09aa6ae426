import type { CustomFieldId } from "../../kernel/ids/record-ids.ts";
import { customFieldIdSchema } from "../../kernel/ids/record-ids.ts";
import { entriesById } from "../../kernel/ids/entries-by-id.ts";
import { issue } from "../../kernel/issues/issue.ts";
import type { EmployeeId } from "../../kernel/ids/entity-ids.ts";
import { employeeIdSchema } from "../../kernel/ids/entity-ids.ts";
import { z } from "zod/mini";
import { versionSchema } from "../../kernel/fields/fields.ts";
import { lineSchema } from "../../kernel/text/text-schema.ts";
import { localDateSchema } from "../../kernel/time/local-date.ts";
import type { CustomField, FieldLevel } from "./custom-field.ts";
import { fieldLevels, fieldLevelSchema, MOST_STORED_FIELDS } from "./custom-field.ts";
import { DECIMALS } from "./read-number.ts";
import type { ValueProblem } from "./value-problem.ts";

export const MOST_NUMBER = 1_000_000_000;
export const MOST_CHARACTERS = 200;

/** Text, a number, a day as YYYY-MM-DD, or the id of a choice; the field's type says which. */
export const fieldValueSchema = z.union([
  lineSchema(MOST_CHARACTERS).check(z.minLength(1, issue("enterValue"))),
  z.number().check(z.minimum(-MOST_NUMBER), z.maximum(MOST_NUMBER)),
]);
export type FieldValue = z.infer<typeof fieldValueSchema>;

/** Values by the ids of their fields; a field without a value is absent. */
export type FieldValues = Readonly<Record<CustomFieldId, FieldValue>>;

/** `adminFieldValues/{employeeId}` and its two siblings: the values of one person and level. */
export const valuePageSchema = z.object({
  employeeId: employeeIdSchema,
  level: fieldLevelSchema,
  /** The fields that have a value here, for queries. */
  fieldIds: z.array(customFieldIdSchema).check(z.maxLength(MOST_STORED_FIELDS)),
  values: z.record(customFieldIdSchema, fieldValueSchema),
  version: versionSchema,
});
export type ValuePage = z.infer<typeof valuePageSchema>;

/**
 * Returns the reason why an employee cannot have the value, for beside its input; null when nothing
 * is wrong.
 */
export function valueProblem(
  field: Pick<CustomField, "type" | "choices" | "isArchived">,
  value: FieldValue | null,
  before: FieldValue | null,
): ValueProblem | null {
  if (value === before) return null;
  if (field.isArchived) return { kind: "archivedField" };
  return value === null ? null : typeProblems[field.type](value, field);
}

type Judge = (value: FieldValue, field: Pick<CustomField, "choices">) => ValueProblem | null;

const typeProblems: Readonly<Record<CustomField["type"], Judge>> = {
  text: (value) => (typeof value === "string" ? null : { kind: "noText" }),
  number: numberProblem,
  date: (value) => (localDateSchema.safeParse(value).success ? null : { kind: "noSuchDay" }),
  choice: (value, { choices }) =>
    choices.some(({ id, isArchived }) => id === value && !isArchived) ? null : { kind: "noChoice" },
};

function numberProblem(value: FieldValue): ValueProblem | null {
  if (typeof value !== "number") return { kind: "noNumber" };
  if (Math.abs(value) > MOST_NUMBER) return { kind: "tooLargeNumber", most: MOST_NUMBER };
  const isShort = Number(value.toFixed(DECIMALS)) === value;
  return isShort ? null : { kind: "tooManyDecimals", most: DECIMALS };
}

/**
 * The values of one person out of the documents that a reader sees. While a field moves to another
 * level, a value may still be at the old one; the one at the field's own level wins.
 */
export function valuesOf(pages: readonly ValuePage[], fields: readonly CustomField[]): FieldValues {
  const levels = new Map(fields.map(({ id, level }) => [id, level]));
  const placed = pages.flatMap(({ level, values }) =>
    entriesById(values).map(([id, value]) => ({
      id,
      value,
      isAtHome: levels.get(id) === level,
    })),
  );
  const inOrder = placed.toSorted((a, b) => Number(a.isAtHome) - Number(b.isAtHome));
  return Object.fromEntries(inOrder.map(({ id, value }) => [id, value]));
}

/** The values with changes; null takes one away. */
export function withValues(
  before: FieldValues,
  changes: readonly { fieldId: CustomFieldId; value: FieldValue | null }[],
): FieldValues {
  const after = new Map(entriesById(before));
  for (const { fieldId, value } of changes) {
    if (value === null) after.delete(fieldId);
    else after.set(fieldId, value);
  }
  return Object.fromEntries(after);
}

interface OwnPages {
  employeeId: EmployeeId;
  /** All documents of the person that exist. */
  pages: readonly ValuePage[];
}

/** The documents that change so that each value is at the level of its field. */
export function changedPages(
  { employeeId, pages }: OwnPages,
  values: FieldValues,
  fields: readonly CustomField[],
): ValuePage[] {
  return fieldLevels.flatMap((level) => {
    const before = pages.find((page) => page.level === level);
    const placed = valuesAt(level, values, fields);
    const after = Object.fromEntries(placed);
    if (textOf(before?.values ?? {}) === textOf(after)) return [];
    const version = (before?.version ?? 0) + 1;
    const fieldIds = placed.map(([id]) => id);
    return [{ employeeId, level, fieldIds, values: after, version }];
  });
}

function valuesAt(level: FieldLevel, values: FieldValues, fields: readonly CustomField[]) {
  return fields
    .filter((field) => field.level === level)
    .flatMap(({ id }) => {
      const value = values[id];
      return value === undefined ? [] : [[id, value] as const];
    });
}

/** The ids of the fields whose values differ. */
export function changedFieldIds(before: FieldValues, after: FieldValues): CustomFieldId[] {
  const ids = new Set([...entriesById(before), ...entriesById(after)].map(([id]) => id));
  return [...ids].filter((id) => before[id] !== after[id]).toSorted();
}

/** Grows with every change that a reader of the documents sees; 0 before the first value. */
export function versionOf(pages: readonly ValuePage[]): number {
  return pages.reduce((sum, { version }) => sum + version, 0);
}

function textOf(values: FieldValues): string {
  return JSON.stringify(Object.entries(values).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
