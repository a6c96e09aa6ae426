import { createHash } from "node:crypto";
import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import type { PayPeriodDays } from "@crewline/domain/kernel/time/pay-period";
import type { Company } from "@crewline/domain/records/company/company";
import type { Employee } from "@crewline/domain/records/employees/employee";
import type { EmployeeWeek } from "@crewline/domain/records/time-entries/employee-week";
import { employeeWeekId } from "@crewline/domain/records/time-entries/employee-week";
import type { Timesheet } from "@crewline/domain/records/timesheets/timesheet";
import { timesheetId } from "@crewline/domain/records/timesheets/timesheet";
import { payPeriodAt } from "@crewline/domain/rules/company/pay-period-at";
import { weeksOfPeriod } from "@crewline/domain/rules/reports/weeks-of-period";
import type { SheetDay } from "@crewline/domain/rules/timesheets/sheet-days";
import { sheetDays, signedText } from "@crewline/domain/rules/timesheets/sheet-days";
import type { Actor } from "../../operations/commands/actor.ts";
import { requireReach } from "../../operations/commands/require-reach.ts";
import type { CompanyStore } from "../../store/company/company-store.ts";

/** A pay period of an employee with what was said about it, if anything. */
export interface Sheet {
  company: Company;
  employee: Employee;
  period: PayPeriodDays;
  weeks: EmployeeWeek[];
  days: SheetDay[];
  /** Of the hours and breaks as they are now. */
  digest: string;
  said: Timesheet | null;
}

interface Wanted {
  employeeId: EmployeeId;
  /** Any day of the period. */
  day: LocalDate;
}

/**
 * Reads a pay period of an employee by the names of its documents, so that no other company waits
 * for it. Throws notFound for an employee out of reach.
 */
export async function readSheet(
  store: CompanyStore,
  actor: Actor,
  { employeeId, day }: Wanted,
): Promise<Sheet> {
  const [company, employee] = await Promise.all([store.company(), store.employees.get(employeeId)]);
  const period = payPeriodAt(company, day);
  const starts = weeksOfPeriod(period, company.workRules.weekStart);
  const [weeks, said] = await Promise.all([
    store.employeeWeeks.findAll(starts.map((start) => employeeWeekId(employeeId, start))),
    store.timesheets.find(timesheetId(employeeId, period.firstDay)),
  ]);
  const locationIds = [...new Set([...employee.locationIds, ...weeks.flatMap(placesOf)])];
  requireReach(actor, { employeeId, locationIds, what: "employee" });
  const days = sheetDays(period, weeks, company.workRules);
  return { company, employee, period, weeks, days, digest: digestOf(days), said };
}

/** The hash of the hours and breaks that a signature is for. */
export function digestOf(days: readonly SheetDay[]): string {
  return createHash("sha256").update(signedText(days)).digest("base64url");
}

export function workedSecondsOf(days: readonly SheetDay[]): number {
  return days.reduce((sum, { workedSeconds }) => sum + workedSeconds, 0);
}

/** Overtime and double time together. */
export function overtimeSecondsOf(days: readonly SheetDay[]): number {
  return days.reduce((sum, day) => sum + day.overtimeSeconds + day.doubletimeSeconds, 0);
}

function placesOf({ locationIds }: EmployeeWeek) {
  return locationIds;
}
