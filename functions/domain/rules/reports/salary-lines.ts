import type { EmployeeId, LocationId } from "../../kernel/ids/entity-ids.ts";
import type { LocalDate } from "../../kernel/time/local-date.ts";
import type { PayPeriod } from "../../kernel/time/pay-period.ts";
import type { Employee } from "../../records/employees/employee.ts";
import type { JobRoleId } from "../../records/job-roles/job-role.ts";
import type { WageRateRecord } from "../../records/pay/employee-pay.ts";
import { NO_LOCATION } from "../../records/pay/payroll-report.ts";
import type { TimeOff } from "../../records/time-off/time-off.ts";
import type { WorkRules } from "../../records/work-rules/work-rules.ts";
import { isOnLeave } from "../employees/employment.ts";
import type { DayOff, PaidDay, SalariedWork } from "../pay/paid-salary.ts";
import { paidSalary } from "../pay/paid-salary.ts";
import { paidTimeOff } from "../pay/paid-time-off.ts";
import type { GrantedHours } from "../pay/schedule-change-pay.ts";
import { isExemptFromNotice, scheduleChangePay } from "../pay/schedule-change-pay.ts";
import { partSeconds, takenDays } from "../time-off/counted-days.ts";
import { payOfTimeOff, paysHours } from "../time-off/time-off-pay.ts";
import type { WeekLine } from "./week-lines.ts";

/** An employee who is paid for more than the hours worked, and what decides the days. */
export interface Salaried {
  employee: Pick<
    Employee,
    | "id"
    | "hiredOn"
    | "terminatedOn"
    | "employments"
    | "leave"
    | "mergedIntoId"
    | "locationIds"
    | "jobRoleIds"
  >;
  rates: readonly WageRateRecord[];
  /** The employee's time off of the period. */
  timeOff: readonly Pick<
    TimeOff,
    "type" | "terms" | "counted" | "state" | "from" | "until" | "part"
  >[];
  /** What changes of the schedule inside the notice grant; empty for most. */
  premiums: readonly GrantedHours[];
}

/** What decides the days of an employee's salary. */
export type SalariedPerson = Pick<Salaried, "employee" | "rates" | "timeOff">;

/** Hours of a day as far as a salary depends on them. */
export type SalariedHours = Pick<WeekLine, "day" | "kind" | "seconds">;

/** The calendar of the company's pay. */
export interface SalaryCalendar {
  rules: Pick<WorkRules, "weekStart">;
  payPeriodOn: (day: LocalDate) => PayPeriod;
  currency: string;
}

/**
 * The pay of one day that no worked hour earns, at the employee's home location, or for a changed
 * shift at that of the shift; a salary has no hours.
 */
export interface SalaryLine {
  employeeId: EmployeeId;
  kind: "salary" | "timeOff" | "scheduleChange";
  day: LocalDate;
  locationId: LocationId;
  jobRoleId: JobRoleId | null;
  seconds: number;
  rateTenThousandths: number | null;
  amountMinor: number;
  /** The type of the time off that is paid. */
  timeOff?: { name: string; code: string };
}

/**
 * Returns the pay of each day that no worked hour earns, from `firstDay` to `lastDay`, both included:
 * salaries, the hours of paid time off of employees who are paid by the hour, and pay for shifts that
 * were changed inside the notice.
 */
export function salaryLines(
  person: Salaried,
  worked: readonly SalariedHours[],
  calendar: SalaryCalendar & { firstDay: LocalDate; lastDay: LocalDate },
): SalaryLine[] {
  if (person.employee.mergedIntoId !== null) return [];
  return [
    ...linesOfSalary(person, worked, calendar),
    ...linesOfTimeOff(person, worked, calendar),
    ...linesOfChanges(person, calendar),
  ];
}

/** An employee who is owed pay for changed shifts. */
export interface Owed extends Pick<Salaried, "rates" | "premiums"> {
  employee: Pick<Employee, "id">;
}

/**
 * Returns the pay for shifts that were changed inside the notice. It is owed whether the employee
 * worked the day or not, and also after the employment.
 */
export function linesOfChanges(
  { employee, rates, premiums }: Owed,
  { firstDay, lastDay, currency }: Days & Pick<SalaryCalendar, "currency">,
): SalaryLine[] {
  return premiums
    .filter((one) => firstDay <= one.day && one.day <= lastDay && !isExemptFromNotice(rates, one))
    .map((premium) => ({
      employeeId: employee.id,
      kind: "scheduleChange" as const,
      locationId: premium.locationId,
      jobRoleId: premium.jobRoleId,
      ...scheduleChangePay(premium, { rates, currency }),
    }));
}

function linesOfTimeOff(
  { employee, rates, timeOff }: Salaried,
  worked: readonly SalariedHours[],
  { firstDay, lastDay, currency }: Days & Pick<SalaryCalendar, "currency">,
): SalaryLine[] {
  const { jobRoleId, locationId } = homeOf(employee);
  const byDay = Map.groupBy(worked, ({ day }) => day);
  return timeOff
    .filter((off) => off.state === "approved" && paysHours(off))
    .flatMap((off) => {
      const counted = takenDays(off, (day) => secondsOf(byDay.get(day))).filter(
        ({ day }) =>
          firstDay <= day &&
          day <= lastDay &&
          isEmployedOn(employee, day) &&
          !isOnLeave(employee, day),
      );
      const work = { jobRoleId, locationId };
      return paidTimeOff(counted, { rates, work, currency }).map((paid) => ({
        employeeId: employee.id,
        kind: "timeOff" as const,
        jobRoleId,
        locationId,
        ...paid,
        ...typeOf(off),
      }));
    });
}

function typeOf({ terms }: Salaried["timeOff"][number]): Pick<SalaryLine, "timeOff"> {
  return terms === undefined ? {} : { timeOff: { name: terms.name, code: terms.code } };
}

function homeOf({ locationIds, jobRoleIds }: Salaried["employee"]) {
  return { locationId: locationIds[0] ?? NO_LOCATION, jobRoleId: jobRoleIds[0] ?? null };
}

function secondsOf(lines: readonly SalariedHours[] = []): number {
  return lines.reduce((sum, { seconds }) => sum + seconds, 0);
}

interface Days {
  firstDay: LocalDate;
  lastDay: LocalDate;
}

/**
 * Returns the salary of each day from `firstDay` to `lastDay`, both included; days without pay are
 * left out. `worked` are the hours of the employee's weeks that touch these days.
 */
function linesOfSalary(
  person: Salaried,
  worked: readonly SalariedHours[],
  calendar: SalaryCalendar & Days,
): SalaryLine[] {
  const { employee, timeOff } = person;
  return paidDays(person, worked, calendar)
    .filter(({ paidMinor }) => paidMinor !== 0)
    .map(({ day, paidMinor, isTimeOff }) => {
      const off = isTimeOff ? paidOffOn(day, timeOff) : undefined;
      return {
        employeeId: employee.id,
        kind: isTimeOff ? "timeOff" : "salary",
        day,
        ...homeOf(employee),
        seconds: 0,
        rateTenThousandths: 0,
        amountMinor: paidMinor,
        ...(off === undefined ? {} : typeOf(off)),
      };
    });
}

/**
 * Returns each day from `firstDay` to `lastDay`, both included, over which a salary is spread, with
 * what is paid for it. `worked` are the hours of the employee's weeks that touch these days.
 */
export function paidDays(
  { employee, rates, timeOff }: SalariedPerson,
  worked: readonly SalariedHours[],
  calendar: Omit<SalaryCalendar, "currency"> & Days,
): PaidDay[] {
  const byDay = Map.groupBy(worked, ({ day }) => day);
  const work: SalariedWork = {
    rates,
    dayOff: (day) => dayOffOn(day, employee, timeOff),
    workedSeconds: (day) => secondsOf(byDay.get(day)),
    coveredSeconds: (day) => secondsOf(byDay.get(day)?.filter(({ kind }) => kind === "salary")),
  };
  return paidSalary(work, { ...calendar, weekStart: calendar.rules.weekStart });
}

/** Days of a leave are unpaid: the employee works nothing (29 CFR 541.602(a)(1)). */
function dayOffOn(
  day: LocalDate,
  employee: Salaried["employee"],
  timeOff: Salaried["timeOff"],
): DayOff | null {
  if (!isEmployedOn(employee, day)) return { because: "notEmployed", partSeconds: null };
  if (isOnLeave(employee, day)) return { because: "unpaid", partSeconds: null };
  const own = approvedOn(day, timeOff);
  const unpaid = own.filter(isUnpaid);
  const [off] = unpaid.length > 0 ? unpaid : own;
  if (off === undefined) return null;
  const because = isUnpaid(off) ? "unpaid" : "paid";
  return { because, partSeconds: off.part === null ? null : partSeconds(off) };
}

function approvedOn(day: LocalDate, timeOff: Salaried["timeOff"]) {
  return timeOff.filter(
    ({ state, from, until }) => state === "approved" && from <= day && day <= until,
  );
}

function isUnpaid(off: Salaried["timeOff"][number]): boolean {
  return payOfTimeOff(off) === "none";
}

function paidOffOn(day: LocalDate, timeOff: Salaried["timeOff"]) {
  return approvedOn(day, timeOff).find((off) => !isUnpaid(off));
}

/** True on the days of the present employment and of earlier ones. */
function isEmployedOn(
  { hiredOn, terminatedOn, employments }: Salaried["employee"],
  day: LocalDate,
): boolean {
  const isPast = employments.some(
    (past) => (past.hiredOn === null || past.hiredOn <= day) && day <= past.lastDay,
  );
  const begins = hiredOn ?? employments.at(-1)?.lastDay ?? "";
  return isPast || (begins <= day && (terminatedOn === null || day <= terminatedOn));
}
