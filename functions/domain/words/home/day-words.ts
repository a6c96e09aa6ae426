import { formatDuration } from "../../kernel/time/duration.ts";
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
  bar: (hour: string, worked: string, planned: string) => string;
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
    bar: (hour, worked, planned) => `${hour}: ${worked} worked of ${planned} planned`,
    nothing: "No shifts today, and no one has worked.",
    plan: "Open the schedule",
    twice: (hour, offset) => `${hour} (UTC${offset})`,
  },
};

/** The words of the day by the hour. */
export function dayTexts(locale: Locale): Omit<DayTexts, "bar" | "twice"> {
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

/** "9:00 AM: 1:30 worked of 2:00 planned". */
export function barText(
  hour: string,
  { scheduledSeconds, workedSeconds }: { scheduledSeconds: number; workedSeconds: number },
  locale: Locale,
): string {
  const { bar } = inLanguage(texts, locale);
  return bar(hour, formatDuration(workedSeconds), formatDuration(scheduledSeconds));
}
