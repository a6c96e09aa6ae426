import { pluralForm } from "../../kernel/formats/counted.ts";
import { formatDay } from "../../kernel/formats/format-time.ts";
import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import { formatDuration } from "../../kernel/time/duration.ts";
import type { TimeOffCount } from "../../records/time-off/time-off.ts";

interface CountedWords {
  counts: (hours: string, days: number) => { one: string; other: string };
  none: string;
  closed: (days: string) => string;
}

const texts: InLanguages<CountedWords> = {
  en: {
    counts: (hours, days) => ({
      one: `Takes ${hours} hours on 1 day.`,
      other: `Takes ${hours} hours on ${days} days.`,
    }),
    none: "Takes no hours: none of these days is a workday.",
    closed: (days) => `Closed and not counted: ${days}.`,
  },
};

/** What time off takes: its hours and days, and the days that count nothing. */
export function countedSentence({ counted, closedDays }: TimeOffCount, locale: Locale): string {
  const { counts, none, closed } = inLanguage(texts, locale);
  const seconds = counted.reduce((sum, one) => sum + one.seconds, 0);
  const said =
    counted.length === 0
      ? none
      : pluralForm(counted.length, counts(formatDuration(seconds), counted.length), locale);
  if (closedDays.length === 0) return said;
  return `${said} ${closed(closedDays.map((day) => formatDay(day, locale)).join(", "))}`;
}
