import type { PayrollExportId } from "../../kernel/ids/record-ids.ts";
import type { LocationId } from "../../kernel/ids/entity-ids.ts";
import { jobRoleNames } from "../job-roles/job-role-names.ts";
import type { Company } from "../../records/company/company.ts";
import type { WageRateRecord } from "../../records/pay/employee-pay.ts";
import type { PolicyChange } from "../../records/pay/overtime-policy.ts";
import { personRulesOn } from "../weeks/person-rules.ts";
import type { WageRate } from "../rates/resolve-rate.ts";
import { buildPayrollReport } from "../reports/build-payroll-report.ts";
import type { Salaried } from "../reports/salary-lines.ts";
import { nextOpenPeriod } from "../reports/next-open-period.ts";
import type { PayAdjustment } from "../../records/pay/pay-adjustment.ts";
import type { PayPeriodRecord } from "../../records/pay/pay-period-record.ts";
import { closedPeriodOf } from "../reports/period-lock.ts";
import type { PayrollLine } from "../../records/pay/payroll-report.ts";
import { buildWeek } from "../weeks/build-week.ts";
import type { EmployeeWeek, EmployeeWeekPay } from "../../records/time-entries/employee-week.ts";
import type { Instant } from "../../kernel/time/instant.ts";
import type { LocalDate } from "../../kernel/time/local-date.ts";
import { addDays } from "../../kernel/time/local-date.ts";
import { amountOf, periodDifference } from "./period-difference.ts";
import { paidWeeks, salariesOf, salaryOfWeek } from "./salary-impact.ts";
import type { PaidWeek } from "./week-impact.ts";
import { weekImpact } from "./week-impact.ts";
import type { PeriodImpact, WageImpact, WeekImpact } from "../../records/pay/wage-impact.ts";

/** A closed pay period with what was frozen in it; an exported one names its batch. */
export interface ClosedPeriod {
  record: PayPeriodRecord;
  lines: readonly PayrollLine[];
  batch: { id: PayrollExportId; number: number } | null;
}

export interface ImpactSources {
  company: Company;
  employee: Salaried["employee"] & { name: string; payrollId: string | null };
  timeZone: string;
  ratesBefore: readonly WageRateRecord[];
  ratesAfter: readonly WageRateRecord[];
  /** The person's time off since the weeks, of which a salary pays some and some not. */
  timeOff: Salaried["timeOff"];
  /** What the person is paid for shifts that were changed inside the notice. */
  premiums: Salaried["premiums"];
  /** The person's overtime policies, the same on both sides. */
  policies: readonly PolicyChange[];
  /** The first day from which a rate differs. */
  firstDay: LocalDate;
  /** The person's weeks, from those on that touch a period which `firstDay`'s week touches. */
  weeks: readonly EmployeeWeek[];
  /** All closed and exported periods that end on or after the week of `firstDay` begins. */
  closedPeriods: readonly ClosedPeriod[];
  /** Earlier adjustments of the person. */
  adjustments: readonly PayAdjustment[];
  locations: ReadonlyMap<LocationId, { name: string }>;
  now: Instant;
}

/**
 * Returns what other rates or salaries do to pay that was already computed or, of a salary, has come
 * due by the present week, before anything is written. The
 * engine that pays computes both sides from the entries. Amounts in open periods are recomputed. An
 * exported period stays, and its difference, recomputed less exported and adjusted so far, is paid
 * in the next open period. A period that is closed and not exported is listed, for the caller to
 * refuse.
 */
export function impactOfChange(sources: ImpactSources): WageImpact {
  const records = sources.closedPeriods.map(({ record }) => record);
  const paid = paidWeeks(sources).map((week) => payBothWays(week, sources));
  const firstWeek = addDays(sources.firstDay, -6);
  const weeks = paid
    .filter(({ week }) => week.weekStart >= firstWeek)
    .flatMap((week) => weekImpact(week, records) ?? []);
  const periods = sources.closedPeriods
    .filter(({ record }) => weeks.some((week) => reaches(week, record)))
    .map((period) => periodImpact(period, paid, sources))
    .filter(({ lines }) => lines.length > 0);
  const { employee, timeZone, company } = sources;
  return {
    employeeId: employee.id,
    employeeName: employee.name,
    timeZone,
    currency: company.currency,
    weeks: weeks.toSorted((a, b) => a.weekStart.localeCompare(b.weekStart)),
    periods: periods.toSorted((a, b) => a.firstDay.localeCompare(b.firstDay)),
    openMinor: weeks.reduce((sum, week) => sum + openDifference(week), 0),
    adjustmentMinor: periods
      .filter(({ state }) => state === "exported")
      .reduce((sum, { differenceMinor }) => sum + differenceMinor, 0),
  };
}

function payBothWays(week: EmployeeWeek, sources: ImpactSources): PaidWeek {
  const { company, ratesBefore, ratesAfter, policies } = sources;
  const payWith = (rates: readonly WageRate[]): EmployeeWeekPay =>
    buildWeek({
      employeeId: week.employeeId,
      weekStart: week.weekStart,
      timeZone: week.timeZone,
      bounds: week.bounds,
      daysInRowBefore: week.daysInRowBefore,
      entries: week.entries,
      rules: personRulesOn(company, policies, week.weekStart),
      currency: company.currency,
      rates,
      now: sources.now,
    }).pay;
  const pays = { week, before: payWith(ratesBefore), after: payWith(ratesAfter) };
  return { ...pays, salary: salaryOfWeek(pays, sources) };
}

function reaches({ lines }: WeekImpact, period: PayPeriodRecord): boolean {
  return lines.some(({ payDay }) => closedPeriodOf(payDay, [period]) !== null);
}

function periodImpact(
  { record, lines, batch }: ClosedPeriod,
  paid: readonly PaidWeek[],
  sources: ImpactSources,
): PeriodImpact {
  const { firstDay, lastDay, state } = record;
  const { company, employee, locations } = sources;
  const exported = lines.filter((line) => line.employeeId === employee.id && line.adjusts === null);
  const adjusted = sources.adjustments.filter((one) => one.firstDay === firstDay);
  const { lines: owed } = buildPayrollReport({
    firstDay,
    lastDay,
    locationId: null,
    currency: company.currency,
    weeks: [],
    pays: paid.map(({ after }) => after),
    salaries: salariesOf(sources, sources.ratesAfter),
    employees: new Map([[employee.id, employee]]),
    locations,
    roleName: jobRoleNames(company.jobRoles),
    rules: company.workRules,
  });
  const difference = periodDifference({ exported, adjusted, owed });
  const records = sources.closedPeriods.map((period) => period.record);
  return {
    firstDay,
    lastDay,
    state: state === "exported" ? "exported" : "closed",
    exportId: batch?.id ?? null,
    exportNumber: batch?.number ?? null,
    paidIn: nextOpenPeriod(company, lastDay, records),
    paidMinor: amountOf(exported) + adjusted.reduce((sum, one) => sum + one.totalMinor, 0),
    owedMinor: amountOf(owed),
    differenceMinor: amountOf(difference),
    lines: difference,
  };
}

function openDifference({ lines }: WeekImpact): number {
  const open = lines.filter(({ period }) => period === "open");
  return open.reduce((sum, { before, after }) => sum + after.amountMinor - before.amountMinor, 0);
}
