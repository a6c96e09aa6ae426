import { formatTime } from "../../kernel/formats/format-time.ts";
import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import type { RunningHoursOf } from "../../rules/figures/running-hours.ts";

interface RunningHoursWords {
  text: string;
  since: (time: string) => string;
  pause: (from: string, to: string) => string;
  pauseSince: (from: string) => string;
}

const texts: InLanguages<RunningHoursWords> = {
  en: {
    text: "The whole minutes since you clocked in, less unpaid breaks. Rounding and automatic breaks follow once you have clocked out.",
    since: (time) => `Since ${time}`,
    pause: (from, to) => `Unpaid break from ${from} to ${to}`,
    pauseSince: (from) => `Unpaid break since ${from}`,
  },
};

/** What the time of a running clock adds up. */
export function runningHoursText(locale: Locale): string {
  return inLanguage(texts, locale).text;
}

/** The clock-in or the unpaid break of a line. */
export function runningHoursLine(of: RunningHoursOf, timeZone: string, locale: Locale): string {
  const words = inLanguage(texts, locale);
  const from = formatTime(of.startsAt, timeZone, locale);
  if (of.kind === "since") return words.since(from);
  if (of.endsAt === null) return words.pauseSince(from);
  return words.pause(from, formatTime(of.endsAt, timeZone, locale));
}
