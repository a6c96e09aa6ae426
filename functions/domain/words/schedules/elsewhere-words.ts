import type { PluralForms } from "../../kernel/formats/counted.ts";
import { pluralForm } from "../../kernel/formats/counted.ts";
import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import type { ShiftsElsewhere } from "../../records/schedules/shifts-elsewhere.ts";

const sentences: InLanguages<(count: number, locationName: string) => PluralForms> = {
  en: (count, locationName) => ({
    one: `1 shift at ${locationName} is decided by its managers.`,
    other: `${count} shifts at ${locationName} are decided by its managers.`,
  }),
};

/** "2 shifts at Market Square are decided by its managers." */
export function elsewhereWords(
  { count }: ShiftsElsewhere,
  locationName: string,
  locale: Locale,
): string {
  return pluralForm(count, inLanguage(sentences, locale)(count, locationName), locale);
}
