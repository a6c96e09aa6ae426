import { pluralCategory } from "./intl-writers.ts";
import type { Locale } from "./locale.ts";

/** The forms of a noun, or of words that change with a number, by plural category. */
export type PluralForms = Readonly<
  Partial<Record<Intl.LDMLPluralRule, string>> & Record<"other", string>
>;

/** Returns the form that goes with a number: "shift" for 1, "shifts" for 0 and 3. */
export function pluralForm(count: number, forms: PluralForms, { language }: Locale): string {
  return forms[pluralCategory(count, language)] ?? forms.other;
}

/** A number with its noun: "1 shift", "3 shifts". */
export function counted(count: number, forms: PluralForms, locale: Locale): string {
  return `${count} ${pluralForm(count, forms, locale)}`;
}
