import type { Mail } from "@crewline/domain/records/mail/mail";
import type { MailServer } from "../../functions/src/platform/smtp.ts";
import { mail } from "../../functions/src/store/mail.ts";
import { readingUnit } from "../../functions/src/store/unit/unit.ts";
import type { TestMailServer } from "./mail-server.ts";

/** Every message of the outbox to an address, sent or not. */
export async function mailsTo(address: string): Promise<Mail[]> {
  return mail(await readingUnit()).list([["to", "==", address]]);
}

/** A message of the outbox as it is now. */
export async function storedMail(id: string): Promise<Mail> {
  return mail(await readingUnit()).get(id);
}

/** The test's mail server, as the product reaches one. */
export function doorOf({ url }: TestMailServer): MailServer {
  return { url, from: "Crewline <no-reply@crewline.test>" };
}
