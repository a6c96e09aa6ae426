import type { CompanyId } from "@crewline/domain/kernel/ids/entity-ids";
import { DATA_SHAPE, isBehind } from "@crewline/domain/records/company/data-shape";
import { inTransaction, readingUnit } from "../unit/unit.ts";
import { rawDocuments, saveRaw } from "./raw-documents.ts";

/** True if a company that exists has not been migrated yet; its document need not be readable. */
export async function isCompanyBehind(companyId: CompanyId): Promise<boolean> {
  const [own] = await rawDocuments(await readingUnit(), companyId, [""]);
  return own !== undefined && isBehind(own.data);
}

/** Records that all data of the company is in the shape of this release. */
export async function recordDataShape(companyId: CompanyId): Promise<void> {
  await inTransaction(async (unit) => {
    const [own] = await rawDocuments(unit, companyId, [""]);
    if (own === undefined || !isBehind(own.data)) return;
    saveRaw(unit, companyId, { path: "", data: { ...own.data, dataShape: DATA_SHAPE } });
  });
}
