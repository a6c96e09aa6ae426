import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import { weekdayName } from "../../kernel/formats/day-name.ts";
import { formatDay, formatLocalSpan } from "../../kernel/formats/format-time.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import type { SkippedShift } from "../../rules/schedules/skipped-shift.ts";
import { RuleViolation } from "../../rules/violations/rule-violation.ts";
import { ruleSentence } from "../violations/rule-sentence.ts";

interface SkippedTexts {
  openShift: string;
  isThere: (times: string, weekday: string) => string;
  isTheirs: (who: string, times: string, weekday: string) => string;
  onDay: (who: string, day: string) => string;
  openOnDay: (day: string) => string;
}

const texts: InLanguages<SkippedTexts> = {
  en: {
    openShift: "Open shift",
    isThere: (times, weekday) => `The open shift ${times} on ${weekday} is there already.`,
    isTheirs: (who, times, weekday) => `${who} has this shift (${times} on ${weekday}) already.`,
    onDay: (who, day) => `${who}, ${day}`,
    openOnDay: (day) => `Open shift, ${day}`,
  },
};

/** Whose shift was left out, "Ana" or "Open shift", and the sentence that says why. */
export function skippedWords(skipped: SkippedShift, locale: Locale): { who: string; why: string } {
  return { who: skipped.who ?? inLanguage(texts, locale).openShift, why: whyOf(skipped, locale) };
}

/** As `skippedWords`, with the day: "Ana, Tue, Nov 17". */
export function skippedOnDay(skipped: SkippedShift, locale: Locale): { who: string; why: string } {
  const { onDay, openOnDay } = inLanguage(texts, locale);
  const day = formatDay(skipped.day, locale);
  const who = skipped.who === null ? openOnDay(day) : onDay(skipped.who, day);
  return { who, why: whyOf(skipped, locale) };
}

function whyOf({ who, because }: SkippedShift, locale: Locale): string {
  if (because instanceof RuleViolation) return ruleSentence(because, locale);
  const times = formatLocalSpan(because.isThere, locale);
  const day = weekdayName(because.isThere.day, locale);
  const { isThere, isTheirs } = inLanguage(texts, locale);
  return who === null ? isThere(times, day) : isTheirs(who, times, day);
}
