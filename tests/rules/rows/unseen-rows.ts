import type { Row } from "./row.ts";
import { at, get, list } from "./row.ts";

/** Documents outside of the companies that no client ever sees. */
const serverOnly = [
  "invitations/hash",
  "kioskPairings/hash",
  "mail/letter",
  "idempotencyKeys/key",
  "rateLimits/window",
  "recoveryCodes/ana",
  "accessChanges/one",
  "companyActs/one",
  "companyNotes/one",
  "dataJobs/one",
  "loginIndex/ana",
  "dueWork/night",
  "stripeEvents/one",
  "calendarFeeds/hash",
];

/** Collections of a company that the server keeps to itself. */
const unseen = [
  "employeeEmails",
  "employeeEvents",
  "events",
  "history",
  "audits",
  "auditDays",
  "kioskPins",
  "locationNames",
  "accessChanges",
  "payrollSnapshots",
  "payAdjustments",
  "noticePremiums",
  "batches",
  "weekTemplates",
  "shiftTemplates",
  "checklistVersions",
  "recurringShifts",
  "withdrawnShifts",
  "covers",
  "balanceAdjustments",
  "workedYears",
  "publicationParts",
  "heldPublications",
  "weekRollups",
  "shiftRollups",
  "migrations",
  "subscription",
  "usageDays",
  "collectionThatNoRuleNames",
];

/** The documents and collections that no client can read. */
export const unseenRows: readonly Row[] = [
  ...serverOnly.flatMap((path) => [
    get(firstPart(path), "one of no company", path, []),
    list(firstPart(path), "all of no company", {}, [], firstPart(path)),
  ]),
  ...unseen.flatMap((collection) => [
    get(collection, "one", at(`${collection}/one`), []),
    list(collection, "all", {}, [], at(collection)),
  ]),
];

function firstPart(path: string): string {
  return path.split("/")[0] ?? "";
}
