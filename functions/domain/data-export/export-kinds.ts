import type { z } from "zod";
import { availabilitySchema } from "../availability/availability.ts";
import { companySchema } from "../company/company.ts";
import { memberSchema } from "../company/member.ts";
import { employeePaySchema } from "../employees/employee-pay.ts";
import { employeeProfileSchema, employeeSchema } from "../employees/employee.ts";
import { locationSchema } from "../locations/location.ts";
import { payAdjustmentSchema } from "../reports/pay-adjustment.ts";
import { payPeriodRecordSchema } from "../reports/pay-period-record.ts";
import { payrollExportSchema, payrollSnapshotPartSchema } from "../reports/payroll-export.ts";
import { scheduleSchema } from "../schedules/schedule.ts";
import { publishedShiftSchema, shiftSchema } from "../schedules/shift.ts";
import { timeEntryAuditSchema } from "../time-entry-audits/time-entry-audit.ts";
import { employeeWeekPaySchema, employeeWeekSchema } from "../time-entries/employee-week.ts";
import { timeEntrySchema } from "../time-entries/time-entry.ts";
import { timeOffSchema } from "../time-off/time-off.ts";
import { wageChangeSchema } from "../wage-changes/wage-change.ts";

interface Kind {
  /** What the rows are, for the README of the archive. */
  says: string;
  /** The columns of the CSV file, in the order of the schema. */
  schema: z.ZodObject;
}

/** Everything of a company that an admin may see, in the order of the archive. */
export const exportKinds = {
  company: { says: "The company, its settings and its rules.", schema: companySchema },
  members: { says: "Logins of the company and their rights.", schema: memberSchema },
  locations: { says: "Places of work.", schema: locationSchema },
  employees: { says: "Everybody who is or was employed.", schema: employeeSchema },
  employeeProfiles: {
    says: "Contact data and notes; the id is the employee's.",
    schema: employeeProfileSchema,
  },
  employeePay: {
    says: "Hourly rates from their days on; the id is the employee's.",
    schema: employeePaySchema,
  },
  availability: {
    says: "When people cannot work or would like to; the id is the employee's.",
    schema: availabilitySchema,
  },
  wageChanges: { says: "Changes of rates and why.", schema: wageChangeSchema },
  timeOff: { says: "Requests for time off and what became of them.", schema: timeOffSchema },
  shifts: { says: "Planned shifts, drafts included.", schema: shiftSchema },
  publishedShifts: { says: "Shifts as people see them.", schema: publishedShiftSchema },
  schedules: { says: "Weeks of the plan and whether they are published.", schema: scheduleSchema },
  timeEntries: { says: "Worked time, as punched and as paid.", schema: timeEntrySchema },
  employeeWeeks: { says: "Hours of each person and workweek.", schema: employeeWeekSchema },
  employeeWeekPay: {
    says: "Pay of each person and workweek; the id is the week's.",
    schema: employeeWeekPaySchema,
  },
  timeEntryAudits: { says: "Every change of worked time.", schema: timeEntryAuditSchema },
  payPeriods: { says: "Pay periods that were closed.", schema: payPeriodRecordSchema },
  payrollExports: { says: "Batches that went to payroll.", schema: payrollExportSchema },
  payAdjustments: {
    says: "Differences for exported pay periods, paid in later ones.",
    schema: payAdjustmentSchema,
  },
  payrollSnapshots: {
    says: "The lines of closed pay periods, in parts; exports refer to them.",
    schema: payrollSnapshotPartSchema,
  },
} as const satisfies Record<string, Kind>;

export type ExportKind = keyof typeof exportKinds;
export const exportKindNames = Object.keys(exportKinds) as ExportKind[];

/** The columns of a kind: the id first, then the fields of its schema. */
export function exportColumns(kind: ExportKind): string[] {
  return [...new Set(["id", ...Object.keys(exportKinds[kind].schema.shape)])];
}
