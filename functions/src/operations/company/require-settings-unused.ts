import { generalOf } from "@crewline/domain/rules/company/apply-basics";
import type { Company, CompanyGeneral } from "@crewline/domain/records/company/company";
import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import type { LastingSetting } from "@crewline/domain/rules/violations/thing";
import type { CompanyStore } from "../../store/company/company-store.ts";

/**
 * Rates and sales are amounts of a currency, and worked weeks are stored under their first day. Throws
 * settingInUse for what can no longer change.
 */
export async function requireSettingsUnused(
  store: CompanyStore,
  company: Company,
  after: CompanyGeneral,
): Promise<void> {
  const before = generalOf(company);
  if (after.currency !== before.currency && (await hasAmounts(store))) {
    refuse("currency");
  }
  if (after.weekStart !== before.weekStart && (await isInUse(store))) {
    refuse("weekStart");
  }
  if (after.workdayStart !== before.workdayStart && (await hasAny(store.employeeWeeks))) {
    refuse("workdayStart");
  }
}

async function hasAmounts(store: CompanyStore): Promise<boolean> {
  return (await hasAny(store.wageChanges)) || hasAny(store.salesMonths);
}

async function isInUse(store: CompanyStore): Promise<boolean> {
  return (await hasAny(store.employeeWeeks)) || hasAny(store.shifts);
}

async function hasAny(documents: {
  list: (filters: [], options: { limit: number }) => Promise<unknown[]>;
}): Promise<boolean> {
  return (await documents.list([], { limit: 1 })).length > 0;
}

function refuse(what: LastingSetting): never {
  throw new RuleViolation("settingInUse", { what });
}
