import type { PluralForms } from "../../kernel/formats/counted.ts";
import { pluralForm } from "../../kernel/formats/counted.ts";
import { formatDate } from "../../kernel/formats/format-time.ts";
import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import type { LocalDate } from "../../kernel/time/local-date.ts";

const sentences: InLanguages<(count: number, where: string, day: string) => PluralForms> = {
  en: (count, where, day) => ({
    one: `One shift is planned at ${where}, on ${day}. Cancel it or move it first.`,
    other: `${count} shifts are planned at ${where}, the first on ${day}. Cancel or move them first.`,
  }),
};

/** Explains why a location cannot be archived yet: the shifts planned there, from a given time. */
export function shiftsInTheWay(
  count: number,
  { where, firstDay }: { where: string; firstDay: LocalDate },
  locale: Locale,
): string {
  const write = inLanguage(sentences, locale);
  return pluralForm(count, write(count, where, formatDate(firstDay, locale)), locale);
}
