import { sendAll } from "../../functions/src/jobs/send-mail.ts";
import type { MailId } from "@crewline/domain/kernel/ids/record-ids";
import type { Mail } from "@crewline/domain/records/mail/mail";
import type { AccessAct } from "@crewline/domain/records/users/access-change";
import type { MailServer } from "../../functions/src/platform/smtp.ts";
import { mail } from "../../functions/src/store/mail.ts";
import { readingUnit } from "../../functions/src/store/unit/unit.ts";
import { eventually } from "./eventually.ts";
import type { TestMailServer } from "./mail-server.ts";

/** Every message of the outbox to an address, sent or not. */
export async function mailsTo(address: string): Promise<Mail[]> {
  return mail(await readingUnit()).list([["to", "==", address]]);
}

/** The first task of a stack starts two processes on a busy machine: its trigger and its queue. */
const COLD_TASK_MILLIS = 40_000;

/** As `mailsTo`, once a consumer has written that about a change of access. */
export function mailsAboutAccess(address: string, act: AccessAct): Promise<Mail[]> {
  const isAbout = ({ content }: Mail) => content.kind === "accessChanged" && content.act === act;
  return eventually(
    () => mailsTo(address),
    (all) => all.some(isAbout),
    COLD_TASK_MILLIS,
  );
}

/** A message of the outbox as it is now. */
export async function storedMail(id: MailId): Promise<Mail> {
  return mail(await readingUnit()).get(id);
}

/** The test's mail server, as the product reaches one. */
export function doorOf({ url }: TestMailServer): MailServer {
  return { url, from: "Crewline <no-reply@crewline.test>" };
}

/** Sends the waiting messages to these addresses through a mail server, and returns them. */
export async function sendQueuedMail(
  server: TestMailServer,
  addresses: readonly string[],
): Promise<Mail[]> {
  const queued = await mail(await readingUnit()).list([["to", "in", addresses]]);
  await sendAll(
    queued.map(({ id }) => id),
    doorOf(server),
  );
  return queued;
}
