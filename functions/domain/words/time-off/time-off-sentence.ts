import { formatDay, formatLocalSpan } from "../../kernel/formats/format-time.ts";
import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import type { TimeOffSpan } from "../../records/time-off/time-off.ts";

/** The forms of a sentence: for one day, for part of a day, and for several days. */
interface SpanForms {
  day: (who: string, day: string) => string;
  part: (who: string, day: string, times: string) => string;
  days: (who: string, first: string, last: string) => string;
}

type Kind =
  | "approve"
  | "asked"
  | "cancel"
  | "cancelled"
  | "convert"
  | "deny"
  | "hasAsked"
  | "isOff"
  | "isOffAlready"
  | "youAreOff";

const sentences: InLanguages<Readonly<Record<Kind, SpanForms>>> = {
  en: {
    isOff: {
      day: (who, day) => `${who} has time off on ${day}.`,
      part: (who, day, times) => `${who} has time off on ${day}, ${times}.`,
      days: (who, first, last) => `${who} has time off from ${first} to ${last}.`,
    },
    isOffAlready: {
      day: (_who, day) => `Time off on ${day} is approved already.`,
      part: (_who, day, times) => `Time off on ${day}, ${times} is approved already.`,
      days: (_who, first, last) => `Time off from ${first} to ${last} is approved already.`,
    },
    youAreOff: {
      day: (_who, day) => `You have time off on ${day}.`,
      part: (_who, day, times) => `You have time off on ${day}, ${times}.`,
      days: (_who, first, last) => `You have time off from ${first} to ${last}.`,
    },
    asked: {
      day: (_who, day) => `Asked for time off on ${day}. Your manager decides.`,
      part: (_who, day, times) => `Asked for time off on ${day}, ${times}. Your manager decides.`,
      days: (_who, first, last) =>
        `Asked for time off from ${first} to ${last}. Your manager decides.`,
    },
    approve: {
      day: (who, day) => `Approve the time off of ${who} on ${day}`,
      part: (who, day, times) => `Approve the time off of ${who} on ${day}, ${times}`,
      days: (who, first, last) => `Approve the time off of ${who} from ${first} to ${last}`,
    },
    deny: {
      day: (who, day) => `Deny the time off of ${who} on ${day}`,
      part: (who, day, times) => `Deny the time off of ${who} on ${day}, ${times}`,
      days: (who, first, last) => `Deny the time off of ${who} from ${first} to ${last}`,
    },
    convert: {
      day: (_who, day) => `The entry is voided, and approved time off is recorded on ${day}.`,
      part: (_who, day, times) =>
        `The entry is voided, and approved time off is recorded on ${day}, ${times}.`,
      days: (_who, first, last) =>
        `The entry is voided, and approved time off is recorded from ${first} to ${last}.`,
    },
    cancel: {
      day: (_who, day) => `Cancel the time off on ${day}`,
      part: (_who, day, times) => `Cancel the time off on ${day}, ${times}`,
      days: (_who, first, last) => `Cancel the time off from ${first} to ${last}`,
    },
    cancelled: {
      day: (_who, day) => `Cancelled: time off on ${day}.`,
      part: (_who, day, times) => `Cancelled: time off on ${day}, ${times}.`,
      days: (_who, first, last) => `Cancelled: time off from ${first} to ${last}.`,
    },
    hasAsked: {
      day: (_who, day) => `A request for time off on ${day} is waiting already.`,
      part: (_who, day, times) => `A request for time off on ${day}, ${times} is waiting already.`,
      days: (_who, first, last) =>
        `A request for time off from ${first} to ${last} is waiting already.`,
    },
  },
};

/** Says in one sentence, or on one button, when time off is and what is done with it. */
export function timeOffSentence(
  kind: Kind,
  { who = "", span }: { who?: string; span: TimeOffSpan },
  locale: Locale,
): string {
  const { day, part, days } = inLanguage(sentences, locale)[kind];
  const first = formatDay(span.from, locale);
  if (span.part !== null) return part(who, first, formatLocalSpan(span.part, locale));
  return span.from === span.until
    ? day(who, first)
    : days(who, first, formatDay(span.until, locale));
}
