import type { CompanyId } from "@crewline/domain/kernel/ids/entity-ids";
import type { Company } from "@crewline/domain/records/company/company";
import { stateOf } from "@crewline/domain/rules/company/standing-after";
import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import { companies } from "../../store/companies.ts";
import type { Unit } from "../../store/unit/unit.ts";

/**
 * Returns the company. Throws wrongCompanyState for a deleted one, which is left as it is until it
 * is erased or restored, and notFound for an erased one.
 */
export async function requireKept(unit: Unit, companyId: CompanyId): Promise<Company> {
  const company = await companies(unit).get(companyId);
  const state = stateOf(company.standing);
  if (state === "deleted") throw new RuleViolation("wrongCompanyState", { state });
  return company;
}
