import type { EmployeeId } from "../../kernel/ids/entity-ids.ts";
import type { Role } from "../../kernel/access/role.ts";
import { PRODUCT_NAME } from "../../kernel/product.ts";
import { localeOf } from "../../kernel/formats/locale.ts";
import { formatDay } from "../../kernel/formats/format-time.ts";
import type { AccessAct } from "../../records/users/access-change.ts";
import { invitationDays } from "../../rules/access/check-invitation.ts";
import { adminMissingLetter } from "./admin-missing-letter.ts";
import { joinRequestedLetter } from "./join-letter.ts";
import type { Letter } from "./letter.ts";
import type { ContentOf, MailContent, MailKind } from "../../records/mail/mail-content.ts";
import { oneLine } from "../../rules/mail/one-line.ts";
import type { OwnAct } from "./recovery-codes-letter.ts";
import { isOwnAct, LOGIN_SAFETY, recoveryCodesLetter } from "./recovery-codes-letter.ts";
import { changeLines, schedulePath } from "./shift-words.ts";
import { shiftsToCoverLetter } from "./shifts-to-cover-letter.ts";
import { timeOffDecidedLetter, timeOffRequestedLetter } from "./time-off-letters.ts";
import { isNewWeek } from "../../rules/mail/wants-mail.ts";
import { zoneChangedLetter } from "./zone-changed-letter.ts";

const roleWords: Readonly<Record<Role, string>> = {
  admin: "an admin, who runs the company",
  manager: "a manager of one or more locations",
  employee: "an employee, who sees shifts and clocks in and out",
};

/** Actions of others on a login, after the name of the person who acted. */
const actWords: Readonly<Record<ActOfOthers, { subject: string; sentence: string }>> = {
  rightsChanged: {
    subject: "your access ended",
    sentence: "took your login out of the company. Your worked time and pay stay as they are.",
  },
  switchedOff: {
    subject: "it was switched off",
    sentence: "turned off your login. It can no longer be used to sign in.",
  },
  switchedOn: {
    subject: "it was switched on",
    sentence: "turned your login on again. You can sign in as before.",
  },
  signedOut: {
    subject: "you were signed out",
    sentence: "signed you out on all of your devices.",
  },
  secondFactorRemoved: {
    subject: "the second factor was removed",
    sentence: "removed the second factor of your login. The password alone opens it now.",
  },
};

type ActOfOthers = Exclude<AccessAct, OwnAct>;

type Writers = { readonly [K in MailKind]: (content: ContentOf<K>) => Letter };

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
  weekPublished: (content) => {
    const { employeeName, locationId, locationName, publishedByName } = content;
    const { weekStart, changes } = content;
    const locale = localeOf(content.formats);
    const isNew = isNewWeek(content);
    const place = oneLine(locationName);
    const week = `the week of ${formatDay(weekStart, locale)}`;
    return {
      subject: oneLine(`${isNew ? "Your shifts" : "Your shifts changed"}: ${place}, ${week}`),
      heading: `${isNew ? "Your shifts" : "Changes to your shifts"} in ${week}`,
      blocks: [
        { kind: "text", text: `Hello ${oneLine(employeeName)},` },
        {
          kind: "text",
          text: `${oneLine(publishedByName)} published ${week} at ${place}. This is ${isNew ? "what you work" : "what is different for you"}:`,
        },
        { kind: "list", items: changeLines(changes, locale) },
        { kind: "button", label: "See your schedule", path: schedulePath(locationId, weekStart) },
      ],
      reason: `You get this mail because you work at ${place}.`,
    };
  },
  accessChanged: ({ act, role, byName }) =>
    isOwnAct(act) ? recoveryCodesLetter(act) : accessLetter(act, role, byName),
  adminMissing: adminMissingLetter,
  zoneChanged: zoneChangedLetter,
  timeOffRequested: timeOffRequestedLetter,
  timeOffDecided: timeOffDecidedLetter,
  shiftsToCover: shiftsToCoverLetter,
  joinRequested: joinRequestedLetter,
};

/** The content in words. Everything that a person typed is one line and links to nothing. */
export function writeLetter<K extends MailKind>(content: ContentOf<K>): Letter;
export function writeLetter(content: MailContent): Letter;
export function writeLetter(content: MailContent): Letter {
  const write = writers[content.kind] as (content: MailContent) => Letter;
  return write(content);
}

function accessLetter(act: ActOfOthers, role: Role | null, byName: string): Letter {
  const { subject, sentence } = accessWords(act, role);
  return {
    subject: `Your ${PRODUCT_NAME} login: ${subject}`,
    heading: "Something about your login changed",
    blocks: [
      { kind: "text", text: `${oneLine(byName)} ${sentence}` },
      { kind: "text", text: "If you did not expect this, ask an admin of your company." },
      { kind: "button", label: `Open ${PRODUCT_NAME}`, path: "/" },
    ],
    reason: LOGIN_SAFETY,
  };
}

function accessWords(act: ActOfOthers, role: Role | null): { subject: string; sentence: string } {
  if (act === "rightsChanged" && role !== null) {
    return {
      subject: "your access changed",
      sentence: `changed what your login may do. You are now ${roleWords[role]}.`,
    };
  }
  return actWords[act];
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
