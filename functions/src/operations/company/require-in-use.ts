import type { CompanyId } from "@crewline/domain/kernel/ids/entity-ids";
import { isReadOnly } from "@crewline/domain/rules/company/standing-after";
import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import { findStanding } from "../../store/companies.ts";
import type { Unit } from "../../store/unit/unit.ts";
import { readingUnit } from "../../store/unit/unit.ts";

/** Throws companyReadOnly for a company that product staff suspended or deleted. */
export async function requireInUse(companyId: CompanyId, unit?: Unit): Promise<void> {
  const standing = await findStanding(unit ?? (await readingUnit()), companyId);
  if (isReadOnly(standing)) throw new RuleViolation("companyReadOnly", {});
}
