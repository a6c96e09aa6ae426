import type { EmployeeWeek, EmployeeWeekPay } from "../time-entries/employee-week.ts";
import type { LocalDate } from "../time/local-date.ts";
import { addDays } from "../time/local-date.ts";
import { addUpLines } from "./add-up-lines.ts";
import type { PayAdjustment } from "./pay-adjustment.ts";
import { payrollLinesOf } from "./pay-adjustment.ts";
import type { PayrollLine, PayrollReport } from "./payroll-report.ts";
import { reportPeople } from "./report-people.ts";

/** What a report is made from: the weeks that touch the period, their pay, and the names. */
export interface ReportSources {
  firstDay: LocalDate;
  lastDay: LocalDate;
  /** Only work at this location; null for all. */
  locationId: string | null;
  currency: string;
  weeks: readonly EmployeeWeek[];
  pays: readonly EmployeeWeekPay[];
  /** Differences for exported periods; those are paid that fall due on a day of this one. */
  adjustments?: readonly PayAdjustment[];
  isAdjusted?: boolean;
  /** The lines of a closed period, which stand for what the weeks say by now; else null. */
  frozenLines?: readonly PayrollLine[] | null;
  employees: ReadonlyMap<string, { name: string; payrollId: string | null }>;
  locations: ReadonlyMap<string, { name: string }>;
}

/**
 * Hours and pay of the days from `firstDay` to `lastDay`, both included. An hour belongs to the
 * period of its day; overtime of a whole week to the period in which the week ends (29 CFR
 * 778.106), and so does pay that belongs to no hour. Lines of the same earning, rate, job role and
 * location are one line; lines add up to people, people to the total. Entries that nobody has
 * approved are included and counted, entries without an end are left out and counted. Differences
 * for exported periods that fall due here are lines of their own.
 */
export function buildPayrollReport(sources: ReportSources): PayrollReport {
  const lines = linesOf(sources);
  const people = reportPeople(sources, lines);
  const sum = (of: (person: (typeof people)[number]) => number) =>
    people.reduce((total, person) => total + of(person), 0);
  return {
    firstDay: sources.firstDay,
    lastDay: sources.lastDay,
    currency: sources.currency,
    lines,
    people: people.map(({ unapprovedSeconds: _seconds, openEntries: _open, ...person }) => person),
    totalSeconds: sum((person) => person.workedSeconds),
    totalMinor: sum((person) => person.totalMinor),
    unapprovedEntries: sum((person) => person.unapprovedEntries),
    unapprovedSeconds: sum((person) => person.unapprovedSeconds),
    openEntries: sum((person) => person.openEntries),
    isAdjusted: sources.isAdjusted ?? false,
  };
}

/** Frozen lines keep their order and their cents. */
function linesOf(sources: ReportSources): PayrollLine[] {
  const { frozenLines = null, locationId } = sources;
  if (frozenLines === null) {
    const worked = sources.pays.flatMap((pay) => linesOfPeriod(pay, sources));
    return addUpLines([...worked, ...adjustmentLines(sources)]);
  }
  return frozenLines.filter((line) => isAtPlace(line, locationId));
}

function linesOfPeriod(pay: EmployeeWeekPay, sources: ReportSources): PayrollLine[] {
  const weekEnd = addDays(pay.weekStart, 6);
  const hours = pay.lines
    .filter((line) => isWithin(line.because === "weekly" ? weekEnd : line.day, sources))
    .filter(({ locationId }) => isWanted(locationId, sources));
  const additions = sources.locationId === null && isWithin(weekEnd, sources) ? pay.additions : [];
  const who = personOf(pay.employeeId, sources);
  return [
    ...hours.map((line) => ({
      ...who,
      locationId: line.locationId,
      locationName: sources.locations.get(line.locationId)?.name ?? "Former location",
      jobRole: line.jobRole,
      kind: line.kind,
      seconds: line.seconds,
      rateTenThousandths: line.rateTenThousandths,
      amountMinor: line.amountMinor,
      adjusts: null,
    })),
    ...additions.map(({ kind, amountMinor }) => ({
      ...who,
      locationId: pay.lines[0]?.locationId ?? "none",
      locationName: "",
      jobRole: kind,
      kind: "addition" as const,
      seconds: 0,
      rateTenThousandths: 0,
      amountMinor,
      adjusts: null,
    })),
  ];
}

function adjustmentLines(sources: ReportSources): PayrollLine[] {
  const { adjustments = [], locationId } = sources;
  return adjustments
    .filter(({ paidOn }) => isWithin(paidOn, sources))
    .flatMap((adjustment) => {
      const { employeeName, payrollId } = personOf(adjustment.employeeId, sources);
      return payrollLinesOf(adjustment, { employeeName, payrollId });
    })
    .filter((line) => isAtPlace(line, locationId));
}

/** Extra pay belongs to no location. */
function isAtPlace(line: PayrollLine, locationId: string | null): boolean {
  return locationId === null || (line.locationId === locationId && line.kind !== "addition");
}

function isWithin(day: LocalDate, { firstDay, lastDay }: ReportSources): boolean {
  return day >= firstDay && day <= lastDay;
}

function isWanted(locationId: string, sources: ReportSources): boolean {
  return sources.locationId === null || sources.locationId === locationId;
}

function personOf(employeeId: string, sources: ReportSources) {
  const employee = sources.employees.get(employeeId);
  return {
    employeeId,
    employeeName: employee?.name ?? "Former employee",
    payrollId: employee?.payrollId ?? null,
  };
}
