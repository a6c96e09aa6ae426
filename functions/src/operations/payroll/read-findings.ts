import type { LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import { addDays } from "@crewline/domain/kernel/time/local-date";
import type { PayPeriodDays } from "@crewline/domain/kernel/time/pay-period";
import type { ClosingFindings } from "@crewline/domain/records/pay/location-closings";
import { closingFindings } from "@crewline/domain/rules/reports/closing-findings";
import { periodEntries } from "@crewline/domain/rules/reports/period-entries";
import type { CompanyStore } from "../../store/company/company-store.ts";
import { flaggedDays } from "../../store/company/filters.ts";

/** Tells what speaks against closing a location, or the company for null. */
type FindingsOf = (locationId: LocationId | null) => ClosingFindings;

/** Reads what speaks against closing a period at each location. */
export async function readAllFindings(
  store: CompanyStore,
  { firstDay, lastDay }: PayPeriodDays,
): Promise<FindingsOf> {
  const [company, weeks, asked, disputed] = await Promise.all([
    store.company(),
    store.employeeWeeks.list([
      ["weekStart", ">=", addDays(firstDay, -6)],
      ["weekStart", "<=", lastDay],
    ]),
    store.timeEntries.list(flaggedDays("correctionRequested", firstDay, lastDay)),
    store.timesheets.list([
      ["firstDay", "==", firstDay],
      ["state", "==", "disputed"],
    ]),
  ]);
  const days = { firstDay, lastDay, locationId: null };
  const sources = {
    entries: periodEntries({ ...days, weeks, rules: company.workRules }),
    requested: asked,
    disputing: disputed.map(({ employeeId }) => employeeId),
  };
  return (locationId) => closingFindings(sources, locationId);
}

/** What speaks against closing a period at the location, or in the company for null. */
export async function readFindings(
  store: CompanyStore,
  days: PayPeriodDays,
  locationId: LocationId | null,
): Promise<ClosingFindings> {
  return (await readAllFindings(store, days))(locationId);
}
