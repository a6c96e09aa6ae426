import type { PluralForms } from "../../kernel/formats/counted.ts";
import { pluralForm } from "../../kernel/formats/counted.ts";
import { formatTime } from "../../kernel/formats/format-time.ts";
import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import type { Instant } from "../../kernel/time/instant.ts";
import { offsetAt } from "../../kernel/time/zone.ts";

interface DayTexts {
  title: string;
  today: string;
  week: string;
  asTable: string;
  asChart: string;
  hour: string;
  planned: string;
  worked: string;
  chart: (place: string) => string;
  costChart: (place: string) => string;
  bar: (hour: string, worked: string, planned: string) => string;
  asCost: string;
  asHours: string;
  costWorked: (amount: string) => string;
  costPlanned: (amount: string) => string;
  costHidden: string;
  unpriced: (count: number) => PluralForms;
  nothing: string;
  plan: string;
  /** An hour of the clock that comes twice, with its distance from UTC. */
  twice: (hour: string, offset: string) => string;
}

const texts: InLanguages<DayTexts> = {
  en: {
    title: "The day by the hour",
    today: "Today",
    week: "This week until today",
    asTable: "Table",
    asChart: "Chart",
    hour: "From",
    planned: "Planned",
    worked: "Worked",
    chart: (place) => `Hours planned and worked by the hour at ${place}`,
    costChart: (place) => `Cost planned and worked by the hour at ${place}`,
    asCost: "Cost",
    asHours: "Hours",
    costWorked: (amount) => `${amount} worked`,
    costPlanned: (amount) => `${amount} planned`,
    costHidden: "The cost is hidden because you can't see the pay of everyone who works today.",
    unpriced: (count) => ({
      one: "1 employee without an hourly rate is not included.",
      other: `${count} employees without an hourly rate are not included.`,
    }),
    bar: (hour, worked, planned) => `${hour}: ${worked} worked of ${planned} planned`,
    nothing: "No shifts today, and no one has worked.",
    plan: "Open the schedule",
    twice: (hour, offset) => `${hour} (UTC${offset})`,
  },
};

/** The words of the day by the hour. */
export function dayTexts(locale: Locale): Omit<DayTexts, "bar" | "twice" | "unpriced"> {
  return inLanguage(texts, locale);
}

/** The times at which hours begin; where the clocks go back, with what tells two alike apart. */
export function hourLabels(starts: readonly Instant[], timeZone: string, locale: Locale): string[] {
  const times = starts.map((startsAt) => formatTime(startsAt, timeZone, locale));
  return times.map((time, index) => {
    const startsAt = starts[index] ?? "";
    const isTwice = time === times[index - 1] || time === times[index + 1];
    return isTwice ? inLanguage(texts, locale).twice(time, offsetAt(startsAt, timeZone)) : time;
  });
}

/** "9:00 AM: 1:30 worked of 2:00 planned", of hours or amounts. */
export function barText(
  hour: string,
  { planned, worked }: { planned: string; worked: string },
  locale: Locale,
): string {
  return inLanguage(texts, locale).bar(hour, worked, planned);
}

/** "2 employees without an hourly rate are not included." */
export function unpricedText(count: number, locale: Locale): string {
  return pluralForm(count, inLanguage(texts, locale).unpriced(count), locale);
}
