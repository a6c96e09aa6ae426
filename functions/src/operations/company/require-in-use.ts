import type { CompanyId } from "@crewline/domain/kernel/ids/entity-ids";
import { isReadOnly } from "@crewline/domain/rules/company/standing-after";
import { isStopped } from "@crewline/domain/rules/subscription/terms-of";
import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import { now } from "../../platform/clock.ts";
import type { CompanyGate } from "../../store/companies.ts";
import { findGate } from "../../store/companies.ts";
import type { Unit } from "../../store/unit/unit.ts";
import { readingUnit } from "../../store/unit/unit.ts";

/** Throws companyReadOnly for a company that product staff, or a missed payment, made read-only. */
export async function requireInUse(companyId: CompanyId, unit?: Unit): Promise<void> {
  refuseReadOnly(await findGate(unit ?? (await readingUnit()), companyId));
}

/** As `requireInUse`, of a company whose facts were read. */
export function refuseReadOnly({ standing, terms }: CompanyGate): void {
  if (isReadOnly(standing) || isStopped(terms, now())) {
    throw new RuleViolation("companyReadOnly", {});
  }
}
