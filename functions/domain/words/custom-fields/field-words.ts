import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import type { PluralForms } from "../../kernel/formats/counted.ts";
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

interface FieldWords {
  types: Readonly<Record<FieldType, string>>;
  levels: Readonly<Record<FieldLevel, string>>;
  /** The effect of another visibility on as many people as have a value. */
  moves: Readonly<Record<FieldLevel, (people: number) => PluralForms>>;
}

const words: InLanguages<FieldWords> = {
  en: {
    types: { text: "Text", number: "Number", date: "Date", choice: "Choice" },
    levels: {
      admins: "Admins",
      managers: "Admins and managers",
      employee: "Admins, managers and the employee",
    },
    moves: {
      admins: (people) => ({
        one: "1 person has a value here. After saving, only admins can see it.",
        other: `${people} people have a value here. After saving, only admins can see it.`,
      }),
      managers: (people) => ({
        one: "1 person has a value here. After saving, admins and managers can see it.",
        other: `${people} people have a value here. After saving, admins and managers can see it.`,
      }),
      employee: (people) => ({
        one: "1 person has a value here. After saving, admins, managers and the employee can see it.",
        other: `${people} people have a value here. After saving, admins, managers and the employee can see it.`,
      }),
    },
  },
};

export function fieldTypeWords(locale: Locale): Readonly<Record<FieldType, string>> {
  return inLanguage(words, locale).types;
}

/** Who sees a field at each of its levels. */
export function fieldLevelWords(locale: Locale): Readonly<Record<FieldLevel, string>> {
  return inLanguage(words, locale).levels;
}

type Worded = Pick<CustomField, "type" | "choices">;

/** A value as people read it. */
export function valueText({ type, choices }: Worded, value: FieldValue, locale: Locale): string {
  if (type === "choice") return choices.find(({ id }) => id === value)?.name ?? "–";
  if (type === "number") return writeNumber(Number(value), { maximumFractionDigits: 4 }, locale);
  return type === "date" ? formatDate(String(value), locale) : String(value);
}

/** A value in a cell of a file: numbers with a point, days as YYYY-MM-DD; empty for none. */
export function valueCell({ type, choices }: Worded, value: FieldValue | undefined): string {
  if (value === undefined) return "";
  if (type !== "choice") return String(value);
  return choices.find(({ id }) => id === value)?.name ?? "";
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
  return pluralForm(people, inLanguage(words, locale).moves[to](people), locale);
}
