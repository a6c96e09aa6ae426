import type { MailId } from "@crewline/domain/kernel/ids/record-ids";
import { afterAttempt, claimMail } from "@crewline/domain/rules/mail/delivery";
import type { DeliveryOutcome } from "@crewline/domain/rules/mail/delivery";
import type { Mail } from "@crewline/domain/records/mail/mail";
import { renderMail } from "@crewline/domain/projections/mail/render-mail";
import { withToken } from "../identity/invitation-token.ts";
import { now } from "../platform/clock.ts";
import { env } from "../platform/env.ts";
import { log } from "../platform/log.ts";
import { pushSender } from "../platform/push-service.ts";
import type { MailServer, Postman } from "../platform/smtp.ts";
import { openPostman } from "../platform/smtp.ts";
import { mail } from "../store/mail.ts";
import { inTransaction, readingUnit } from "../store/unit/unit.ts";
import { sendPush } from "./send-push.ts";

/** Sends a waiting message, unless another sender has it. */
export async function sendMessage(id: MailId): Promise<void> {
  const found = await mail(await readingUnit()).find(id);
  const target = found?.push ?? null;
  if (target === null) await sendAll([id], mailServer());
  else await sendNotification(id, target);
}

/** Without keys the message waits and is given up when it is stale. */
async function sendNotification(id: MailId, target: PushTarget): Promise<void> {
  const sender = pushSender();
  if (sender === null) return log.warn("push waits because its keys are not set", { count: 1 });
  await attempt(id, (claimed) => sendPush(claimed, target, sender));
}

/** Without a mail server the messages stay in the outbox, and the log reports it. */
export async function sendAll(ids: readonly MailId[], server: MailServer | null): Promise<void> {
  if (ids.length === 0) return;
  if (server === null) {
    log.warn("mail waits because MAIL_FROM or SMTP_URL is not set", { count: ids.length });
    return;
  }
  const postman = await openPostman(server);
  try {
    for (const id of ids) await send(id, postman);
  } finally {
    postman.close();
  }
}

function mailServer(): MailServer | null {
  const { mailFrom: from, smtpUrl: url } = env();
  return from === null || url === null ? null : { from, url };
}

function send(id: MailId, postman: Postman): Promise<void> {
  return attempt(id, ({ content, to, language }) => {
    const origin = env().appOrigins[0] ?? "";
    const rendered = renderMail(withToken(content), { origin, language });
    return postman.deliver({ ...rendered, id, to });
  });
}

type PushTarget = NonNullable<Mail["push"]>;

/** Makes the next attempt with a message, unless another sender has it. */
async function attempt(
  id: MailId,
  deliver: (claimed: Mail) => Promise<DeliveryOutcome>,
): Promise<void> {
  const claimed = await claim(id);
  if (claimed?.state === "failed") report(claimed);
  if (claimed?.state !== "sending") return;
  await finish(claimed, await deliver(claimed));
}

/** The message leased to this sender, or given up; null if another sender has it. */
function claim(id: MailId): Promise<Mail | null> {
  return inTransaction(async (unit) => {
    const found = await mail(unit).find(id);
    const claimed = found === null ? null : claimMail(found, now());
    if (claimed !== null) mail(unit).save(id, claimed);
    return claimed;
  });
}

/** A sender whose lease has expired only records that the message was sent. */
async function finish({ id, attempts }: Mail, outcome: DeliveryOutcome): Promise<void> {
  const after = await inTransaction(async (unit) => {
    const present = await mail(unit).find(id);
    if (present?.state !== "sending") return null;
    if (outcome.kind !== "delivered" && present.attempts !== attempts) return null;
    const finished = afterAttempt(present, outcome, now());
    mail(unit).save(id, finished);
    return finished;
  });
  if (after !== null) report(after);
}

function report({ id, state, attempts, problem, nextAttemptAt }: Mail): void {
  const why = problem?.replaceAll(/\S+@\S+/gu, "(address)");
  if (state === "sent") log.info("a message is sent", { id, attempts });
  else if (state === "failed") log.error("a message is given up", { id, attempts, why });
  else log.warn("a message could not be sent yet", { id, attempts, why, nextAttemptAt });
}
