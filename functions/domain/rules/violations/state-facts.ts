import type { AlertState } from "../../records/alerts/alert.ts";
import type { EmployeeStatus } from "../../records/employees/employee.ts";
import type { MailState } from "../../records/mail/mail.ts";
import type { PayPeriodState } from "../../records/pay/pay-period-record.ts";
import type { ShiftState } from "../../records/schedules/shift.ts";
import type { TimeEntryState } from "../../records/time-entries/time-entry.ts";
import type { TimeOffState } from "../../records/time-off/time-off.ts";

/** The states of the records that change by a state machine. */
export interface StatesOf {
  alert: AlertState;
  mail: MailState;
  payPeriod: PayPeriodState;
  ruleChange: "cancelled" | "inForce";
  shift: ShiftState;
  timeEntry: TimeEntryState;
  timeOff: TimeOffState;
  wageChange: "cancelled";
}

/** A change of state that the machine of the record does not have. */
export type IllegalTransition = {
  [What in keyof StatesOf]: { what: What; from: StatesOf[What]; to: StatesOf[What] };
}[keyof StatesOf];

/** The events of an employment. */
export type EmploymentMove =
  | "invite"
  | "join"
  | "uninvite"
  | "leave"
  | "comeBack"
  | "end"
  | "carryOn"
  | "rehire";

/** An event that an employment of this status does not have. */
export type EmploymentStays = {
  who: string;
  state: EmployeeStatus;
  move: EmploymentMove;
};
