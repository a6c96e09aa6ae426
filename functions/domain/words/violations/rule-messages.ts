import type { Locale } from "../../kernel/formats/locale.ts";
import type { RuleFields } from "../../rules/violations/rule-facts.ts";
import { accessMessages } from "./access-messages.ts";
import { payMessages } from "./pay-messages.ts";
import { peopleMessages } from "./people-messages.ts";
import { placeMessages } from "./place-messages.ts";
import { recordMessages } from "./record-messages.ts";
import type { Sentences } from "./sentences.ts";
import { timeOffMessages } from "./time-off-messages.ts";
import { workTimeMessages } from "./work-time-messages.ts";

/**
 * One plain sentence a code: what is wrong and, where a person can act, what to do; in the language
 * of its reader, with the days, times and numbers as they write them.
 */
export function ruleMessages(locale: Locale): Sentences<RuleFields> {
  return {
    ...recordMessages(locale),
    ...workTimeMessages(locale),
    ...payMessages(locale),
    ...peopleMessages(locale),
    ...accessMessages(locale),
    ...placeMessages(locale),
    ...timeOffMessages(locale),
  };
}
