import type { Locale } from "../../kernel/formats/locale.ts";
import { pluralForm } from "../../kernel/formats/counted.ts";
import { typedText } from "../../kernel/formats/typed-number.ts";
import { writeNumber } from "../../kernel/formats/write-number.ts";
import { formatDate } from "../../kernel/formats/format-time.ts";
import type {
  CustomField,
  FieldLevel,
  FieldType,
} from "../../records/custom-fields/custom-field.ts";
import type { FieldValue } from "../../records/custom-fields/field-values.ts";

export const typeWords: Readonly<Record<FieldType, string>> = {
  text: "Text",
  number: "Number",
  date: "Date",
  choice: "Choice",
};

export const levelWords: Readonly<Record<FieldLevel, string>> = {
  admins: "Admins",
  managers: "Admins and managers",
  employee: "Admins, managers and the employee",
};

type Worded = Pick<CustomField, "type" | "choices">;

/** A value as people read it. */
export function valueText({ type, choices }: Worded, value: FieldValue, locale: Locale): string {
  if (type === "choice") return choices.find(({ id }) => id === value)?.name ?? "–";
  if (type === "number") return numberWords(Number(value), locale);
  return type === "date" ? formatDate(String(value), locale) : String(value);
}

/** A value in a cell of a file: numbers with a point, days as YYYY-MM-DD; empty for none. */
export function valueCell({ type, choices }: Worded, value: FieldValue | undefined): string {
  if (value === undefined) return "";
  if (type !== "choice") return String(value);
  return choices.find(({ id }) => id === value)?.name ?? "";
}

function numberWords(value: number, locale: Locale): string {
  return writeNumber(value, { maximumFractionDigits: 4 }, locale);
}

/** A value as its input begins with it: a number with the reader's decimal sign, without groups. */
export function valueDraft(
  { type }: Worded,
  value: FieldValue | undefined,
  locale: Locale,
): string {
  if (value === undefined) return "";
  return type === "number" ? typedText(String(value), locale) : String(value);
}

/** The effect of another visibility on those who have a value; null where it has none. */
export function moveWords(
  people: number,
  { from, to }: { from: FieldLevel; to: FieldLevel },
  locale: Locale,
): string | null {
  if (from === to || people === 0) return null;
  const after = seenWords[to];
  const sentences = {
    one: `1 person has a value here. ${after}`,
    other: `${people} people have a value here. ${after}`,
  };
  return pluralForm(people, sentences, locale);
}

const seenWords: Readonly<Record<FieldLevel, string>> = {
  admins: "After saving, only admins can see it.",
  managers: "After saving, admins and managers can see it.",
  employee: "After saving, admins, managers and the employee can see it.",
};
