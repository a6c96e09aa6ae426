import { aCompanyId } from "@crewline/domain/kernel/ids/ids.test-support";
import { companyNoteIdSchema } from "@crewline/domain/kernel/ids/record-ids";
import { anArrangement } from "./access-subscription.ts";
import type { Path, Row } from "./access/row.ts";

type CompanyOptionsPath = Extract<Path, `companyOptions.${string}`>;

/** What product staff see of companies and do to them; the company of the inputs does not exist. */
export const companyOptionsRows = {
  "companyOptions.list": { guard: "staff" },
  "companyOptions.acts": { guard: "staff" },
  "companyOptions.actOn": {
    guard: "staff",
    input: () => ({
      companyId: aCompanyId("nobodys"),
      act: "suspended" as const,
      reason: "A test.",
    }),
    recent: true,
  },
  "companyOptions.subscription": {
    guard: "staff",
    input: () => ({ companyId: aCompanyId("nobodys") }),
  },
  "companyOptions.arrange": {
    guard: "staff",
    input: () => ({ companyId: aCompanyId("nobodys"), ...anArrangement }),
    recent: true,
  },
  "companyOptions.health": {
    guard: "staff",
    input: () => ({ companyId: aCompanyId("nobodys") }),
  },
  "companyOptions.transfers": {
    guard: "staff",
    input: () => ({ companyId: aCompanyId("nobodys") }),
  },
  "companyOptions.prepareExport": {
    guard: "staff",
    input: () => ({ companyId: aCompanyId("nobodys"), reason: "A test." }),
    recent: true,
  },
  "companyOptions.dataJobs": {
    guard: "staff",
    input: () => ({ companyId: aCompanyId("nobodys") }),
  },
  "companyOptions.startDataJob": {
    guard: "staff",
    input: () => ({
      companyId: aCompanyId("nobodys"),
      kind: "verify" as const,
      dryRunId: null,
      daysBack: 92 as const,
      reason: "A test.",
    }),
    recent: true,
  },
  "companyOptions.notes": {
    guard: "staff",
    input: () => ({ companyId: aCompanyId("nobodys") }),
  },
  "companyOptions.saveNote": {
    guard: "staff",
    input: () => ({
      companyId: aCompanyId("nobodys"),
      noteId: null,
      expectedVersion: 0,
      text: "A test.",
    }),
  },
  "companyOptions.removeNote": {
    guard: "staff",
    input: () => ({ noteId: companyNoteIdSchema.parse("nobodys"), expectedVersion: 1 }),
  },
  "companyOptions.undeliveredMail": { guard: "staff" },
} as const satisfies { [P in CompanyOptionsPath]: Row<P> };
