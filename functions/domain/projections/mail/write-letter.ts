import type { EmployeeId } from "../../kernel/ids/entity-ids.ts";
import { formatsOfAnybody } from "../../kernel/formats/formats.ts";
import type { Language } from "../../kernel/formats/language.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import { localeOf } from "../../kernel/formats/locale.ts";
import { invitationDays } from "../../rules/access/check-invitation.ts";
import { alertsLetter } from "./alerts-letter.ts";
import { clockOutReminderLetter } from "./clock-out-reminder-letter.ts";
import {
  adminMissingLetter,
  companyStandingLetter,
  exportPreparedLetter,
  joinRequestedLetter,
  paymentDueLetter,
} from "./company-letters.ts";
import { coverLetter, shiftRequestLetter } from "./cover-letter.ts";
import type { Letter } from "./letter.ts";
import type { ContentOf, MailContent, MailKind } from "../../records/mail/mail-content.ts";
import { oneLine } from "../../rules/mail/one-line.ts";
import { reportLetter } from "./report-letter.ts";
import { shiftsToCoverLetter } from "./shifts-to-cover-letter.ts";
import { timeOffDecidedLetter, timeOffRequestedLetter } from "./time-off-letters.ts";
import { timeAnsweredLetter, timeRequestedLetter } from "./time-letters.ts";
import { isOwnAct } from "../../records/users/access-change.ts";
import { acceptedWords, invitationWords } from "../../words/mail/company-letters.ts";
import { greeting } from "../../words/mail/greeting.ts";
import { accessLetter, ownActLetter } from "./access-letter.ts";
import { weekPublishedLetter } from "./week-published-letter.ts";
import { zoneChangedLetter } from "./zone-changed-letter.ts";

type Writers = { readonly [K in MailKind]: (content: ContentOf<K>, locale: Locale) => Letter };

const writers: Writers = {
  invitation: (content, locale) => {
    const { token, proof } = content;
    const company = oneLine(content.companyName);
    const told = { company, by: oneLine(content.invitedByName), days: invitationDays };
    const words = invitationWords(told, locale);
    const path = token === null ? null : invitationPath(token, proof);
    return {
      subject: oneLine(words.subject),
      heading: words.heading,
      blocks: [
        { kind: "text", text: greeting(content.employeeName, locale) },
        { kind: "text", text: words.text },
        ...(path === null ? [] : [{ kind: "button", label: words.button, path } as const]),
        { kind: "text", text: words.expiry },
      ],
      reason: words.reason,
    };
  },
  invitationAccepted: ({ companyName, employeeName, employeeId }, locale) => {
    const told = { who: oneLine(employeeName), company: oneLine(companyName) };
    const words = acceptedWords(told, locale);
    return {
      subject: oneLine(words.subject),
      heading: words.heading,
      blocks: [
        { kind: "text", text: words.text },
        { kind: "button", label: words.button, path: employeePath(employeeId) },
      ],
      reason: words.reason,
    };
  },
  weekPublished: weekPublishedLetter,
  accessChanged: ({ act, role, byName }, locale) =>
    isOwnAct(act)
      ? ownActLetter(act, locale)
      : accessLetter({ act, role, by: oneLine(byName) }, locale),
  adminMissing: adminMissingLetter,
  zoneChanged: zoneChangedLetter,
  timeOffRequested: timeOffRequestedLetter,
  timeOffDecided: timeOffDecidedLetter,
  timeRequested: timeRequestedLetter,
  timeAnswered: timeAnsweredLetter,
  shiftsToCover: shiftsToCoverLetter,
  clockOutReminder: clockOutReminderLetter,
  joinRequested: joinRequestedLetter,
  companyStanding: companyStandingLetter,
  exportPrepared: exportPreparedLetter,
  paymentDue: paymentDueLetter,
  alerts: alertsLetter,
  cover: coverLetter,
  shiftRequest: shiftRequestLetter,
  report: reportLetter,
};

/**
 * The content in words of the reader's language, with days and times as the reader writes them.
 * Everything that a person typed is one line and links to nothing.
 */
export function writeLetter(content: MailContent, language: Language): Letter {
  const formats = "formats" in content ? content.formats : formatsOfAnybody;
  const write = writers[content.kind] as (content: MailContent, locale: Locale) => Letter;
  return write(content, localeOf(formats, language));
}

/** The page that accepts an invitation; only the mail contains `proof`. */
export function invitationPath(token: string, proof: string | null = null): string {
  const path = `/login?invitation=${encodeURIComponent(token)}`;
  return proof === null ? path : `${path}&proof=${encodeURIComponent(proof)}`;
}

function employeePath(employeeId: EmployeeId): string {
  return `/employees?employee=${encodeURIComponent(employeeId)}&tab=access`;
}
