import type { CompanyId } from "@crewline/domain/kernel/ids/entity-ids";
import { readingUnit } from "../unit/unit.ts";
import type { CompanyStore } from "./company-store.ts";
import { companyStore } from "./company-store.ts";

/** The store of one company for reading, outside of a transaction. */
export async function readCompany(companyId: CompanyId): Promise<CompanyStore> {
  return companyStore(await readingUnit(), companyId);
}
