import { choiceKey } from "./field-choices.ts";
import type { CustomField } from "../../records/custom-fields/custom-field.ts";
import type { FieldValue } from "../../records/custom-fields/field-values.ts";
import { fieldValueSchema, valueProblem } from "../../records/custom-fields/field-values.ts";
import { readNumber } from "../../records/custom-fields/read-number.ts";

export type ReadValue = { value: FieldValue | null; problem: null } | { problem: string };

/** The value that an input holds; empty for none. A choice is named by its id. */
export function readInput(
  field: CustomField,
  text: string,
  { before, sign }: { before: FieldValue | null; sign: string },
): ReadValue {
  const plain = text.trim();
  if (plain === "") return judged(field, null, before);
  if (field.type !== "number") return judged(field, text, before);
  const number = readNumber(plain, sign);
  return number === null ? { problem: "Enter a number." } : judged(field, number, before);
}

/** The choice that a cell of a file names, whatever its case; an archived one is none. */
export function choiceNamed({ choices }: Pick<CustomField, "choices">, text: string) {
  const offered = choices.filter(({ isArchived }) => !isArchived);
  return offered.find(({ name }) => choiceKey(name) === choiceKey(text)) ?? null;
}

function judged(
  field: CustomField,
  value: FieldValue | null,
  before: FieldValue | null,
): ReadValue {
  const read = value === null ? null : fieldValueSchema.safeParse(value);
  if (read?.success === false) {
    const [issue] = read.error.issues;
    return { problem: lengthProblem(value) ?? issue?.message ?? "Enter another value." };
  }
  const stored = read?.data ?? null;
  const problem = valueProblem(field, stored, before);
  return problem === null ? { value: stored, problem } : { problem };
}

function lengthProblem(value: FieldValue | null): string | null {
  if (typeof value === "number") return "Enter a number of at most 1,000,000,000.";
  return typeof value === "string" && value.length > 200 ? "Use at most 200 characters." : null;
}
