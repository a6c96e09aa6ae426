import type { CompanyId } from "@crewline/domain/kernel/ids/entity-ids";
import type { AlertChannel } from "@crewline/domain/records/alerts/alert-rule";
import { alertChannels } from "@crewline/domain/records/alerts/alert-rule";
import { isDemoCompany } from "@crewline/domain/records/company/demo-company";
import type { MailContent } from "@crewline/domain/records/mail/mail-content";
import { asPush, newMail } from "@crewline/domain/rules/mail/new-mail";
import { isPushed, sendAt, wantsMail } from "@crewline/domain/rules/mail/wants-mail";
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

interface Told {
  key: string;
  companyId: CompanyId;
  content: MailContent;
  /** By mail and by push unless given. */
  channels?: readonly AlertChannel[];
}

/**
 * As `queueMail`, to a login in the person's language, by mail and to the devices on which the
 * person switched notifications on: only what the person wants, and outside of quiet hours.
 */
export function tellUser(
  unit: Unit,
  user: User,
  { key, companyId, content, channels = alertChannels }: Told,
): void {
  if (!wantsMail(content, user) || isDemoCompany(companyId)) return;
  const { language } = user.preferences;
  const at = now();
  const when = sendAt(content, user, at);
  const message = newMail({ key, to: user.email, companyId, content, language, sendAt: when }, at);
  const pushed = channels.includes("push") && isPushed(content) ? user.pushDeviceIds : [];
  const queued = [
    ...(channels.includes("email") ? [message] : []),
    ...pushed.map((deviceId) => asPush(message, user.id, deviceId)),
  ];
  for (const one of queued) mail(unit).create(one.id, one);
}
