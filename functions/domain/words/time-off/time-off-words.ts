import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import { formatDay, formatLocalSpan } from "../../kernel/formats/format-time.ts";
import type { TimeOff, TimeOffSpan, TimeOffState } from "../../records/time-off/time-off.ts";
import type { BuiltInType } from "../../records/time-off/time-off-type.ts";

interface TimeOffWords {
  types: Readonly<Record<BuiltInType, string>>;
  states: Readonly<Record<TimeOffState, string>>;
  decision: (state: TimeOffState, by: string, note: string) => string;
}

const englishTimeOffTypes: TimeOffWords["types"] = {
  vacation: "Vacation",
  sick: "Sick",
  unpaid: "Unpaid",
  other: "Other",
};

const englishStates: TimeOffWords["states"] = {
  requested: "Waiting",
  approved: "Approved",
  denied: "Denied",
  cancelled: "Cancelled",
};

const words: InLanguages<TimeOffWords> = {
  en: {
    types: englishTimeOffTypes,
    states: englishStates,
    decision: (state, by, note) => {
      const decided = `${englishStates[state]} by ${by}`;
      return note === "" ? decided : `${decided}: ${note}`;
    },
  },
};

/** The words for the types of time off from before the company had a list of them. */
export function timeOffTypeWords(locale: Locale): Readonly<Record<BuiltInType, string>> {
  return inLanguage(words, locale).types;
}

/** What the type of time off was called when it was entered; of earlier time off a word for it. */
export function timeOffTypeName(
  { type, terms }: Pick<TimeOff, "type" | "terms">,
  locale: Locale,
): string {
  const known: Readonly<Record<string, string>> = timeOffTypeWords(locale);
  return terms?.name ?? known[type] ?? type;
}

export function timeOffStateWords(locale: Locale): Readonly<Record<TimeOffState, string>> {
  return inLanguage(words, locale).states;
}

/** "Approved by Kim: enjoy"; null before a decision. */
export function decisionLine(
  { state, decidedByName, decisionNote }: Decision,
  locale: Locale,
): string | null {
  if (decidedByName === null) return null;
  return inLanguage(words, locale).decision(state, decidedByName, decisionNote);
}

type Decision = Pick<TimeOff, "state" | "decidedByName" | "decisionNote">;

/**
 * Writes the days of time off alone: "Fri 27 Nov", "Fri 27 Nov – Mon 30 Nov", "Fri 27 Nov,
 * 09:00–13:00".
 */
export function timeOffDays({ from, until, part }: TimeOffSpan, locale: Locale): string {
  const first = formatDay(from, locale);
  if (part !== null) return `${first}, ${formatLocalSpan(part, locale)}`;
  return from === until ? first : `${first} – ${formatDay(until, locale)}`;
}
