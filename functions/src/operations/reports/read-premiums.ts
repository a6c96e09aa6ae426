import { premiumFacts } from "@crewline/domain/projections/reports/period-facts";
import type { Company } from "@crewline/domain/records/company/company";
import type { ReportRange } from "@crewline/domain/records/reports/report";
import type { ReportFact } from "@crewline/domain/records/summaries/rollup";
import { noticePremiumsOf, readSalaries } from "../payroll/read-salaries.ts";
import type { CompanyStore } from "../../store/company/company-store.ts";

/** Returns the pay for shifts of the range that were changed inside the notice. */
export async function readPremiums(
  store: CompanyStore,
  { range, company }: { range: ReportRange; company: Company },
): Promise<ReportFact[]> {
  const granted = await noticePremiumsOf(store, range);
  const ids = new Set(granted.map(({ employeeId }) => employeeId));
  const employees = await store.employees.findAll([...ids]);
  const salaries = await readSalaries(store, company, { ...range, employees });
  return premiumFacts(salaries, { ...range, currency: company.currency });
}
