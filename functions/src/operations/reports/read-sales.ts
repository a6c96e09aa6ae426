import { localDateAt } from "@crewline/domain/kernel/time/zone";
import { comparesSales, withSales } from "@crewline/domain/projections/reports/sales-facts";
import type { Company } from "@crewline/domain/records/company/company";
import type { ReportInput, ReportRange } from "@crewline/domain/records/reports/report";
import { monthOf } from "@crewline/domain/records/sales/sales-month";
import type { ReportFact } from "@crewline/domain/records/summaries/rollup";
import type { CompanyStore } from "../../store/company/company-store.ts";

interface Terms {
  store: CompanyStore;
  input: ReportInput;
  company: Company;
  range: ReportRange;
}

/**
 * Adds sales and budgets to the facts of a report that compares whole locations: one document for
 * each location and month. Archived locations keep their sales and have no budget.
 */
export async function addSales(facts: readonly ReportFact[], terms: Terms): Promise<ReportFact[]> {
  const { store, input, company, range } = terms;
  if (!comparesSales(input)) return [...facts];
  const [months, locations] = await Promise.all([
    store.salesMonths.list([
      ["month", ">=", monthOf(range.firstDay)],
      ["month", "<=", range.lastDay],
    ]),
    store.locationRecords.list(),
  ]);
  const { locationId } = input.filter;
  const isMeant = (id: string) => [null, id].includes(locationId);
  const active = locations.filter(({ id, status }) => status === "active" && isMeant(id));
  return withSales(facts, {
    range,
    isByHour: input.groupBy === "hour",
    today: localDateAt(store.now(), company.timeZone),
    months: months.filter((month) => isMeant(month.locationId)),
    budgets: new Map(active.map(({ id, budget }) => [id, budget])),
  });
}
