import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import { weekdayName } from "../../kernel/formats/day-name.ts";
import { formatDay, formatLocalSpan } from "../../kernel/formats/format-time.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import type { SkippedShift } from "../../rules/schedules/skipped-shift.ts";
import { RuleViolation } from "../../rules/violations/rule-violation.ts";
import { ruleSentence } from "../violations/rule-sentence.ts";

interface SkippedTexts {
  isThere: (times: string, weekday: string) => string;
  isTheirs: (who: string, times: string, weekday: string) => string;
  onDay: (who: string, day: string) => string;
  openOnDay: (day: string) => string;
}

const texts: InLanguages<SkippedTexts> = {
  en: {
    isThere: (times, weekday) => `The open shift ${times} on ${weekday} is there already.`,
    isTheirs: (who, times, weekday) => `${who} has this shift (${times} on ${weekday}) already.`,
    onDay: (who, day) => `${who}, ${day}`,
    openOnDay: (day) => `Open shift, ${day}`,
  },
};

/**
 * The shift that was left out, "Ana, Tue, Nov 17", and the sentence that says why; the day alone
 * where the sentence says whose shift it is.
 */
export function skippedOnDay(skipped: SkippedShift, locale: Locale): { who: string; why: string } {
  return { who: shiftOnDay(skipped, locale), why: whyOf(skipped, locale) };
}

/** "Ana, Tue, Nov 17", or "Tue, Nov 17" where the reason names its employee. */
function shiftOnDay({ who, day, because }: SkippedShift, locale: Locale): string {
  const { onDay, openOnDay } = inLanguage(texts, locale);
  const named = formatDay(day, locale);
  const isNamed = !(because instanceof RuleViolation) || "who" in because.fields;
  if (isNamed) return named;
  return who === null ? openOnDay(named) : onDay(who, named);
}

function whyOf({ who, because }: SkippedShift, locale: Locale): string {
  if (because instanceof RuleViolation) return ruleSentence(because, locale);
  const times = formatLocalSpan(because.isThere, locale);
  const day = weekdayName(because.isThere.day, locale);
  const { isThere, isTheirs } = inLanguage(texts, locale);
  return who === null ? isThere(times, day) : isTheirs(who, times, day);
}
