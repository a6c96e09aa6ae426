import type { TimeOffFacts } from "../../rules/violations/time-off-facts.ts";
import type { Sentences } from "./sentences.ts";
import { when } from "./sentence-values.ts";

/** Refusals about time off. */
export const timeOffMessages = {
  onTimeOff: ({ who, span }, locale) => `${who} has time off ${when(span, locale)}.`,
  timeOffTaken: ({ who, span, state }, locale) =>
    state === "approved"
      ? `${who} has time off ${when(span, locale)} already.`
      : `${who} has asked for time off ${when(span, locale)} already.`,
  timeOffBackwards: () => "The last day must not be before the first.",
  timeOffTooLong: () => "One request covers a year at most. For longer, set a leave.",
  timeOffTooOld: () => "Time off cannot begin more than a year ago.",
  partOfOneDay: () => "Only a single day can be taken in part.",
  timeOffBegun: () => "This time off has begun or is over. Ask your manager to cancel it.",
  ownTimeOff: () => "Someone else has to decide on your time off.",
  mayNotDecideTimeOff: () => "Only a manager or an admin can approve time off.",
} satisfies Sentences<TimeOffFacts>;
