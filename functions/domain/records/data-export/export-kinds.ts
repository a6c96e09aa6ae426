import type { z } from "zod";
import { auditDaySchema } from "../audits/audit-day.ts";
import { auditRowSchema } from "../audits/audit-row.ts";
import { availabilitySchema } from "../employees/availability.ts";
import { batchSchema } from "../batches/batch.ts";
import { withdrawnShiftSchema } from "../users/calendar-feed.ts";
import { companySchema } from "../company/company.ts";
import { fieldPageSchema } from "../custom-fields/custom-field.ts";
import { valuePageSchema } from "../custom-fields/field-values.ts";
import { memberSchema } from "../company/member.ts";
import { employeeEndSchema } from "../employees/end-reason.ts";
import { employeeEventSchema } from "../history/employee-event.ts";
import { employeePaySchema } from "../pay/employee-pay.ts";
import { employeePhotoSchema } from "../employees/employee-photo.ts";
import { employeeProfileSchema, employeeSchema } from "../employees/employee.ts";
import { historyEventSchema } from "../history/history-event.ts";
import { dailySummarySchema } from "../summaries/daily-summary.ts";
import { kioskDeviceSchema } from "../kiosks/kiosk-device.ts";
import { locationSchema } from "../locations/location.ts";
import { locationPlanSchema } from "../locations/location-plan.ts";
import { payAdjustmentSchema } from "../pay/pay-adjustment.ts";
import { payPeriodRecordSchema } from "../pay/pay-period-record.ts";
import { payrollExportSchema, payrollSnapshotPartSchema } from "../pay/payroll-export.ts";
import { scheduleSchema } from "../schedules/schedule.ts";
import { publishedShiftSchema, shiftSchema } from "../schedules/shift.ts";
import { timesheetSchema } from "../timesheets/timesheet.ts";
import { unplacedPunchSchema } from "../time-entries/unplaced-punch.ts";
import { timeEntryAuditSchema } from "../time-entries/time-entry-audit.ts";
import { employeeWeekPaySchema, employeeWeekSchema } from "../time-entries/employee-week.ts";
import { timeEntrySchema } from "../time-entries/time-entry.ts";
import { timeOffSchema } from "../time-off/time-off.ts";
import { accessChangeSchema } from "../users/access-change.ts";
import { joinRequestSchema } from "../users/join-request.ts";
import { wageChangeSchema } from "../pay/wage-change.ts";

import { dataExportSchema } from "./export-record.ts";

interface Kind {
  /** The meaning of the rows, for the README of the archive. */
  says: string;
  /** The columns of the CSV file, in the order of the schema. */
  schema: z.ZodObject;
}

/**
 * Everything of a company that an admin may see, in the order of the archive. A test names what
 * stays out.
 */
export const exportKinds = {
  company: { says: "The company, its settings and its rules.", schema: companySchema },
  members: { says: "Logins of the company and their rights.", schema: memberSchema },
  locations: { says: "Places of work.", schema: locationSchema },
  kiosks: { says: "Shared tablets that are or were paired.", schema: kioskDeviceSchema },
  locationPlans: {
    says: "Staffing, budget and costs of the places; the id is the location's.",
    schema: locationPlanSchema,
  },
  employees: { says: "Everyone who is or was employed.", schema: employeeSchema },
  employeeProfiles: {
    says: "Contact data and notes; the id is the employee's.",
    schema: employeeProfileSchema,
  },
  employeeEnds: {
    says: "Why employments ended; the id is the employee's.",
    schema: employeeEndSchema,
  },
  customFields: {
    says: "Fields that the company added to employees' records, archived ones included; the id says who sees them.",
    schema: fieldPageSchema,
  },
  adminFieldValues: {
    says: "Values of custom fields that admins see; the id is the employee's.",
    schema: valuePageSchema,
  },
  managerFieldValues: {
    says: "Values of custom fields that admins and managers see; the id is the employee's.",
    schema: valuePageSchema,
  },
  employeeFieldValues: {
    says: "Values of custom fields that the employee sees as well; the id is the employee's.",
    schema: valuePageSchema,
  },
  employeePhotos: {
    says: "Photos as base64; the id is the employee's.",
    schema: employeePhotoSchema,
  },
  employeePay: {
    says: "Hourly rates from their days on; the id is the employee's.",
    schema: employeePaySchema,
  },
  employeeEvents: {
    says: "What happened to employments: ends, leaves, invitations, merges.",
    schema: employeeEventSchema,
  },
  joinRequests: {
    says: "Who asked to join, and what was decided.",
    schema: joinRequestSchema,
  },
  accessChanges: { says: "Every change of what a login may do.", schema: accessChangeSchema },
  availability: {
    says: "When people cannot work or would like to; the id is the employee's.",
    schema: availabilitySchema,
  },
  wageChanges: { says: "Changes of rates and why.", schema: wageChangeSchema },
  timeOff: { says: "Requests for time off and what became of them.", schema: timeOffSchema },
  shifts: { says: "Planned shifts, drafts included.", schema: shiftSchema },
  publishedShifts: { says: "Shifts as people see them.", schema: publishedShiftSchema },
  withdrawnShifts: {
    says: "Published shifts that people do not have any more, of the last weeks.",
    schema: withdrawnShiftSchema,
  },
  schedules: { says: "Weeks of the plan and whether they are published.", schema: scheduleSchema },
  timeEntries: { says: "Worked time, as punched and as paid.", schema: timeEntrySchema },
  employeeWeeks: { says: "Hours of each person and workweek.", schema: employeeWeekSchema },
  employeeWeekPay: {
    says: "Pay of each person and workweek; the id is the week's.",
    schema: employeeWeekPaySchema,
  },
  unplacedPunches: {
    says: "Punches made offline that could not be applied when they arrived.",
    schema: unplacedPunchSchema,
  },
  timesheets: {
    says: "What people signed or disputed about their hours of a pay period.",
    schema: timesheetSchema,
  },
  timeEntryAudits: { says: "Every change of worked time.", schema: timeEntryAuditSchema },
  audits: { says: "Every change of every audited record.", schema: auditRowSchema },
  auditDays: { says: "The seals of the days of the audit.", schema: auditDaySchema },
  dailySummaries: {
    says: "Planned and worked hours of each location and day.",
    schema: dailySummarySchema,
  },
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
  history: {
    says: "Changes of locations, settings, rules, job roles and custom fields, and publications of weeks.",
    schema: historyEventSchema,
  },
  batches: { says: "Bulk actions, row by row.", schema: batchSchema },
  dataExports: { says: "Who took all data away, and when.", schema: dataExportSchema },
} as const satisfies Record<string, Kind>;

export type ExportKind = keyof typeof exportKinds;
export const exportKindNames = Object.keys(exportKinds) as ExportKind[];

/** The columns of a kind: the id first, then the fields of its schema. */
export function exportColumns(kind: ExportKind): string[] {
  return [...new Set(["id", ...Object.keys(exportKinds[kind].schema.shape)])];
}
