import type { Instant } from "../../kernel/time/instant.ts";
import { localDateAt } from "../../kernel/time/zone.ts";
import type { MailTopic } from "../../records/users/mail-topic.ts";
import type { QuietHours } from "../../records/users/quiet-hours.ts";
import { quietUntil } from "../../records/users/quiet-hours.ts";
import type { ContentOf, MailContent } from "../../records/mail/mail-content.ts";

/** A person's mail preferences; without any, they get all mail at any hour. */
export interface MailWishes {
  mutedMailTopics: readonly MailTopic[];
  quietHours: QuietHours | null;
}

/**
 * Returns the topic of a mail, which readers can switch off. Null for mail about the login or
 * the company itself and for replies to the reader's own action: these are always sent.
 */
export function topicOf(content: MailContent): MailTopic | null {
  if (content.kind === "weekPublished") return isNewWeek(content) ? "schedule" : "shiftChanges";
  if (content.kind === "zoneChanged") return "shiftChanges";
  if (content.kind === "cover") return isForOffering(content) ? "timeOffRequested" : "shiftChanges";
  if (content.kind === "shiftRequest") {
    return isForManagers(content) ? "timeOffRequested" : "shiftChanges";
  }
  if (content.kind === "shiftsToCover") return "timeOffRequested";
  if (isAboutAccess(content)) return null;
  return content.kind;
}

/** True for news to managers: whom they found for a shift, and who took an open one. */
function isForOffering({ event }: ContentOf<"cover">): boolean {
  return event === "accepted" || event === "declined" || event === "claimed";
}

/** True for what managers are asked to decide. */
function isForManagers({ event, requestKind }: ContentOf<"shiftRequest">): boolean {
  return event === "accepted" || (event === "asked" && requestKind !== "swap");
}

const aboutAccess = [
  "invitation",
  "accessChanged",
  "adminMissing",
  "joinRequested",
  "companyStanding",
  "exportPrepared",
  "paymentDue",
] as const;
type AboutAccess = ContentOf<(typeof aboutAccess)[number]>;

function isAboutAccess(content: MailContent): content is AboutAccess {
  const kinds: readonly string[] = aboutAccess;
  return kinds.includes(content.kind);
}

/** True if devices show it as a notification: what can be switched off, nothing about the login. */
export function isPushed(content: MailContent): boolean {
  return topicOf(content) !== null;
}

/** True if a person with these wishes is sent this mail. */
export function wantsMail(content: MailContent, { mutedMailTopics }: MailWishes): boolean {
  const topic = topicOf(content);
  return topic === null || !mutedMailTopics.includes(topic);
}

/**
 * Returns the time at which a mail may be sent: the end of the reader's quiet hours, or now. What
 * cannot be switched off does not wait, nor does a change of the very day on which the quiet hours
 * end: the reader may have to act upon it before.
 */
export function sendAt(content: MailContent, { quietHours }: MailWishes, now: Instant): Instant {
  const end = quietHours === null ? null : quietUntil(quietHours, now);
  if (end === null || quietHours === null || topicOf(content) === null) return now;
  const isSoon = daysOf(content).some((day) => day <= localDateAt(end, quietHours.timeZone));
  return isSoon ? now : end;
}

/** True if all that the reader works in the week is in the message: they had no shift in it before. */
export function isNewWeek({
  changes,
  hadShifts = false,
}: Pick<ContentOf<"weekPublished">, "changes" | "hadShifts">): boolean {
  return !hadShifts && changes.every(({ before }) => before === null);
}

function daysOf(content: MailContent): string[] {
  if (content.kind === "timeOffRequested" || content.kind === "timeOffDecided") {
    return [content.span.from];
  }
  if (content.kind === "clockOutReminder") return [content.day];
  if (content.kind === "cover") return [content.shift.day];
  if (content.kind === "shiftRequest") return [content.shift.day];
  if (content.kind === "shiftsToCover") return content.shifts.map(({ day }) => day);
  if (content.kind !== "weekPublished" && content.kind !== "zoneChanged") return [];
  return content.changes.flatMap(({ before, after }) =>
    [before, after].flatMap((shift) => shift?.day ?? []),
  );
}
