import type { CompanyId } from "@crewline/domain/kernel/ids/entity-ids";
import { companyWork, locationWork } from "@crewline/domain/rules/jobs/recurring-work";
import { companies } from "../store/companies.ts";
import { companyStore } from "../store/company/company-store.ts";
import { dueWork, saveDueWork } from "../store/due-work.ts";
import type { Unit } from "../store/unit/unit.ts";
import { inTransaction, readingUnit } from "../store/unit/unit.ts";

/**
 * Sets the recurring work of a company and its locations that is missing, such as that of companies
 * from before work had due times. Work that is set stays as it is.
 */
export async function setMissingWork(companyId: CompanyId): Promise<void> {
  const wanted = await findWanted(await readingUnit(), companyId);
  await inTransaction(async (unit) => {
    const known = await dueWork(unit).findAll(wanted.map(({ id }) => id));
    const ids = new Set(known.map(({ id }) => id));
    for (const due of wanted.filter(({ id }) => !ids.has(id))) saveDueWork(unit, due);
  });
}

async function findWanted(unit: Unit, companyId: CompanyId) {
  const company = await companies(unit).find(companyId);
  if (company === null) return [];
  const { locations } = companyStore(unit, companyId);
  const { found } = await locations.listReadable([["status", "==", "active"]]);
  const work = found.flatMap((location) => locationWork(companyId, location, unit.now()));
  return [...companyWork(company, unit.now()), ...work];
}
