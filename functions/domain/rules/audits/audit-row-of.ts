import type { AuditFacts, AuditPay, AuditRow, AuditWords } from "../../records/audits/audit-row.ts";
import type { Digest } from "./audit-hash.ts";
import { hashedAudit } from "./audit-hash.ts";
import { auditReaders } from "./audit-readers.ts";

interface Content {
  facts: AuditFacts;
  words: AuditWords;
  pay: AuditPay;
}

/** The row of this content, with its hash and its readers. */
export function auditRowOf(
  content: Content,
  salts: { words: string; pay: string },
  digest: Digest,
): AuditRow {
  const { facts } = content;
  return { ...facts, ...hashedAudit(content, salts, digest), readers: auditReaders(facts) };
}

/** The facts of a change of which no more is known. */
export const plainFacts = {
  day: null,
  employeeId: null,
  locationIds: [],
  device: null,
  isSelfEdit: false,
  isAfterApproval: false,
  deltaSeconds: 0,
  changes: [],
  detail: "",
} satisfies Partial<AuditFacts>;

/** The pay of a change that is not about pay. */
export const noPay: AuditPay = { deltaMinor: null, currency: "", changes: [] };
