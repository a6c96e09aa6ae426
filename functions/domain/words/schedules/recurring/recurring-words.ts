import { pluralForm } from "../../../kernel/formats/counted.ts";
import { everyWeekName } from "../../../kernel/formats/day-name.ts";
import { formatDate, formatLocalSpan } from "../../../kernel/formats/format-time.ts";
import type { InLanguages } from "../../../kernel/formats/in-language.ts";
import { inLanguage } from "../../../kernel/formats/in-language.ts";
import { listed } from "../../../kernel/formats/listed.ts";
import type { Locale } from "../../../kernel/formats/locale.ts";
import { weekdays } from "../../../kernel/time/local-date.ts";
import type {
  Filled,
  Recurrence,
  RecurringPlan,
} from "../../../records/schedules/recurring-shift.ts";

interface Forms {
  one: string;
  other: string;
}

interface RecurringTexts {
  repeats: (weeks: number, days: string) => Forms;
  repeatsUntil: (weeks: number, days: string, last: string) => Forms;
  repeatsTimes: (weeks: number, days: string, times: number) => Forms;
  open: (spots: number) => Forms;
  added: (count: number) => Forms;
  changed: (count: number) => Forms;
  removed: (count: number) => Forms;
  opened: (count: number) => Forms;
  skipped: (count: number) => Forms;
  kept: (count: number) => Forms;
  nothing: string;
  ended: string;
  named: (who: string, time: string) => string;
  addedTitle: (shift: string) => string;
  changedTitle: (shift: string) => string;
  endedTitle: (shift: string) => string;
}

/** What a command did with a recurring shift. */
export type RecurringAct = "added" | "changed" | "ended";

const texts: InLanguages<RecurringTexts> = {
  en: {
    repeats: (weeks, days) => ({
      one: `Every week on ${days}`,
      other: `Every ${weeks} weeks on ${days}`,
    }),
    repeatsUntil: (weeks, days, last) => ({
      one: `Every week on ${days}, until ${last}`,
      other: `Every ${weeks} weeks on ${days}, until ${last}`,
    }),
    repeatsTimes: (weeks, days, times) => ({
      one: `Every week on ${days}, ends after shift ${times}`,
      other: `Every ${weeks} weeks on ${days}, ends after shift ${times}`,
    }),
    open: (spots) => ({ one: "Open shift", other: `Open shift, ${spots} spots` }),
    added: (count) => ({ one: "1 shift added.", other: `${count} shifts added.` }),
    changed: (count) => ({ one: "1 shift changed.", other: `${count} shifts changed.` }),
    removed: (count) => ({ one: "1 shift removed.", other: `${count} shifts removed.` }),
    opened: (count) => ({ one: "1 shift left open.", other: `${count} shifts left open.` }),
    skipped: (count) => ({ one: "1 shift skipped.", other: `${count} shifts skipped.` }),
    kept: (count) => ({ one: "1 shift kept.", other: `${count} shifts kept.` }),
    nothing: "Saved. The first shifts are added when their weeks come near.",
    ended: "The recurring shift has ended.",
    named: (who, time) => `${who}, ${time}`,
    addedTitle: (shift) => `Recurring shift added: ${shift}`,
    changedTitle: (shift) => `Recurring shift changed: ${shift}`,
    endedTitle: (shift) => `Recurring shift ended: ${shift}`,
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
  const formsOf = () => {
    if (end.kind === "never") return words.repeats(everyWeeks, days);
    return end.kind === "onDay"
      ? words.repeatsUntil(everyWeeks, days, formatDate(end.day, locale))
      : words.repeatsTimes(everyWeeks, days, end.times);
  };
  return pluralForm(everyWeeks, formsOf(), locale);
}

/** A recurring shift without an employee: "Open shift, 2 spots". */
export function openRecurringText({ spots }: Pick<RecurringPlan, "spots">, locale: Locale): string {
  return pluralForm(spots, inLanguage(texts, locale).open(spots), locale);
}

/** Who works a recurring shift, and when: "Ana Diaz, 9:00 AM – 5:00 PM". */
export function recurringName(
  plan: Pick<RecurringPlan, "employeeId" | "spots" | "startsAtLocal" | "endsAtLocal">,
  employeeName: string,
  locale: Locale,
): string {
  const who = plan.employeeId === null ? openRecurringText(plan, locale) : employeeName;
  return inLanguage(texts, locale).named(who, formatLocalSpan(plan, locale));
}

/** The title of a change in the list of bulk changes: "Recurring shift ended: Ana Diaz, …". */
export function recurringTitle(act: RecurringAct, name: string, locale: Locale): string {
  const { addedTitle, changedTitle, endedTitle } = inLanguage(texts, locale);
  return { added: addedTitle, changed: changedTitle, ended: endedTitle }[act](name);
}

/** What was put into the schedule: "17 shifts added. 1 shift left open." */
export function filledText(
  { added, changed, removed, opened, skipped }: Filled,
  locale: Locale,
): string {
  const words = inLanguage(texts, locale);
  const said = counted(
    [
      [added, words.added],
      [changed, words.changed],
      [removed, words.removed],
      [opened.length, words.opened],
      [skipped.length, words.skipped],
    ],
    locale,
  );
  return said.length === 0 ? words.nothing : said.join(" ");
}

/** What the end of a recurring shift removed: "… 7 shifts removed. 2 shifts kept." */
export function endedText(
  { removed, kept }: { removed: number; kept: number },
  locale: Locale,
): string {
  const words = inLanguage(texts, locale);
  const counts = counted(
    [
      [removed, words.removed],
      [kept, words.kept],
    ],
    locale,
  );
  return [words.ended, ...counts].join(" ");
}

function counted(
  parts: readonly (readonly [number, (count: number) => Forms])[],
  locale: Locale,
): string[] {
  return parts
    .filter(([count]) => count > 0)
    .map(([count, formsOf]) => pluralForm(count, formsOf(count), locale));
}
