import { RuleViolation } from "../violations/rule-violation.ts";
import type { MailState } from "../../records/mail/mail.ts";

/** The events of a message of the outbox. */
export type MailEvent = "claim" | "deliver" | "postpone" | "giveUp";

type Transitions = Readonly<Record<MailState, Readonly<Partial<Record<MailEvent, MailState>>>>>;

/** The whole machine of a message. A sender that died leaves its claim to the next one. */
export const mailTransitions: Transitions = {
  queued: { claim: "sending", giveUp: "failed" },
  sending: { claim: "sending", deliver: "sent", postpone: "queued", giveUp: "failed" },
  sent: {},
  failed: {},
};

const targets: Readonly<Record<MailEvent, MailState>> = {
  claim: "sending",
  deliver: "sent",
  postpone: "queued",
  giveUp: "failed",
};

/** The state after the event. Throws illegalTransition where the machine has no way. */
export function mailStateAfter(state: MailState, event: MailEvent): MailState {
  const next = mailTransitions[state][event];
  if (next === undefined) {
    throw new RuleViolation("illegalTransition", {
      what: "mail",
      from: state,
      to: targets[event],
    });
  }
  return next;
}
