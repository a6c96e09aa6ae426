import type { Instant } from "@crewline/domain/kernel/time/instant";
import type { Mail } from "@crewline/domain/records/mail/mail";
import { isDue } from "@crewline/domain/rules/mail/delivery";
import { now } from "../platform/clock.ts";
import { env } from "../platform/env.ts";
import { log } from "../platform/log.ts";
import type { Task } from "../platform/task-queue.ts";
import { enqueueTask } from "../platform/task-queue.ts";
import { dueMail, mail } from "../store/mail.ts";
import { readingUnit } from "../store/unit/unit.ts";
import { SEND_MAIL } from "./function-names.ts";

/**
 * Gives a new message to the sender at once. One that is for later, after quiet hours, is given out
 * by the tick; without a sender address it stays in the outbox, and the log reports it.
 */
export async function queueMailTask(message: Mail): Promise<void> {
  const isMail = message.push === null;
  if (isMail && env().mailFrom === null)
    log.warn("mail waits because MAIL_FROM is not set", { count: 1 });
  else if (isDue(message, now())) await enqueueTask(mailTask(message));
}

/** The messages whose next attempt is due, the oldest first. */
export async function findWaitingMail(at: Instant, atMost: number): Promise<Mail[]> {
  const options = { orderBy: ["nextAttemptAt", "asc"], limit: atMost } as const;
  const { found } = await mail(await readingUnit()).listReadable(dueMail(at), options);
  return found;
}

/** The task that makes the next attempt to send a message. */
export function mailTask({ id, attempts, nextAttemptAt }: Mail): Task {
  const key = `${id}-${attempts}-${Date.parse(nextAttemptAt ?? "")}`;
  return { function: SEND_MAIL, key, data: { id } };
}
