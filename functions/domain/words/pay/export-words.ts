import type { PluralForms } from "../../kernel/formats/counted.ts";
import { pluralForm } from "../../kernel/formats/counted.ts";
import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import type { Locale } from "../../kernel/formats/locale.ts";

interface ExportTexts {
  changesSince: (exportNumber: number) => string;
  withoutId: (lines: number) => PluralForms;
}

const texts: InLanguages<ExportTexts> = {
  en: {
    changesSince: (exportNumber) => `Changes since export ${exportNumber}`,
    withoutId: (lines) => ({
      one: "1 line without a payroll ID is not compared.",
      other: `${lines} lines without a payroll ID are not compared.`,
    }),
  },
};

/** The file of only what changed since an earlier export. */
export function changesSinceText(exportNumber: number, locale: Locale): string {
  return inLanguage(texts, locale).changesSince(exportNumber);
}

/** Says how many lines of a payroll program's file have no payroll ID, such as its total. */
export function withoutIdText(lines: number, locale: Locale): string {
  return pluralForm(lines, inLanguage(texts, locale).withoutId(lines), locale);
}
