import type { MailState } from "@crewline/domain/records/mail/mail";
import { mailSchema } from "@crewline/domain/records/mail/mail";
import type { Instant } from "@crewline/domain/kernel/time/instant";
import type { Filter } from "./unit/collection.ts";
import { collection } from "./unit/collection.ts";
import type { Unit } from "./unit/unit.ts";

/** The outbox: messages of all companies, which no client reads. */
export function mail(unit: Unit) {
  return collection(unit, { path: "mail", schema: mailSchema, what: "message" });
}

/** The messages that may be sent now; a sent or given-up message has no next attempt. */
export function dueMail(now: Instant): Filter[] {
  return [["nextAttemptAt", "<=", now]];
}

export function mailInState(...states: MailState[]): Filter[] {
  return [["state", "in", states]];
}
