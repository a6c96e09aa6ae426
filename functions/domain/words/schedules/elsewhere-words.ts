import { pluralForm } from "../../kernel/formats/counted.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import type { ShiftsElsewhere } from "../../records/schedules/shifts-elsewhere.ts";

/** "2 shifts at Market Square are decided by its managers." */
export function elsewhereWords(
  { count }: ShiftsElsewhere,
  locationName: string,
  locale: Locale,
): string {
  const sentences = {
    one: `1 shift at ${locationName} is decided by its managers.`,
    other: `${count} shifts at ${locationName} are decided by its managers.`,
  };
  return pluralForm(count, sentences, locale);
}
