import type { Instant } from "../../kernel/time/instant.ts";
import type { CustomField } from "../../records/custom-fields/custom-field.ts";
import type { FieldValues } from "../../records/custom-fields/field-values.ts";
import type { Employee, EmployeeProfile } from "../../records/employees/employee.ts";
import type { EndCause } from "../../records/employees/end-reason.ts";
import type { OvertimePolicy } from "../../records/pay/overtime-policy.ts";
import type { PayPeriodRecord } from "../../records/pay/pay-period-record.ts";
import type { Shift } from "../../records/schedules/shift.ts";
import type { EmployeeWeek } from "../../records/time-entries/employee-week.ts";
import type { TimeOff } from "../../records/time-off/time-off.ts";

/** One of the two records as far as its facts are single. */
export interface SingleFacts {
  employee: Employee;
  profile: EmployeeProfile | null;
  /** The policy that holds today. */
  policy: OvertimePolicy;
  /** The reason why the employment ends; null where it does not, or nothing is known. */
  end: EndCause | null;
}

export interface CustomFacts {
  fields: readonly CustomField[];
  values: FieldValues;
}

/** One of the two records with what hangs on it. */
export interface MergeSide {
  name: string;
  single: SingleFacts;
  custom: CustomFacts;
  hasLogin: boolean;
  hasRates: boolean;
  /** True where a salary holds today. */
  hasSalary: boolean;
  weeks: readonly EmployeeWeek[];
  shifts: readonly Shift[];
  timeOff: readonly TimeOff[];
}

export interface MergeFacts {
  stays: MergeSide;
  duplicate: MergeSide;
  /** Closed pay periods, and those that are closed at some location. */
  lockedPeriods: readonly PayPeriodRecord[];
  now: Instant;
}
