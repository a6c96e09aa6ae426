import type { InLanguages } from "../../kernel/formats/in-language.ts";
import type { PluralForms } from "../../kernel/formats/counted.ts";
import { formatCount } from "../../kernel/formats/write-number.ts";
import { pluralForm } from "../../kernel/formats/counted.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import type { PasteProblem } from "../../records/checklists/checklist-item.ts";

const words: InLanguages<Readonly<Record<PasteProblem, (line: string) => string>>> = {
  en: {
    noLabel: (line) => `Line ${line} has no label.`,
    unknownType: (line) =>
      `Line ${line} has an unknown type. Use check, yes/no, number, temperature, text, choice, photo or signature.`,
    unknownNumber: (line) => `Line ${line} has a bound that is not a number.`,
  },
};

/** What is wrong with a pasted line. */
export function pasteProblemText(
  { line, problem }: { line: number; problem: PasteProblem },
  locale: Locale,
): string {
  return inLanguage(words, locale)[problem](String(line));
}

const addWords: InLanguages<{ add: (count: string) => PluralForms }> = {
  en: { add: (count) => ({ one: "Add 1 item", other: `Add ${count} items` }) },
};

/** The button that adds pasted items. */
export function addItemsLabel(count: number, locale: Locale): string {
  const forms = inLanguage(addWords, locale).add(formatCount(count, locale));
  return pluralForm(count, forms, locale);
}
