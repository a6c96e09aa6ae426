import { pluralForm } from "../../kernel/formats/counted.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import { formatDate } from "../../kernel/formats/format-time.ts";
import type { LocalDate } from "../../kernel/time/local-date.ts";

/** Explains why a location cannot be archived yet: the shifts planned there, from a given time. */
export function shiftsInTheWay(
  count: number,
  { where, firstDay }: { where: string; firstDay: LocalDate },
  locale: Locale,
): string {
  const day = formatDate(firstDay, locale);
  const sentences = {
    one: `One shift is planned at ${where}, on ${day}. Cancel it or move it first.`,
    other: `${count} shifts are planned at ${where}, the first on ${day}. Cancel or move them first.`,
  };
  return pluralForm(count, sentences, locale);
}
