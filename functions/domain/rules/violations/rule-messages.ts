import type { Locale } from "../../kernel/formats/locale.ts";
import { accessMessages } from "./access-messages.ts";
import { payMessages } from "./pay-messages.ts";
import { peopleMessages } from "./people-messages.ts";
import { placeMessages } from "./place-messages.ts";
import { recordMessages } from "./record-messages.ts";
import { timeOffMessages } from "./time-off-messages.ts";
import { workTimeMessages } from "./work-time-messages.ts";

const messages = {
  ...recordMessages,
  ...workTimeMessages,
  ...payMessages,
  ...peopleMessages,
  ...accessMessages,
  ...placeMessages,
  ...timeOffMessages,
};

/** A violation that needs no values to be explained. */
type NoFields = Record<string, never>;

/** The closed union of codes. */
export type RuleCode = keyof typeof messages;

/** The values that each violation carries: facts, such as days and wall times, never words for them. */
export type RuleFields = {
  [C in RuleCode]: Parameters<(typeof messages)[C]> extends [infer F, ...unknown[]] ? F : NoFields;
};

type Messages = { readonly [C in RuleCode]: (fields: RuleFields[C], locale: Locale) => string };

/**
 * One plain sentence a code: what is wrong and, where a person can act, what to do; with the days,
 * times and numbers as its reader writes them.
 */
export const ruleMessages: Messages = messages;
