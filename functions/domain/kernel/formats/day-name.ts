import { dateWriter } from "./intl-writers.ts";
import type { Locale } from "./locale.ts";
import { FIRST_LANGUAGE } from "./language.ts";
import type { LocalDate, Weekday } from "../time/local-date.ts";
import { addDays, weekdays } from "../time/local-date.ts";

/** The day as a sentence names it within one week: "Friday". */
export function weekdayName(day: LocalDate, { language }: Pick<Locale, "language">): string {
  return nameOf(day, "long", language);
}

/** A day of every week: "Friday", or short, "Fri". */
export function everyWeekName(
  day: Weekday,
  length: "long" | "short",
  { language }: Pick<Locale, "language">,
): string {
  return nameOf(addDays(SOME_MONDAY, weekdays.indexOf(day)), length, language);
}

/** The names by which a reader may type a day of the week: in their language, and in English. */
export function typedWeekdayNames(day: Weekday, locale: Pick<Locale, "language">): string[] {
  const readers = [locale, { language: FIRST_LANGUAGE }];
  return readers.flatMap((reader) => [
    everyWeekName(day, "long", reader),
    everyWeekName(day, "short", reader),
  ]);
}

const SOME_MONDAY: LocalDate = "2024-01-01";

function nameOf(day: LocalDate, length: "long" | "short", language: string): string {
  const writer = dateWriter(language, { weekday: length, timeZone: "UTC" });
  return writer.format(new Date(`${day}T00:00:00Z`));
}
