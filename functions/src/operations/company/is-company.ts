import type { CompanyId } from "@crewline/domain/kernel/ids/entity-ids";
import { isDemoCompany } from "@crewline/domain/records/company/demo-company";
import { companies } from "../../store/companies.ts";
import { readingUnit } from "../../store/unit/unit.ts";

/** Only demo companies are removed, so any other that was found once is not asked for again. */
const known = new Set<CompanyId>();

/** True when the id that a claim names is a company. */
export async function isCompany(companyId: CompanyId): Promise<boolean> {
  if (known.has(companyId)) return true;
  const found = await companies(await readingUnit()).find(companyId);
  if (found !== null && !isDemoCompany(companyId)) known.add(companyId);
  return found !== null;
}
