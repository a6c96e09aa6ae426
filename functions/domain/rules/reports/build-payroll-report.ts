import type { LocationId, EmployeeId } from "../../kernel/ids/entity-ids.ts";
import type { NameOfRole } from "../job-roles/job-role-names.ts";
import type { EmployeeWeek, EmployeeWeekPay } from "../../records/time-entries/employee-week.ts";
import type { WorkRules } from "../../records/work-rules/work-rules.ts";
import type { LocalDate } from "../../kernel/time/local-date.ts";
import { addUpLines } from "./add-up-lines.ts";
import { findMissingPay } from "./find-missing-pay.ts";
import type { PayAdjustment } from "../../records/pay/pay-adjustment.ts";
import type { PayPeriod } from "../../kernel/time/pay-period.ts";
import { nameOrNone } from "../job-roles/job-role-names.ts";
import { payrollLinesOf } from "../../records/pay/pay-adjustment.ts";
import type { DatedLine, PayrollReport } from "../../records/pay/payroll-report.ts";
import { workedSecondsOf } from "../../records/pay/payroll-report.ts";
import { periodEntries } from "./period-entries.ts";
import type { PeriodWeek } from "./period-weeks.ts";
import { allWeekLines, isWithin, linesOfWeek, periodWeeks } from "./period-weeks.ts";
import { isUnapproved, personOf, reportPeople } from "./report-people.ts";
import type { Salaried } from "./salary-lines.ts";
import { salaryLines } from "./salary-lines.ts";
import type { WeekLine } from "./week-lines.ts";

/** The sources of a report: the weeks that touch the period, their pay, and the names. */
export interface ReportSources {
  firstDay: LocalDate;
  lastDay: LocalDate;
  /** Only work at this location; null for all. */
  locationId: LocationId | null;
  currency: string;
  weeks: readonly EmployeeWeek[];
  pays: readonly EmployeeWeekPay[];
  /** Differences for exported periods; those are paid that fall due on a day of this one. */
  adjustments?: readonly PayAdjustment[];
  isAdjusted?: boolean;
  /** The lines of a closed period, which stand for what the weeks say by now; else null. */
  frozenLines?: readonly DatedLine[] | null;
  /** The employees with a salary, whether they worked or not, and the company's pay periods. */
  salaries?: Salaries;
  employees: ReadonlyMap<EmployeeId, { name: string; payrollId: string | null }>;
  locations: ReadonlyMap<LocationId, { name: string }>;
  roleName: NameOfRole;
  /** The company's week, which decides the workday of an entry. */
  rules: Pick<WorkRules, "workdayStart" | "weekStart">;
}

/** Whose salaries and paid time off a report pays. */
export interface Salaries {
  people: readonly Salaried[];
  payPeriodOn: (day: LocalDate) => PayPeriod;
}

/** A report whose lines know their days, which only the frozen lines and files need. */
export interface DatedReport extends PayrollReport {
  lines: DatedLine[];
}

/**
 * Returns hours and pay of the days from `firstDay` to `lastDay`, both included. An hour belongs to
 * the period of its day; overtime of a whole week to the period in which the week ends (29 CFR
 * 778.106), and so does pay that belongs to no hour. Lines of the same earning, rate, job role and
 * location are one line; lines add up to people, people to the total. Every worked second has a
 * line, even when its pay is missing; `problems` explain why. A salary is paid for the days of the
 * period, with or without worked time, and so are the hours of paid time off, which the sums of hours
 * leave out: they are not worked. Unapproved entries are included and
 * counted; rejected ones and those without a clock-out are left out and counted. Differences for
 * exported periods that fall due here are separate lines.
 */
export function buildPayrollReport(sources: ReportSources): DatedReport {
  const weeks = periodWeeks(sources);
  const lines = linesOf(weeks, sources);
  const entries = periodEntries(sources);
  const unapproved = entries.filter(isUnapproved);
  const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
  return {
    firstDay: sources.firstDay,
    lastDay: sources.lastDay,
    currency: sources.currency,
    lines,
    people: reportPeople(sources, lines, entries),
    totalSeconds: workedSecondsOf(lines),
    totalMinor: sum(lines.map(({ amountMinor }) => amountMinor)),
    unapprovedEntries: unapproved.length,
    unapprovedSeconds: sum(unapproved.map(({ countedSeconds }) => countedSeconds)),
    openEntries: entries.filter((entry) => entry.endsAt === null).length,
    rejectedEntries: entries.filter(({ state }) => state === "rejected").length,
    problems: findMissingPay({ weeks, entries, lines }, sources),
    isAdjusted: sources.isAdjusted ?? false,
  };
}

/** Frozen lines keep their order and their cents. */
function linesOf(weeks: readonly PeriodWeek[], sources: ReportSources): DatedLine[] {
  const { frozenLines = null, locationId } = sources;
  if (frozenLines === null) {
    const worked = weeks.flatMap((week) => linesOfWeek(week, sources));
    return addUpLines([...worked, ...salaryPay(sources), ...adjustmentLines(sources)]);
  }
  return frozenLines.filter((line) => isAtPlace(line, locationId));
}

/** A salary is paid at the employee's home location, day by day. */
function salaryPay(sources: ReportSources): DatedLine[] {
  const { salaries, locationId: only, locations, roleName } = sources;
  if (salaries === undefined) return [];
  const worked = linesByPerson(sources);
  const { payPeriodOn } = salaries;
  return salaries.people
    .flatMap((person) =>
      salaryLines(person, worked.get(person.employee.id) ?? [], { ...sources, payPeriodOn }),
    )
    .map(({ employeeId, day, locationId, jobRoleId, ...pay }) => ({
      ...personOf(employeeId, sources),
      locationId,
      locationName: locations.get(locationId)?.name ?? "Former location",
      jobRoleId,
      jobRole: nameOrNone(jobRoleId, roleName),
      ...pay,
      adjusts: null,
      days: [{ day, seconds: pay.seconds, amountMinor: pay.amountMinor }],
    }))
    .filter((line) => isAtPlace(line, only));
}

/** All lines of the weeks that touch the period, of every location. */
function linesByPerson({ weeks, pays, rules }: ReportSources): Map<EmployeeId, WeekLine[]> {
  const lines = new Map<EmployeeId, WeekLine[]>();
  for (const { employeeId, lines: own } of allWeekLines({ weeks, pays, rules })) {
    lines.set(employeeId, [...(lines.get(employeeId) ?? []), ...own]);
  }
  return lines;
}

function adjustmentLines(sources: ReportSources): DatedLine[] {
  const { adjustments = [], locationId } = sources;
  return adjustments
    .filter(({ paidOn }) => isWithin(paidOn, sources))
    .flatMap((adjustment) => {
      const { employeeName, payrollId } = personOf(adjustment.employeeId, sources);
      const lines = payrollLinesOf(adjustment, { employeeName, payrollId });
      return lines.map((line) => ({ ...line, days: [] }));
    })
    .filter((line) => isAtPlace(line, locationId));
}

/** Extra pay belongs to no location. */
function isAtPlace(line: DatedLine, locationId: LocationId | null): boolean {
  return locationId === null || (line.locationId === locationId && line.kind !== "addition");
}
