import type { EmployeeId, LocationId } from "../../kernel/ids/entity-ids.ts";
import { elapsedSeconds } from "../../kernel/time/instant.ts";
import type { LocalDate } from "../../kernel/time/local-date.ts";
import type { PayPeriod } from "../../kernel/time/pay-period.ts";
import type { Employee } from "../../records/employees/employee.ts";
import type { JobRoleId } from "../../records/job-roles/job-role.ts";
import type { WageRateRecord } from "../../records/pay/employee-pay.ts";
import { NO_LOCATION } from "../../records/pay/payroll-report.ts";
import type { TimeOff } from "../../records/time-off/time-off.ts";
import type { WorkRules } from "../../records/work-rules/work-rules.ts";
import { isOnLeave } from "../employees/employment.ts";
import type { DayOff, SalariedWork } from "../pay/paid-salary.ts";
import { paidSalary } from "../pay/paid-salary.ts";
import { timeOffInterval } from "../time-off/time-off-interval.ts";
import { payOfTimeOff } from "../time-off/time-off-pay.ts";
import type { WeekLine } from "./week-lines.ts";

/** An employee who has or had a salary, and what decides its days. */
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
  timeOff: readonly Pick<TimeOff, "type" | "terms" | "state" | "from" | "until" | "part">[];
}

/** Hours of a day as far as a salary depends on them. */
export type SalariedHours = Pick<WeekLine, "day" | "kind" | "seconds">;

/** The calendar of the company's pay. */
export interface SalaryCalendar {
  rules: Pick<WorkRules, "weekStart">;
  payPeriodOn: (day: LocalDate) => PayPeriod;
}

/** The pay of one day by a salary, at the employee's home location. */
export interface SalaryLine {
  employeeId: EmployeeId;
  kind: "salary" | "timeOff";
  day: LocalDate;
  locationId: LocationId;
  jobRoleId: JobRoleId | null;
  amountMinor: number;
}

/**
 * Returns the salary of each day from `firstDay` to `lastDay`, both included; days without pay are
 * left out. `worked` are the hours of the employee's weeks that touch these days.
 */
export function salaryLines(
  { employee, rates, timeOff }: Salaried,
  worked: readonly SalariedHours[],
  calendar: SalaryCalendar & { firstDay: LocalDate; lastDay: LocalDate },
): SalaryLine[] {
  if (employee.mergedIntoId !== null) return [];
  const byDay = Map.groupBy(worked, ({ day }) => day);
  const secondsOf = (lines: readonly SalariedHours[] = []) =>
    lines.reduce((sum, { seconds }) => sum + seconds, 0);
  const work: SalariedWork = {
    rates,
    dayOff: (day) => dayOffOn(day, employee, timeOff),
    workedSeconds: (day) => secondsOf(byDay.get(day)),
    coveredSeconds: (day) => secondsOf(byDay.get(day)?.filter(({ kind }) => kind === "salary")),
  };
  const { weekStart } = calendar.rules;
  return paidSalary(work, { ...calendar, weekStart })
    .filter(({ paidMinor }) => paidMinor !== 0)
    .map(({ day, paidMinor, isTimeOff }) => ({
      employeeId: employee.id,
      kind: isTimeOff ? "timeOff" : "salary",
      day,
      locationId: employee.locationIds[0] ?? NO_LOCATION,
      jobRoleId: employee.jobRoleIds[0] ?? null,
      amountMinor: paidMinor,
    }));
}

/** Days of a leave are unpaid: the employee works nothing (29 CFR 541.602(a)(1)). */
function dayOffOn(
  day: LocalDate,
  employee: Salaried["employee"],
  timeOff: Salaried["timeOff"],
): DayOff | null {
  if (!isEmployedOn(employee, day)) return { because: "notEmployed", partSeconds: null };
  if (isOnLeave(employee, day)) return { because: "unpaid", partSeconds: null };
  const own = timeOff.filter(
    ({ state, from, until }) => state === "approved" && from <= day && day <= until,
  );
  const unpaid = own.filter(isUnpaid);
  const [off] = unpaid.length > 0 ? unpaid : own;
  if (off === undefined) return null;
  const because = isUnpaid(off) ? "unpaid" : "paid";
  return { because, partSeconds: partSecondsOf(off) };
}

function isUnpaid(off: Salaried["timeOff"][number]): boolean {
  return payOfTimeOff(off) === "none";
}

/** The length of time off of a part of a day, on a day on which no clock changes. */
function partSecondsOf({ from, until, part }: Salaried["timeOff"][number]): number | null {
  if (part === null) return null;
  const { startsAt, endsAt } = timeOffInterval({ from, until, part }, "UTC");
  return elapsedSeconds(startsAt, endsAt);
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
