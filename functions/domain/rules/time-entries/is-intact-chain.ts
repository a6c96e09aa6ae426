import type { EmployeeWeek } from "../../records/time-entries/employee-week.ts";
import type { TimeEntryAudit } from "../../records/time-entries/time-entry-audit.ts";

/** The head of a week's history: its last hash and its number of rows. */
export type ChainHead = Pick<EmployeeWeek, "auditHash" | "auditCount">;

/**
 * True when nothing of a week's history was changed, removed, added or reordered: the rows count up
 * from 1, each holds the hash of the one before and its own, and the week holds the last. `hashOf`
 * computes a row's hash from its other fields.
 */
export function isIntactChain(
  rows: readonly TimeEntryAudit[],
  head: ChainHead,
  hashOf: (row: TimeEntryAudit) => string,
): boolean {
  const inOrder = rows.toSorted((a, b) => a.sequence - b.sequence);
  let previousHash = "";
  for (const [index, row] of inOrder.entries()) {
    const follows = row.sequence === index + 1 && row.previousHash === previousHash;
    if (!follows || row.hash !== hashOf(row)) return false;
    previousHash = row.hash;
  }
  return head.auditCount === inOrder.length && head.auditHash === previousHash;
}
