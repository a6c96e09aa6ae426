import { everyWeekName } from "../../kernel/formats/day-name.ts";
import type { Instant } from "../../kernel/time/instant.ts";
import { formatLocalTime, formatTime } from "../../kernel/formats/format-time.ts";
import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import { joined } from "../../kernel/formats/intl-writers.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import { formatCount } from "../../kernel/formats/write-number.ts";
import { weekdays } from "../../kernel/time/local-date.ts";
import type {
  ChecklistRecurrence,
  ChecklistTrigger,
} from "../../records/checklists/checklist-template.ts";

/** The moment of a trigger without a wall time of its own, and minutes before or after it. */
type Moment = Exclude<ChecklistTrigger["kind"], "time" | "onDemand">;

interface TimeWords {
  at: Readonly<Record<Moment, string>>;
  before: Readonly<Record<Moment, (minutes: string) => string>>;
  after: Readonly<Record<Moment, (minutes: string) => string>>;
  atTime: (time: string) => string;
  onDemand: string;
  due: (time: string) => string;
  everyDay: string;
  onDays: (days: string) => string;
  everyFewWeeks: (weeks: string, days: string) => string;
  allOfFewWeeks: (weeks: string) => string;
  monthly: (day: string) => string;
}

const words: InLanguages<TimeWords> = {
  en: {
    at: {
      shiftStart: "At the start of a shift",
      shiftEnd: "At the end of a shift",
      opening: "At opening",
      closing: "At closing",
    },
    before: {
      shiftStart: (minutes) => `${minutes} min before a shift starts`,
      shiftEnd: (minutes) => `${minutes} min before a shift ends`,
      opening: (minutes) => `${minutes} min before opening`,
      closing: (minutes) => `${minutes} min before closing`,
    },
    after: {
      shiftStart: (minutes) => `${minutes} min after a shift starts`,
      shiftEnd: (minutes) => `${minutes} min after a shift ends`,
      opening: (minutes) => `${minutes} min after opening`,
      closing: (minutes) => `${minutes} min after closing`,
    },
    atTime: (time) => `At ${time}`,
    due: (time) => `Due at ${time}`,
    onDemand: "When someone starts it",
    everyDay: "Every day",
    onDays: (days) => `Every ${days}`,
    everyFewWeeks: (weeks, days) => `Every ${weeks} weeks on ${days}`,
    allOfFewWeeks: (weeks) => `Every ${weeks} weeks on all days`,
    monthly: (day) => `Each month on day ${day}`,
  },
};

/** When a list is to be done: "30 min before opening". */
export function triggerText(trigger: ChecklistTrigger, locale: Locale): string {
  const { at, before, after, ...said } = inLanguage(words, locale);
  const { kind, offsetMinutes } = trigger;
  if (kind === "time") return said.atTime(formatLocalTime(trigger.at, locale));
  if (kind === "onDemand") return said.onDemand;
  if (offsetMinutes === 0) return at[kind];
  const minutes = formatCount(Math.abs(offsetMinutes), locale);
  return (offsetMinutes < 0 ? before : after)[kind](minutes);
}

/** On which days: "Every day", "Every Monday and Friday". */
export function recurrenceText(
  { kind, weekdays: chosen, everyWeeks, monthDay }: ChecklistRecurrence,
  locale: Locale,
): string {
  const said = inLanguage(words, locale);
  if (kind === "monthly") return said.monthly(formatCount(monthDay, locale));
  const days = weekdays.filter((day) => chosen.includes(day));
  const weeks = formatCount(everyWeeks, locale);
  if (days.length === weekdays.length) {
    return everyWeeks === 1 ? said.everyDay : said.allOfFewWeeks(weeks);
  }
  const names = joined(
    days.map((day) => everyWeekName(day, "long", locale)),
    locale.language,
  );
  return everyWeeks === 1 ? said.onDays(names) : said.everyFewWeeks(weeks, names);
}

/** "Due at 9:30 AM"; for a list on demand, that it is done when someone starts it. */
export function dueText(dueAt: Instant | null, timeZone: string, locale: Locale): string {
  const { due, onDemand } = inLanguage(words, locale);
  return dueAt === null ? onDemand : due(formatTime(dueAt, timeZone, locale));
}
