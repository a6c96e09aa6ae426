import type { Company } from "@crewline/domain/records/company/company";
import { packWeek } from "@crewline/domain/records/summaries/pack-facts";
import { rollWeek } from "@crewline/domain/projections/reports/roll-week";
import type {
  EmployeeWeek,
  EmployeeWeekPay,
} from "@crewline/domain/records/time-entries/employee-week";
import { packWorkedDays } from "@crewline/domain/records/time-off/worked-year";
import type { CompanyStore } from "../../store/company/company-store.ts";

/** A week and its pay; null where none was stored. */
interface StoredWeek {
  week: EmployeeWeek;
  pay: EmployeeWeekPay | null;
}

/** Packs a person's week for reports, and its worked days for balances of time off. */
export function saveWeekRollup(store: CompanyStore, stored: StoredWeek, company: Company): void {
  const { employeeId, weekStart, hours } = stored.week;
  store.workedYears.saveWeek(employeeId, weekStart, packWorkedDays(hours.days));
  store.weekRollups.saveWeek(employeeId, weekStart, packedWeek(stored, company));
}

/** The text that reports read of a person's week; null for an empty one. */
export function packedWeek({ week, pay }: StoredWeek, company: Company): string | null {
  return packWeek(week.weekStart, rollWeek(week, pay, company.workRules));
}
