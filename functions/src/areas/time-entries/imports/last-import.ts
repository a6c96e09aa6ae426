import type { ReadFile } from "@crewline/domain/records/batches/batch";
import { readCompany } from "../../../store/company/read-company.ts";
import type { Actor } from "../../../operations/commands/actor.ts";

/** Returns how the company's last file of worked time was read; null before the first. */
export async function lastImport({ companyId }: Actor): Promise<{ file: ReadFile | null }> {
  const { batches } = await readCompany(companyId);
  const [last] = await batches.list([["kind", "==", "timeEntries.importRows"]], {
    orderBy: ["at", "desc"],
    limit: 1,
  });
  return { file: last?.file ?? null };
}
