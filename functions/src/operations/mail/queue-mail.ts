import type { CompanyId } from "@crewline/domain/kernel/ids/entity-ids";
import { isDemoCompany } from "@crewline/domain/records/company/demo-company";
import type { MailContent } from "@crewline/domain/records/mail/mail-content";
import { newMail } from "@crewline/domain/rules/mail/new-mail";
import { sendAt, wantsMail } from "@crewline/domain/rules/mail/wants-mail";
import type { User } from "@crewline/domain/records/users/user";
import { now } from "../../platform/clock.ts";
import { mail } from "../../store/mail.ts";
import type { Unit } from "../../store/unit/unit.ts";

/**
 * Puts a message into the outbox, in the transaction of what it tells: it is sent if that has
 * happened, and then only. The same key can never queue a second one. Demo companies send nothing.
 */
export function queueMail(unit: Unit, message: Parameters<typeof newMail>[0]): void {
  if (isDemoCompany(message.companyId)) return;
  const queued = newMail(message, now());
  mail(unit).create(queued.id, queued);
}

/**
 * As `queueMail`, to a login in the person's language: only what the person wants by mail, and
 * outside of quiet hours.
 */
export function tellUser(
  unit: Unit,
  user: User,
  message: { key: string; companyId: CompanyId; content: MailContent },
): void {
  const { content } = message;
  if (!wantsMail(content, user)) return;
  queueMail(unit, {
    ...message,
    to: user.email,
    language: user.preferences.language,
    sendAt: sendAt(content, user, now()),
  });
}
