import { premiumFacts } from "@crewline/domain/projections/reports/period-facts";
import type { Company } from "@crewline/domain/records/company/company";
import type { ReportRange } from "@crewline/domain/records/reports/report";
import type { ReportFact } from "@crewline/domain/records/summaries/rollup";
import { noticePremiumsOf } from "../payroll/read-salaries.ts";
import type { CompanyStore } from "../../store/company/company-store.ts";

/** Returns the pay for shifts of the range that were changed inside the notice. */
export async function readPremiums(
  store: CompanyStore,
  { range, company: { currency } }: { range: ReportRange; company: Company },
): Promise<ReportFact[]> {
  const granted = await noticePremiumsOf(store, range);
  const people = [...Map.groupBy(granted, ({ employeeId }) => employeeId)];
  const pays = await store.employeePay.findById(people.map(([id]) => id));
  const owed = people.map(([id, premiums]) => ({
    employee: { id },
    rates: pays.get(id)?.rates ?? [],
    premiums,
  }));
  return premiumFacts(owed, { ...range, currency });
}
