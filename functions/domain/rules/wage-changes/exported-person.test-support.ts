import {
  payAdjustmentIdSchema,
  snapshotIdSchema,
  payrollExportIdSchema,
} from "../../kernel/ids/record-ids.ts";
import type { WageChangeId } from "../../kernel/ids/entity-ids.ts";
import { anEmployeeId, aLocationId, aUserId } from "../../kernel/ids/ids.test-support.ts";
import { nameOfRole } from "../../records/job-roles/role-id.test-support.ts";
import { anEmployee } from "../../records/employees/employee-builder.test-support.ts";
import type { Company } from "../../records/company/company.ts";
import { payPeriodAfter, payPeriodAt } from "../company/pay-period-at.ts";
import { aCompany } from "../company/ruled-company.test-support.ts";
import type { PolicyChange } from "../../records/pay/overtime-policy.ts";
import type { WageRate } from "../rates/resolve-rate.ts";
import { buildPayrollReport } from "../reports/build-payroll-report.ts";
import type { PayAdjustment } from "../../records/pay/pay-adjustment.ts";
import type { PayPeriodRecord } from "../../records/pay/pay-period-record.ts";
import { buildWeek } from "../weeks/build-week.ts";
import type { EmployeeWeek, WeekEntry } from "../../records/time-entries/employee-week.ts";
import { employeeWeekId, zoneBounds } from "../../records/time-entries/employee-week.ts";
import { weeksOfSpan } from "../weeks/weeks-of-entry.ts";
import type { LocalDate } from "../../kernel/time/local-date.ts";
import type { ClosedPeriod, ImpactSources } from "./impact-of-change.ts";
import { impactOfChange } from "./impact-of-change.ts";
import type { WageImpact } from "../../records/pay/wage-impact.ts";

export const zone = "America/New_York";
export const now = "2026-06-01T12:00:00.000Z";
export const ana = anEmployee({ id: anEmployeeId("ana"), name: "Ana Diaz", payrollId: "007" });
export const company: Company = aCompany();
const locations = new Map([
  [aLocationId("harbor"), { name: "Harbor" }],
  [aLocationId("market"), { name: "Market" }],
]);

export function aRate(
  effectiveDate: string,
  rateTenThousandths: number,
  work: Partial<WageRate> = {},
): WageRate {
  return { jobRoleId: null, locationId: null, effectiveDate, rateTenThousandths, ...work };
}

/** The weeks of Ana's entries, as the server keeps them. */
export function weeksOf(entries: readonly WeekEntry[]): EmployeeWeek[] {
  const rules = company.workRules;
  const starts = entries.map((entry) => weeksOfSpan(entry, rules, zone));
  const hours = { workedSeconds: 0, regularSeconds: 0, overtimeSeconds: 0, doubletimeSeconds: 0 };
  return [...new Set(starts.flat())].toSorted().map((weekStart) => ({
    id: employeeWeekId(ana.id, weekStart),
    employeeId: ana.id,
    weekStart,
    timeZone: zone,
    bounds: zoneBounds,
    daysInRowBefore: 0,
    locationIds: [],
    entries: entries.filter((_, index) => starts[index]?.includes(weekStart)),
    openEntryId: null,
    hours: { ...hours, unpaidBreakSeconds: 0, days: [], entries: [] },
    auditHash: "",
    auditCount: 0,
    version: 1,
  }));
}

interface Paid extends Pick<PayPeriodRecord, "firstDay" | "lastDay"> {
  adjustments?: readonly PayAdjustment[];
}

/** The engine's pay for the days by these rates, as lines of a payroll. */
export function payrollOf(
  weeks: readonly EmployeeWeek[],
  rates: readonly WageRate[],
  { firstDay, lastDay, adjustments = [] }: Paid,
) {
  const pays = weeks.map(
    ({ employeeId, weekStart, timeZone, bounds, daysInRowBefore, entries }) => {
      const { workRules: rules, currency } = company;
      const place = { employeeId, weekStart, timeZone, bounds, daysInRowBefore };
      const week = { ...place, entries, rules, currency, rates, now };
      return buildWeek(week).pay;
    },
  );
  const names = { employees: new Map([[ana.id, ana]]), locations, roleName: nameOfRole };
  const { currency, workRules: rules } = company;
  const days = { firstDay, lastDay, locationId: null, currency, rules };
  const { payPeriod } = company;
  const people = [{ employee: ana, rates, timeOff: [], premiums: [] }];
  const salaries = { people, payPeriodOn: () => payPeriod };
  return buildPayrollReport({ ...days, weeks: [], pays, salaries, adjustments, ...names });
}

/** Two-week periods from 2 March 2026 on, closed with the lines of those rates. */
export function closedPeriods(
  weeks: readonly EmployeeWeek[],
  rates: readonly WageRate[],
  states: readonly ("closed" | "exported")[],
): ClosedPeriod[] {
  let days = payPeriodAt(company, "2026-03-02");
  return states.map((state, index) => {
    const { firstDay, lastDay } = days;
    days = payPeriodAfter(company, firstDay);
    const { lines } = payrollOf(weeks, rates, { firstDay, lastDay });
    const isExported = state === "exported";
    return {
      record: {
        id: firstDay,
        firstDay,
        lastDay,
        state,
        snapshotId: snapshotIdSchema.parse(`snapshot-${index}`),
        exportCount: isExported ? 1 : 0,
        isRecomputing: false,
        closing: null,
        locations: [],
        history: [],
        version: 2,
      },
      lines,
      batch: isExported ? { id: payrollExportIdSchema.parse(`export-${index}`), number: 1 } : null,
    };
  });
}

export function impactOf(
  change: Pick<ImpactSources, "weeks" | "ratesBefore" | "ratesAfter" | "closedPeriods"> & {
    firstDay: LocalDate;
    adjustments?: readonly PayAdjustment[];
    policies?: readonly PolicyChange[];
  },
): WageImpact {
  const about = { company, employee: ana, timeZone: zone, locations, now };
  return impactOfChange({
    ...about,
    adjustments: [],
    policies: [],
    timeOff: [],
    premiums: [],
    ...change,
  });
}

/** The adjustments that the impact leads to, as they are kept. */
export function adjustmentsOf(impact: WageImpact, wageChangeId: WageChangeId): PayAdjustment[] {
  return impact.periods.map(({ firstDay, lastDay, lines, differenceMinor, paidIn }) => ({
    id: payAdjustmentIdSchema.parse(`${wageChangeId}_${firstDay}`),
    employeeId: ana.id,
    wageChangeIds: [wageChangeId],
    exportId: payrollExportIdSchema.parse("export"),
    exportNumber: 1,
    firstDay,
    lastDay,
    paidOn: paidIn.firstDay,
    currency: company.currency,
    lines,
    totalMinor: differenceMinor,
    createdAt: now,
    createdBy: aUserId("owner"),
    createdByName: "Olga",
    takenBackAt: null,
    takenBackByName: null,
    version: 1,
  }));
}
