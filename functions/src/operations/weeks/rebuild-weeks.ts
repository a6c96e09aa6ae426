import type { EmployeeWeekId } from "@crewline/domain/kernel/ids/record-ids";
import type { EmployeeId, CompanyId } from "@crewline/domain/kernel/ids/entity-ids";
import type { PayPeriodRecord } from "@crewline/domain/records/pay/pay-period-record";
import { isClosedWeek } from "@crewline/domain/rules/reports/period-lock";
import type { EmployeeWeek } from "@crewline/domain/records/time-entries/employee-week";
import { employeeWeekId } from "@crewline/domain/records/time-entries/employee-week";
import { afterWeek, countsDaysBefore } from "@crewline/domain/rules/weeks/days-before";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import { addDays } from "@crewline/domain/kernel/time/local-date";
import type { CompanyStore } from "../../store/company/company-store.ts";
import { companyStore } from "../../store/company/company-store.ts";
import { weeksSince } from "../../store/company/filters.ts";
import { readCompany } from "../../store/company/read-company.ts";
import { inTransaction } from "../../store/unit/unit.ts";
import { closedPeriodsSince } from "../payroll/closed-periods.ts";
import type { WeekTerms } from "./save-week.ts";
import { readWeekTerms, saveWeek } from "./save-week.ts";

interface Rebuild {
  weeks: readonly EmployeeWeek[];
  /** The closed pay periods that the weeks may reach into. */
  closedPeriods: readonly PayPeriodRecord[];
  /** For a transaction that also writes other documents; all weeks where it is missing. */
  most?: number;
}

/**
 * Computes hours and pay of one person's weeks again by these terms, the oldest first. Weeks whose
 * days are all closed keep what was paid. Returns the first week that exceeds `most`, or null.
 */
export function rebuildWeeks(
  store: CompanyStore,
  { weeks, closedPeriods, most = weeks.length }: Rebuild,
  terms: WeekTerms,
): LocalDate | null {
  const open = weeks
    .filter(({ weekStart }) => !isClosedWeek(weekStart, closedPeriods))
    .toSorted((a, b) => a.weekStart.localeCompare(b.weekStart));
  for (const week of open.slice(0, most)) saveWeek(store, week, terms);
  return open[most]?.weekStart ?? null;
}

/**
 * As `rebuildWeeks`, for all weeks that a rate or policy of the person from `firstDay` on touches.
 */
export async function rebuildWeeksSince(
  store: CompanyStore,
  { employeeId, firstDay }: { employeeId: EmployeeId; firstDay: LocalDate },
  terms: WeekTerms,
): Promise<void> {
  const weeks = await store.employeeWeeks.list(weeksSince(employeeId, firstDay));
  const closedPeriods = await closedPeriodsSince(store, addDays(firstDay, -6));
  rebuildWeeks(store, { weeks, closedPeriods }, terms);
}

/** As `rebuildEachWeek`, for all weeks of the company that begin on these days. */
export async function rebuildWeeksBetween(
  companyId: CompanyId,
  { from, until }: { from: LocalDate; until: LocalDate },
): Promise<void> {
  const { employeeWeeks } = await readCompany(companyId);
  const weeks = await employeeWeeks.list([
    ["weekStart", ">=", from],
    ["weekStart", "<=", until],
  ]);
  await rebuildEachWeek(companyId, weeks);
}

/** Transactions that run at the same time. */
const AT_ONCE = 10;

/**
 * As `rebuildWeeks`, each week in a transaction of its own by what its person's terms are then;
 * `closing` names the first day of a period that the caller is closing, whose weeks are rebuilt.
 */
export async function rebuildEachWeek(
  companyId: CompanyId,
  weeks: readonly EmployeeWeek[],
  closing: LocalDate | null = null,
): Promise<void> {
  for (let done = 0; done < weeks.length; done += AT_ONCE) {
    const some = weeks.slice(done, done + AT_ONCE);
    await Promise.all(
      some.map(({ id }) =>
        inTransaction((unit) => rebuildWeek(companyStore(unit, companyId), id, closing)),
      ),
    );
  }
}

async function rebuildWeek(
  store: CompanyStore,
  weekId: EmployeeWeekId,
  closing: LocalDate | null,
): Promise<void> {
  const week = await store.employeeWeeks.get(weekId);
  const terms = await readWeekTerms(store, week.employeeId);
  const closed = await closedPeriodsSince(store, week.weekStart);
  const closedPeriods = closed.filter(({ firstDay }) => firstDay !== closing);
  const counted = await withDaysBefore(store, week, terms);
  rebuildWeeks(store, { weeks: [counted], closedPeriods }, terms);
}

/** The rules may have begun to count the days before the week, which was stored without them. */
async function withDaysBefore(
  store: CompanyStore,
  week: EmployeeWeek,
  { company }: WeekTerms,
): Promise<EmployeeWeek> {
  const { employeeId, weekStart } = week;
  if (!countsDaysBefore(company, weekStart)) return week;
  const before = employeeWeekId(employeeId, addDays(weekStart, -7));
  return afterWeek(week, await store.employeeWeeks.find(before));
}
