import { importWords } from "../../words/imports/import-words.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import type { DayOrder } from "../../kernel/csv/read-day.ts";
import { readDay } from "../../kernel/csv/read-day.ts";
import { listed } from "../../kernel/formats/listed.ts";
import type { CustomField } from "../../records/custom-fields/custom-field.ts";
import type { FieldValue } from "../../records/custom-fields/field-values.ts";
import { fieldSentence } from "../../words/violations/field-sentence.ts";
import { choiceNamed, readInput } from "../../rules/custom-fields/read-value.ts";

type ReadCell = { value: FieldValue | null } | string;

/** The value of a cell, or a sentence that says why it cannot be read. */
export function readCell(
  field: CustomField,
  text: string,
  { dayOrder, locale }: { dayOrder: DayOrder; locale: Locale },
): ReadCell {
  const named = text === "" ? "" : namedBy(field, text, dayOrder);
  if (named === null) return unreadable(field, text, locale);
  const read = readInput(field, named, { before: null, sign: "." });
  return read.problem === null ? { value: read.value } : fieldSentence(read.problem, locale);
}

/**
 * The cell as an input holds it: a day as YYYY-MM-DD, a choice by its id; null where it is none.
 */
function namedBy(field: CustomField, text: string, order: DayOrder): string | null {
  if (field.type === "date") return readDay(text, order);
  return field.type === "choice" ? (choiceNamed(field, text)?.id ?? null) : text;
}

/** More names would hide what is wrong. */
const MOST_NAMES = 8;

function unreadable({ type, choices }: CustomField, text: string, locale: Locale): string {
  if (type === "date") return importWords(locale).noDay(text);
  const names = choices.filter(({ isArchived }) => !isArchived).map(({ name }) => name);
  return importWords(locale).noChoice(text, listed(names, locale, MOST_NAMES));
}
