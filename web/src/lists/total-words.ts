import type { PluralForms } from "@crewline/domain/kernel/formats/counted";
import { pluralForm } from "@crewline/domain/kernel/formats/counted";
import type { Locale } from "@crewline/domain/kernel/formats/locale";
import { formatCount } from "@crewline/domain/kernel/formats/write-number";

/** The number of rows that match the filter, and the number of all rows. */
export interface ListTotal {
  shown: number;
  all: number;
  /** The names of one row and of several: "person", "people". */
  noun: PluralForms;
}

/** "47 people", or "12 of 47 people match the filter"; numbers in the reader's format. */
export function totalWords({ shown, all, noun }: ListTotal, locale: Locale): string {
  const total = `${formatCount(all, locale)} ${pluralForm(all, noun, locale)}`;
  if (shown === all) return total;
  const part = formatCount(shown, locale);
  const sentences = {
    one: `${part} of ${total} matches the filter`,
    other: `${part} of ${total} match the filter`,
  };
  return pluralForm(shown, sentences, locale);
}
