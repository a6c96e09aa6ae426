import type { BatchId } from "@crewline/domain/kernel/ids/record-ids";
import type { EmployeeId, CompanyId } from "@crewline/domain/kernel/ids/entity-ids";
import type { Batch, BatchRow } from "@crewline/domain/records/batches/batch";
import { companyStore } from "../../../store/company/company-store.ts";
import { readCompany } from "../../../store/company/read-company.ts";
import { inTransaction } from "../../../store/unit/unit.ts";

/** Batches that are read at once. */
const AT_ONCE = 50;

/**
 * Bulk actions keep names and former values for their undo. This removes those of one person, and
 * with them the undo of that row. All batches are searched, the latest first.
 */
export async function scrubBatches(companyId: CompanyId, employeeId: EmployeeId): Promise<void> {
  const { batches } = await readCompany(companyId);
  let until: string | null = null;
  for (;;) {
    const older = until === null ? [] : ([["at", "<=", until]] as const);
    const page: Batch[] = await batches.list(older, { orderBy: ["at", "desc"], limit: AT_ONCE });
    for (const { id } of page.filter((batch) => holds(batch, employeeId))) {
      await scrub(companyId, id, employeeId);
    }
    const last: string | undefined = page.at(-1)?.at;
    if (page.length < AT_ONCE || last === undefined || last === until) return;
    until = last;
  }
}

function holds({ rows }: Batch, employeeId: EmployeeId): boolean {
  return rows.some((row) => isOf(row, employeeId) && !isScrubbed(row));
}

function isOf(row: BatchRow, employeeId: EmployeeId): boolean {
  return row.recordId === employeeId || row.employeeId === employeeId;
}

function isScrubbed({ title, undoJson }: BatchRow): boolean {
  return title === SCRUBBED && undoJson === null;
}

const SCRUBBED = "Removed";

function scrub(companyId: CompanyId, batchId: BatchId, employeeId: EmployeeId): Promise<void> {
  return inTransaction(async (unit) => {
    const { batches } = companyStore(unit, companyId);
    const batch = await batches.get(batchId);
    const rows = batch.rows.map((row) =>
      isOf(row, employeeId) ? { ...row, title: SCRUBBED, undoJson: null } : row,
    );
    batches.save(batchId, { ...batch, rows, version: batch.version + 1 });
  });
}
