import { createHash } from "node:crypto";
import type { UnhashedAudit } from "@crewline/domain/rules/time-entries/canonical-row";
import { canonicalRow } from "@crewline/domain/rules/time-entries/canonical-row";

/** The hash of a row; `previousHash` is among the fields, which makes the rows a chain. */
export function auditHash(row: UnhashedAudit): string {
  return createHash("sha256").update(canonicalRow(row)).digest("hex");
}
