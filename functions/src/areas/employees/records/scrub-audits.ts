import type { AuditRowId } from "@crewline/domain/kernel/ids/record-ids";
import type { CompanyId, EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import type { AuditRow } from "@crewline/domain/records/audits/audit-row";
import { companyStore } from "../../../store/company/company-store.ts";
import { readCompany } from "../../../store/company/read-company.ts";
import { inTransaction } from "../../../store/unit/unit.ts";

/** Rows of one transaction. */
const AT_ONCE = 100;

/**
 * Removes the names and reasons of one employee's audit rows. Their digests stay, so that the rows
 * and the seals of their days are still proven.
 */
export async function scrubAudits(companyId: CompanyId, employeeId: EmployeeId): Promise<void> {
  const { audits } = await readCompany(companyId);
  let from: string | null = null;
  do {
    const older = from === null ? [] : ([["order", "<=", from]] as const);
    const page: AuditRow[] = await audits.list([["employeeId", "==", employeeId], ...older], {
      orderBy: ["order", "desc"],
      limit: AT_ONCE + 1,
    });
    await scrub(
      companyId,
      page.filter(({ words }) => words.values !== null).map(({ id }) => id),
    );
    from = page[AT_ONCE]?.order ?? null;
  } while (from !== null);
}

function scrub(companyId: CompanyId, ids: readonly AuditRowId[]): Promise<void> {
  return inTransaction(async (unit) => {
    const { audits } = companyStore(unit, companyId);
    for (const row of await audits.findAll(ids)) {
      const words = { digest: row.words.digest, salt: null, values: null };
      audits.save(row.id, { ...row, words });
    }
  });
}
