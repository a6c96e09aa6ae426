import { choiceKey } from "./field-choices.ts";
import type { CustomField } from "../../records/custom-fields/custom-field.ts";
import type { FieldValue } from "../../records/custom-fields/field-values.ts";
import {
  fieldValueSchema,
  MOST_CHARACTERS,
  MOST_NUMBER,
  valueProblem,
} from "../../records/custom-fields/field-values.ts";
import type { ValueProblem } from "../../records/custom-fields/value-problem.ts";
import { readNumber } from "../../records/custom-fields/read-number.ts";

export type ReadValue = { value: FieldValue | null; problem: null } | { problem: ValueProblem };

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
  return number === null ? { problem: { kind: "noNumber" } } : judged(field, number, before);
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
  if (read?.success === false) return { problem: shapeProblem(value) };
  const stored = read?.data ?? null;
  const problem = valueProblem(field, stored, before);
  return problem === null ? { value: stored, problem } : { problem };
}

function shapeProblem(value: FieldValue | null): ValueProblem {
  if (typeof value === "number") return { kind: "tooLargeNumber", most: MOST_NUMBER };
  const isLong = typeof value === "string" && value.length > MOST_CHARACTERS;
  return isLong ? { kind: "tooLongText", most: MOST_CHARACTERS } : { kind: "noText" };
}
