import type { CompanyId } from "../../kernel/ids/entity-ids.ts";
import { PRODUCT_NAME } from "../../kernel/product.ts";
import type { Letter } from "./letter.ts";
import type { ContentOf } from "../../records/mail/mail-content.ts";
import { oneLine } from "../../rules/mail/one-line.ts";

/** To product staff and remaining members: no admin of the company can sign in any more. */
export function adminMissingLetter(content: ContentOf<"adminMissing">): Letter {
  const company = oneLine(content.companyName);
  return {
    subject: oneLine(`${company} has no admin who can sign in`),
    heading: `${company} needs an admin`,
    blocks: content.isForStaff ? forStaff(company, content.companyId) : forManager(company),
    reason: content.isForStaff
      ? "You get this mail because you look after all companies."
      : `You get this mail because you are a manager of ${company}.`,
  };
}

function forStaff(company: string, companyId: CompanyId): Letter["blocks"] {
  return [
    {
      kind: "text",
      text: `No login of an admin of ${company} works any more: each was deleted or switched off. All data and memberships are as they were.`,
    },
    {
      kind: "text",
      text: `Find out who runs ${company} now, then make that login an admin: npm run set-role -- --email ADDRESS --role admin --company ${companyId}`,
    },
    { kind: "button", label: "Open Company Options", path: "/company-options" },
  ];
}

function forManager(company: string): Letter["blocks"] {
  return [
    {
      kind: "text",
      text: `No admin of ${company} can sign in any more. Schedules and time tracking go on; company settings, logins and pay wait for a new admin.`,
    },
    {
      kind: "text",
      text: `${PRODUCT_NAME} support knows and will ask who should be admin.`,
    },
  ];
}
