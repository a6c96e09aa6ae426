import { employeeIdSchema } from "../../kernel/ids/entity-ids.ts";
import { z } from "zod/mini";
import { ruleSentence } from "../../words/violations/rule-sentence.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import { decimalSign } from "../../kernel/formats/write-number.ts";
import { versionOrNoneSchema } from "../../kernel/fields/fields.ts";
import { RuleViolation } from "../../rules/violations/rule-violation.ts";
import { withField } from "../../rules/custom-field-setup/change-fields.ts";
import type { CustomField } from "../../records/custom-fields/custom-field.ts";
import { saveCustomFieldSchema } from "../../records/custom-fields/field-inputs.ts";
import type { FieldValues } from "../../records/custom-fields/field-values.ts";
import { builtInLabel } from "../people-import/built-in-label.ts";
import { fieldSentence } from "../../words/violations/field-sentence.ts";
import { readInput } from "../../rules/custom-fields/read-value.ts";

/** The form of a custom field, with what the company's other fields say about it. */
export function fieldFormOn(fields: readonly CustomField[], hasValues: boolean, locale: Locale) {
  return z
    .omit(saveCustomFieldSchema, { idempotencyKey: true })
    .check(({ value: { fieldId, field: draft }, issues }) => {
      try {
        withField(fields, { fieldId, draft, hasValues, newId: () => "new", builtIn: builtInLabel });
      } catch (error) {
        if (!(error instanceof RuleViolation)) throw error;
        const path =
          error.code === "invalidField" && "path" in error.fields ? error.fields.path : "";
        issues.push({
          code: "custom",
          input: draft,
          path: partsOf(path),
          message: ruleSentence(error, locale),
        });
      }
    });
}

/** "field.choices.2.name" as the parts of a path. */
function partsOf(path: string): (string | number)[] {
  if (path === "") return [];
  return path.split(".").map((part) => (/^\d+$/u.test(part) ? Number(part) : part));
}

/** The form of an employee's custom fields: texts of inputs become values. */
export function valuesFormOn(fields: readonly CustomField[], before: FieldValues, locale: Locale) {
  return z.pipe(
    z.object({
      employeeId: employeeIdSchema,
      expectedVersion: versionOrNoneSchema,
      draft: z.record(z.string(), z.string()),
    }),
    z.transform((form, context) => {
      const { draft, ...edit } = form;
      const values = fields.flatMap((field) => {
        const read = readInput(field, draft[field.id] ?? "", {
          before: before[field.id] ?? null,
          sign: decimalSign(locale),
        });
        if (read.problem === null) return [{ fieldId: field.id, value: read.value }];
        context.issues.push({
          code: "custom",
          input: form,
          path: ["values", field.id],
          message: fieldSentence(read.problem, locale),
        });
        return [];
      });
      return { ...edit, values };
    }),
  );
}
