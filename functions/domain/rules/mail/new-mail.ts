import type { CompanyId, UserId } from "../../kernel/ids/entity-ids.ts";
import type { Language } from "../../kernel/formats/language.ts";
import { FIRST_LANGUAGE } from "../../kernel/formats/language.ts";
import type { Instant } from "../../kernel/time/instant.ts";
import { instantFromMilliseconds } from "../../kernel/time/instant.ts";
import { invitationDays } from "../access/check-invitation.ts";
import type { MailContent, MailKind } from "../../records/mail/mail-content.ts";
import type { Mail } from "../../records/mail/mail.ts";
import type { MailId, PushDeviceId } from "../../kernel/ids/record-ids.ts";

/** After so many days a message of the kind would only confuse. */
const usefulDays: Readonly<Record<MailKind, number>> = {
  invitation: invitationDays,
  invitationAccepted: 7,
  weekPublished: 3,
  zoneChanged: 3,
  accessChanged: 7,
  adminMissing: 7,
  timeOffRequested: 7,
  timeOffDecided: 7,
  timeRequested: 7,
  timeAnswered: 7,
  shiftsToCover: 7,
  clockOutReminder: 0.5,
  joinRequested: 7,
  companyStanding: 30,
  exportPrepared: 7,
  paymentDue: 3,
  alerts: 1,
  cover: 1,
  shiftRequest: 1,
  report: 3,
};

/** Days for which the outbox keeps a message, for questions about it. */
const keptDays = 60;

interface NewMail {
  /** The subject of the message, so that the same event can never queue a second one. */
  key: string;
  to: string;
  companyId: CompanyId | null;
  content: MailContent;
  /** The reader's language; without it the first one. */
  language?: Language;
  /** Not before then; without it at once. */
  sendAt?: Instant;
}

/** The name of the one message of a kind about the thing. */
export function mailId(kind: MailKind, key: string): MailId {
  return `${kind}_${key}` as MailId;
}

/** A message to send, due from now on or from the time at which its reader accepts mail again. */
export function newMail(message: NewMail, now: Instant): Mail {
  const { key, to, companyId, content, sendAt, language = FIRST_LANGUAGE } = message;
  return {
    id: mailId(content.kind, key),
    to,
    push: null,
    companyId,
    content,
    language,
    state: "queued",
    attempts: 0,
    nextAttemptAt: sendAt ?? now,
    problem: null,
    createdAt: now,
    staleAt: daysLater(now, usefulDays[content.kind]),
    sentAt: null,
    deleteAt: daysLater(now, keptDays),
  };
}

/** Enough of the name of a device to tell those of one person apart. */
const DEVICE_SIGNS = 16;

/** The message as a notification to one device of a login, beside the mail or instead of it. */
export function asPush(message: Mail, uid: UserId, deviceId: PushDeviceId): Mail {
  const id = `${message.id}_push_${deviceId.slice(0, DEVICE_SIGNS)}` as MailId;
  return { ...message, id, to: deviceId, push: { uid, deviceId } };
}

function daysLater(now: Instant, days: number): Instant {
  return instantFromMilliseconds(Date.parse(now) + days * 86_400_000);
}
