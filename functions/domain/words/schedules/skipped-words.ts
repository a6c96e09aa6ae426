import { weekdayName } from "../../kernel/formats/day-name.ts";
import { formatDay, formatLocalSpan } from "../../kernel/formats/format-time.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import type { SkippedShift } from "../../rules/schedules/skipped-shift.ts";
import { RuleViolation } from "../../rules/violations/rule-violation.ts";
import { ruleSentence } from "../violations/rule-sentence.ts";

const OPEN_SHIFT = "Open shift";

/** Whose shift was left out, "Ana" or "Open shift", and the sentence that says why. */
export function skippedWords(skipped: SkippedShift, locale: Locale): { who: string; why: string } {
  return { who: skipped.who ?? OPEN_SHIFT, why: whyOf(skipped, locale) };
}

/** As `skippedWords`, with the day: "Ana, Tue, Nov 17". */
export function skippedOnDay(skipped: SkippedShift, locale: Locale): { who: string; why: string } {
  const { who, why } = skippedWords(skipped, locale);
  return { who: `${who}, ${formatDay(skipped.day, locale)}`, why };
}

function whyOf({ because }: SkippedShift, locale: Locale): string {
  if (because instanceof RuleViolation) return ruleSentence(because, locale);
  const times = formatLocalSpan(because.isThere, locale);
  const day = weekdayName(because.isThere.day, locale);
  return `The open shift ${times} on ${day} is there already.`;
}
