import type { EmployeeId } from "../../kernel/ids/entity-ids.ts";
import { PRODUCT_NAME } from "../../kernel/product.ts";
import { formatsOfAnybody } from "../../kernel/formats/formats.ts";
import type { Language } from "../../kernel/formats/language.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import { localeOf } from "../../kernel/formats/locale.ts";
import { invitationDays } from "../../rules/access/check-invitation.ts";
import { adminMissingLetter } from "./admin-missing-letter.ts";
import { joinRequestedLetter } from "./join-letter.ts";
import type { Letter } from "./letter.ts";
import type { ContentOf, MailContent, MailKind } from "../../records/mail/mail-content.ts";
import { oneLine } from "../../rules/mail/one-line.ts";
import { isOwnAct, recoveryCodesLetter } from "./recovery-codes-letter.ts";
import { shiftsToCoverLetter } from "./shifts-to-cover-letter.ts";
import { timeOffDecidedLetter, timeOffRequestedLetter } from "./time-off-letters.ts";
import { accessLetter } from "./access-letter.ts";
import { weekPublishedLetter } from "./week-published-letter.ts";
import { zoneChangedLetter } from "./zone-changed-letter.ts";

type Writers = { readonly [K in MailKind]: (content: ContentOf<K>, locale: Locale) => Letter };

const writers: Writers = {
  invitation: ({ companyName, employeeName, invitedByName, token, proof }) => {
    const company = oneLine(companyName);
    return {
      subject: oneLine(`${company} invites you to ${PRODUCT_NAME}`),
      heading: `Join ${company}`,
      blocks: [
        { kind: "text", text: `Hello ${oneLine(employeeName)},` },
        {
          kind: "text",
          text: `${oneLine(invitedByName)} invites you to ${company} on ${PRODUCT_NAME}: see your shifts and clock in and out.`,
        },
        ...invitationButton(token, proof),
        {
          kind: "text",
          text: `The link works for ${invitationDays} days, once, and for this e-mail address only. If you do not know ${company}, you can ignore this mail.`,
        },
      ],
      reason: `You get this mail because ${company} entered your address in ${PRODUCT_NAME}.`,
    };
  },
  invitationAccepted: ({ companyName, employeeName, employeeId }) => ({
    subject: oneLine(`${oneLine(employeeName)} has joined ${oneLine(companyName)}`),
    heading: `${oneLine(employeeName)} has joined`,
    blocks: [
      {
        kind: "text",
        text: `${oneLine(employeeName)} accepted your invitation to ${oneLine(companyName)} and can sign in now.`,
      },
      { kind: "button", label: "See what the login may do", path: employeePath(employeeId) },
    ],
    reason: "You get this mail because you sent the invitation.",
  }),
  weekPublished: weekPublishedLetter,
  accessChanged: ({ act, role, byName }) =>
    isOwnAct(act) ? recoveryCodesLetter(act) : accessLetter(act, role, oneLine(byName)),
  adminMissing: adminMissingLetter,
  zoneChanged: zoneChangedLetter,
  timeOffRequested: timeOffRequestedLetter,
  timeOffDecided: timeOffDecidedLetter,
  shiftsToCover: shiftsToCoverLetter,
  joinRequested: joinRequestedLetter,
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

function invitationButton(token: string | null, proof: string | null): Letter["blocks"] {
  if (token === null) return [];
  return [{ kind: "button", label: "Accept the invitation", path: invitationPath(token, proof) }];
}

/** The page that accepts an invitation; only the mail contains `proof`. */
export function invitationPath(token: string, proof: string | null = null): string {
  const path = `/login?invitation=${encodeURIComponent(token)}`;
  return proof === null ? path : `${path}&proof=${encodeURIComponent(proof)}`;
}

function employeePath(employeeId: EmployeeId): string {
  return `/employees?employee=${encodeURIComponent(employeeId)}&tab=access`;
}
