import { everyWeekName } from "../../kernel/formats/day-name.ts";
import { formatDate } from "../../kernel/formats/format-time.ts";
import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import { listed } from "../../kernel/formats/listed.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import { weekdays } from "../../kernel/time/local-date.ts";
import type { Filled, Recurrence } from "../../records/schedules/recurring-shift.ts";

interface RecurringTexts {
  /** Of `weeks` weeks, 1 for every week. */
  repeats: (weeks: number, days: string) => string;
  repeatsUntil: (weeks: number, days: string, last: string) => string;
  repeatsTimes: (weeks: number, days: string, times: number) => string;
  added: (count: number) => string;
  changed: (count: number) => string;
  removed: (count: number) => string;
  opened: (count: number) => string;
  skipped: (count: number) => string;
  nothing: string;
  ended: (removed: number) => string;
  endedKeeping: (removed: number, kept: number) => string;
}

const shifts = (count: number) => (count === 1 ? "1 shift" : `${count} shifts`);

const every = (weeks: number) => (weeks === 1 ? "Every week" : `Every ${weeks} weeks`);

const texts: InLanguages<RecurringTexts> = {
  en: {
    repeats: (weeks, days) => `${every(weeks)} on ${days}`,
    repeatsUntil: (weeks, days, last) => `${every(weeks)} on ${days}, until ${last}`,
    repeatsTimes: (weeks, days, times) =>
      `${every(weeks)} on ${days}, ${times === 1 ? "once" : `${times} times`}`,
    added: (count) => `${shifts(count)} added.`,
    changed: (count) => `${shifts(count)} changed.`,
    removed: (count) => `${shifts(count)} removed.`,
    opened: (count) => `${shifts(count)} left open.`,
    skipped: (count) => `${shifts(count)} skipped.`,
    nothing: "Saved. The first shifts are added when their weeks come near.",
    ended: (removed) => `The recurring shift has ended. ${shifts(removed)} removed.`,
    endedKeeping: (removed, kept) =>
      `The recurring shift has ended. ${shifts(removed)} removed, ${shifts(kept)} kept.`,
  },
};

/** "Every 2 weeks on Monday and Thursday, until Jan 5, 2027". */
export function recurrenceText(
  { weekdays: chosen, everyWeeks, end }: Recurrence,
  locale: Locale,
): string {
  const words = inLanguage(texts, locale);
  const names = weekdays
    .filter((day) => chosen.includes(day))
    .map((day) => everyWeekName(day, "long", locale));
  const days = listed(names, locale, 7);
  if (end.kind === "onDay") {
    return words.repeatsUntil(everyWeeks, days, formatDate(end.day, locale));
  }
  return end.kind === "afterTimes"
    ? words.repeatsTimes(everyWeeks, days, end.times)
    : words.repeats(everyWeeks, days);
}

/** What was put into the schedule: "17 shifts added. 1 shift left open." */
export function filledText(
  { added, changed, removed, opened, skipped }: Filled,
  locale: Locale,
): string {
  const words = inLanguage(texts, locale);
  const parts = [
    [added, words.added],
    [changed, words.changed],
    [removed, words.removed],
    [opened.length, words.opened],
    [skipped.length, words.skipped],
  ] as const;
  const said = parts.filter(([count]) => count > 0).map(([count, say]) => say(count));
  return said.length === 0 ? words.nothing : said.join(" ");
}

/** What the end of a recurring shift removed. */
export function endedText(
  { removed, kept }: { removed: number; kept: number },
  locale: Locale,
): string {
  const words = inLanguage(texts, locale);
  return kept === 0 ? words.ended(removed) : words.endedKeeping(removed, kept);
}
