import type { CompanyId } from "@crewline/domain/kernel/ids/entity-ids";
import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import { companies } from "../../store/companies.ts";
import type { Unit } from "../../store/unit/unit.ts";

/** Throws alreadyMember, which names the company that the login belongs to. */
export async function refuseSecondCompany(unit: Unit, companyId: CompanyId): Promise<never> {
  const company = await companies(unit).get(companyId);
  throw new RuleViolation("alreadyMember", { companyName: company.name });
}
