import type { CompanyId } from "../../kernel/ids/entity-ids.ts";
import type { PluralForms } from "../../kernel/formats/counted.ts";
import { pluralForm } from "../../kernel/formats/counted.ts";
import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import { PRODUCT_NAME } from "../../kernel/product.ts";

type Reader = Pick<Locale, "language">;

interface JoinWords {
  subject: string;
  text: string;
  button: string;
  reason: string;
}

interface AdminMissingWords {
  subject: string;
  heading: string;
  texts: readonly string[];
  /** Null where the reader can do nothing but wait. */
  button: string | null;
  reason: string;
}

interface InvitationWords {
  subject: string;
  heading: string;
  text: string;
  button: string;
  expiry: string;
  reason: string;
}

interface AcceptedWords {
  subject: string;
  heading: string;
  text: string;
  button: string;
  reason: string;
}

interface CompanyTexts {
  join: (who: string, email: string, company: string) => JoinWords;
  noAdminForStaff: (company: string, id: CompanyId) => AdminMissingWords;
  noAdminForManager: (company: string) => AdminMissingWords;
  invitation: (company: string, by: string) => Omit<InvitationWords, "expiry">;
  expiry: (days: number, company: string) => PluralForms;
  accepted: (who: string, company: string) => AcceptedWords;
}

const texts: InLanguages<CompanyTexts> = {
  en: {
    join: (who, email, company) => ({
      subject: `${who} asks to join ${company}`,
      text: `${who} signed up with ${email} and confirmed this address. Accept only people you know: their login sees your schedule.`,
      button: "Accept or decline",
      reason: `You get this mail because you are an admin of ${company}.`,
    }),
    noAdminForStaff: (company, id) => ({
      subject: `${company} has no admin who can sign in`,
      heading: `${company} needs an admin`,
      texts: [
        `No login of an admin of ${company} works any more: each was deleted or switched off. All data and memberships are as they were.`,
        `Find out who runs ${company} now, then make that login an admin: npm run set-role -- --email ADDRESS --role admin --company ${id}`,
      ],
      button: "Open Company Options",
      reason: "You get this mail because you look after all companies.",
    }),
    noAdminForManager: (company) => ({
      subject: `${company} has no admin who can sign in`,
      heading: `${company} needs an admin`,
      texts: [
        `No admin of ${company} can sign in any more. Schedules and time tracking go on; company settings, logins and pay wait for a new admin.`,
        `${PRODUCT_NAME} support knows and will ask who should be admin.`,
      ],
      button: null,
      reason: `You get this mail because you are a manager of ${company}.`,
    }),
    invitation: (company, by) => ({
      subject: `${company} invites you to ${PRODUCT_NAME}`,
      heading: `Join ${company}`,
      text: `${by} invites you to ${company} on ${PRODUCT_NAME}: see your shifts and clock in and out.`,
      button: "Accept the invitation",
      reason: `You get this mail because ${company} entered your address in ${PRODUCT_NAME}.`,
    }),
    expiry: (days, company) => ({
      one: `The link works for 1 day, once, and for this e-mail address only. If you do not know ${company}, you can ignore this mail.`,
      other: `The link works for ${days} days, once, and for this e-mail address only. If you do not know ${company}, you can ignore this mail.`,
    }),
    accepted: (who, company) => ({
      subject: `${who} has joined ${company}`,
      heading: `${who} has joined`,
      text: `${who} accepted your invitation to ${company} and can sign in now.`,
      button: "See what the login may do",
      reason: "You get this mail because you sent the invitation.",
    }),
  },
};

/** To admins: a person with an address of the company's domain asks to join. */
export function joinWords(
  { who, email, company }: Record<"who" | "email" | "company", string>,
  locale: Reader,
): JoinWords {
  return inLanguage(texts, locale).join(who, email, company);
}

/** No admin of the company can sign in: to product staff, who get the company's id, or a manager. */
export function adminMissingWords(
  company: string,
  idForStaff: CompanyId | null,
  locale: Reader,
): AdminMissingWords {
  const { noAdminForManager, noAdminForStaff } = inLanguage(texts, locale);
  return idForStaff === null ? noAdminForManager(company) : noAdminForStaff(company, idForStaff);
}

/** To a person who may take a login; the link works for so many days. */
export function invitationWords(
  { company, by, days }: { company: string; by: string; days: number },
  locale: Locale,
): InvitationWords {
  const { invitation, expiry } = inLanguage(texts, locale);
  const link = pluralForm(days, expiry(days, company), locale);
  return { ...invitation(company, by), expiry: link };
}

/** To the person who sent an invitation. */
export function acceptedWords(
  { who, company }: Record<"who" | "company", string>,
  locale: Reader,
): AcceptedWords {
  return inLanguage(texts, locale).accepted(who, company);
}
