import { newMail } from "@crewline/domain/mail/new-mail";
import { now } from "../platform/clock.ts";
import { mail } from "./mail.ts";
import type { Unit } from "./unit.ts";

/**
 * Puts a message into the outbox, in the transaction of what it tells: it is sent if that has
 * happened, and then only. The same key can never queue a second one.
 */
export function queueMail(unit: Unit, message: Parameters<typeof newMail>[0]): void {
  const queued = newMail(message, now());
  mail(unit).create(queued.id, queued);
}
