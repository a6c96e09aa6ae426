import type { CompanyId } from "@crewline/domain/kernel/ids/entity-ids";
import { isDemoCompany } from "@crewline/domain/records/company/demo-company";
import { nowMillis } from "../../platform/clock.ts";
import { companies } from "../../store/companies.ts";
import { readingUnit } from "../../store/unit/unit.ts";

/** As long as a query trusts the lookup of a login: a company may be erased at any moment. */
const MAX_AGE_MILLIS = 4_000;
const MAX_COMPANIES = 1000;

/** When each company was last found. Demo companies come and go, and are always asked for. */
const foundAt = new Map<CompanyId, number>();

/** True when the id that a claim names is a company. */
export async function isCompany(companyId: CompanyId): Promise<boolean> {
  const last = foundAt.get(companyId);
  if (last !== undefined && nowMillis() <= last + MAX_AGE_MILLIS) return true;
  foundAt.delete(companyId);
  const found = await companies(await readingUnit()).find(companyId);
  if (found !== null && !isDemoCompany(companyId)) remember(companyId);
  return found !== null;
}

function remember(companyId: CompanyId): void {
  foundAt.set(companyId, nowMillis());
  const oldest = foundAt.size > MAX_COMPANIES ? foundAt.keys().next().value : undefined;
  if (oldest !== undefined) foundAt.delete(oldest);
}
