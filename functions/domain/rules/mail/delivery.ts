import type { Instant } from "../../kernel/time/instant.ts";
import { instantFromMilliseconds } from "../../kernel/time/instant.ts";
import { backOffSeconds } from "./back-off.ts";
import type { Mail } from "../../records/mail/mail.ts";
import { mailStateAfter } from "./mail-state.ts";
import { withoutSecret } from "./without-secret.ts";

/** Longer than a conversation with a mail server may take, see `deliver`. */
export const leaseSeconds = 180;

/** The result of handing a message to the mail server; `isFinal` when a retry is pointless. */
export type DeliveryOutcome =
  | { kind: "delivered" }
  | { kind: "refused"; isFinal: boolean; problem: string };

/**
 * True if a sender may take the message now: it is waiting, or its last sender's lease has ended.
 */
export function isDue({ nextAttemptAt }: Mail, now: Instant): boolean {
  return nextAttemptAt !== null && nextAttemptAt <= now;
}

/**
 * Returns the message claimed by one sender; no other sender may take it for three minutes. A
 * message that is too late to be useful is given up instead. Null when it is not due.
 */
export function claimMail(mail: Mail, now: Instant): Mail | null {
  if (!isDue(mail, now)) return null;
  if (mail.staleAt <= now) return givenUp(mail, mail.problem ?? "It could not be sent in time.");
  return {
    ...mail,
    state: mailStateAfter(mail.state, "claim"),
    attempts: mail.attempts + 1,
    nextAttemptAt: later(now, leaseSeconds),
  };
}

/** The claimed message after its attempt: sent, queued for later, or given up. */
export function afterAttempt(mail: Mail, outcome: DeliveryOutcome, now: Instant): Mail {
  if (outcome.kind === "delivered") {
    const state = mailStateAfter(mail.state, "deliver");
    const sent = { ...mail, state, sentAt: now, nextAttemptAt: null, problem: null };
    return withoutSecret(sent);
  }
  const wait = outcome.isFinal ? null : backOffSeconds(mail.attempts);
  if (wait === null) return givenUp(mail, outcome.problem);
  const state = mailStateAfter(mail.state, "postpone");
  return { ...mail, state, nextAttemptAt: later(now, wait), problem: outcome.problem };
}

function givenUp(mail: Mail, problem: string): Mail {
  const state = mailStateAfter(mail.state, "giveUp");
  return withoutSecret({ ...mail, state, nextAttemptAt: null, problem });
}

function later(now: Instant, seconds: number): Instant {
  return instantFromMilliseconds(Date.parse(now) + seconds * 1000);
}
