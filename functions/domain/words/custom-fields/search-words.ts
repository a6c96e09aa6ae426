import type { EmployeeId } from "../../kernel/ids/entity-ids.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import { wordsOf } from "../../kernel/text/words-of.ts";
import type { AllFieldValues } from "../../rules/custom-fields/all-field-values.ts";
import { activeFields } from "../../records/custom-fields/custom-field.ts";
import { valueText } from "./field-words.ts";

/** The words under which a search finds employees by their custom fields. */
export function searchWords(
  { fields, byEmployee }: AllFieldValues,
  locale: Locale,
): Map<EmployeeId, string[]> {
  const shown = activeFields(fields);
  const words = [...byEmployee].map(([id, { values }]) => {
    const texts = shown.flatMap((field) => {
      const value = values[field.id];
      return value === undefined ? [] : [`${valueText(field, value, locale)} ${String(value)}`];
    });
    return [id, wordsOf(texts.join(" "))] as const;
  });
  return new Map(words);
}
