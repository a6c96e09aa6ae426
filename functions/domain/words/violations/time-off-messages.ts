import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import { formatDuration } from "../../kernel/time/duration.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import { blackoutSentence } from "../time-off/blackout-words.ts";
import { timeOffSentence } from "../time-off/time-off-sentence.ts";
import type { TimeOffFacts } from "../../rules/violations/time-off-facts.ts";
import type { Sentences } from "./sentences.ts";

const sentences: InLanguages<
  Sentences<Omit<TimeOffFacts, "onTimeOff" | "timeOffTaken" | "timeOffBlackout">>
> = {
  en: {
    blackoutReasonNeeded: ({ name }) => `Enter a reason for time off in ${name}.`,
    blackoutElsewhere: ({ name }) =>
      `You can set blackout dates of the locations that you manage. ${name} also holds for others.`,
    timeOffBackwards: () => "The last day must not be before the first.",
    timeOffTooLong: () => "One request covers a year at most. For longer, set a leave.",
    timeOffTooOld: () => "Time off cannot begin more than a year ago.",
    partOfOneDay: () => "Only a single day can be taken in part.",
    timeOffBegun: () => "This time off has begun or is over. Ask your manager to cancel it.",
    timeOffTypeGone: () => "This type of time off is no longer offered. Choose another one.",
    balanceTooLow: ({ name, wantedSeconds, availableSeconds }) =>
      `This takes ${formatDuration(wantedSeconds)} hours of ${name}, and ${formatDuration(availableSeconds)} are available. Choose fewer days or another type.`,
    timeOffTypeKept: () => "A type of time off can be archived, but not removed.",
    ownTimeOff: () => "Someone else has to decide on your time off.",
    mayNotDecideTimeOff: () => "Only a manager or an admin can approve time off.",
  },
};

/** Refusals about time off. */
export function timeOffMessages(locale: Locale): Sentences<TimeOffFacts> {
  return {
    ...inLanguage(sentences, locale),
    timeOffBlackout: (blackout) => blackoutSentence(blackout, locale),
    onTimeOff: ({ who, span }) => timeOffSentence("isOff", { who, span }, locale),
    timeOffTaken: ({ span, state }) =>
      timeOffSentence(state === "approved" ? "isOffAlready" : "hasAsked", { span }, locale),
  };
}
