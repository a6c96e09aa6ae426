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
 * One plain sentence a code: what is wrong and, where a person can act, what to do; with the days,
 * times and numbers as its reader writes them.
 */
export const ruleMessages: Sentences<RuleFields> = {
  ...recordMessages,
  ...workTimeMessages,
  ...payMessages,
  ...peopleMessages,
  ...accessMessages,
  ...placeMessages,
  ...timeOffMessages,
};
