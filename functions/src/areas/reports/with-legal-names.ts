import type { CompanyId } from "@crewline/domain/kernel/ids/entity-ids";
import type { DatedLine } from "@crewline/domain/records/pay/payroll-report";
import { readCompany } from "../../store/company/read-company.ts";

/** Returns the lines with the names that payroll files use: the legal name where there is one. */
export async function withLegalNames(
  companyId: CompanyId,
  lines: readonly DatedLine[],
): Promise<DatedLine[]> {
  const store = await readCompany(companyId);
  const ids = [...new Set(lines.map(({ employeeId }) => employeeId))];
  const found = await Promise.all(
    ids.map(async (id) => [id, await store.employeeProfiles.find(id)] as const),
  );
  const names = new Map(found.map(([id, profile]) => [id, profile?.legalName ?? null]));
  return lines.map((line) => ({
    ...line,
    employeeName: names.get(line.employeeId) ?? line.employeeName,
  }));
}
