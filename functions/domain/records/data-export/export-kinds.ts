import { alertSchema } from "../alerts/alert.ts";
import type { z } from "zod/mini";
import { auditDaySchema } from "../audits/audit-day.ts";
import { auditRowSchema } from "../audits/audit-row.ts";
import { availabilitySchema } from "../employees/availability.ts";
import { batchSchema } from "../batches/batch.ts";
import { withdrawnShiftSchema } from "../users/calendar-feed.ts";
import { checklistTemplateSchema } from "../checklists/checklist-template.ts";
import { checklistVersionSchema } from "../checklists/checklist-version.ts";
import { checklistDaySchema } from "../checklists/checklist-run.ts";
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
import { driftSchema } from "../summaries/drift.ts";
import { kioskDeviceSchema } from "../kiosks/kiosk-device.ts";
import { locationSchema } from "../locations/location.ts";
import { locationPlanSchema } from "../locations/location-plan.ts";
import { noticePremiumSchema } from "../pay/notice-premium.ts";
import { payAdjustmentSchema } from "../pay/pay-adjustment.ts";
import { payPeriodRecordSchema } from "../pay/pay-period-record.ts";
import { payrollExportSchema, payrollSnapshotPartSchema } from "../pay/payroll-export.ts";
import { salesMonthSchema } from "../sales/sales-month.ts";
import { coverOfferSchema } from "../schedules/cover-offer.ts";
import { shiftRequestSchema } from "../schedules/shift-request.ts";
import { scheduleSchema } from "../schedules/schedule.ts";
import { scheduledReportSchema } from "../reports/scheduled-report.ts";
import { handOverNoteSchema } from "../schedules/hand-over-note.ts";
import { recurringShiftSchema } from "../schedules/recurring-shift.ts";
import { shiftTemplateSchema } from "../schedules/shift-template.ts";
import { weekTemplateSchema } from "../schedules/week-template.ts";
import { publicationPartSchema, publicationSchema } from "../schedules/publication.ts";
import { shiftMessageSchema, weekConfirmationsSchema } from "../schedules/shift-message.ts";
import { publishedShiftSchema, shiftSchema } from "../schedules/shift.ts";
import { subscriptionSchema } from "../subscription/subscription.ts";
import { usageDaySchema } from "../subscription/usage-day.ts";
import { timesheetSchema } from "../timesheets/timesheet.ts";
import { unplacedPunchSchema } from "../time-entries/unplaced-punch.ts";
import { timeEntryAuditSchema } from "../time-entries/time-entry-audit.ts";
import { employeeWeekPaySchema, employeeWeekSchema } from "../time-entries/employee-week.ts";
import { timeEntrySchema } from "../time-entries/time-entry.ts";
import { balanceAdjustmentSchema } from "../time-off/time-off-balance.ts";
import { timeOffSchema } from "../time-off/time-off.ts";
import { accessChangeSchema } from "../users/access-change.ts";
import { joinRequestSchema } from "../users/join-request.ts";
import { wageChangeSchema } from "../pay/wage-change.ts";

import { dayEventSchema } from "../day-events/day-event.ts";
import { dataExportSchema } from "./export-record.ts";

/**
 * The schemas of everything of a company that an admin may see, in the order of the archive and of
 * its columns. A test names what stays out.
 */
export const exportKinds = {
  company: companySchema,
  members: memberSchema,
  locations: locationSchema,
  kiosks: kioskDeviceSchema,
  locationPlans: locationPlanSchema,
  employees: employeeSchema,
  employeeProfiles: employeeProfileSchema,
  employeeEnds: employeeEndSchema,
  customFields: fieldPageSchema,
  adminFieldValues: valuePageSchema,
  managerFieldValues: valuePageSchema,
  employeeFieldValues: valuePageSchema,
  employeePhotos: employeePhotoSchema,
  employeePay: employeePaySchema,
  employeeEvents: employeeEventSchema,
  joinRequests: joinRequestSchema,
  accessChanges: accessChangeSchema,
  availability: availabilitySchema,
  wageChanges: wageChangeSchema,
  timeOff: timeOffSchema,
  balanceAdjustments: balanceAdjustmentSchema,
  dayEvents: dayEventSchema,
  shifts: shiftSchema,
  publishedShifts: publishedShiftSchema,
  publications: publicationSchema,
  publicationParts: publicationPartSchema,
  messages: shiftMessageSchema,
  shiftConfirmations: weekConfirmationsSchema,
  coverOffers: coverOfferSchema,
  shiftRequests: shiftRequestSchema,
  handOverNotes: handOverNoteSchema,
  recurringShifts: recurringShiftSchema,
  shiftTemplates: shiftTemplateSchema,
  weekTemplates: weekTemplateSchema,
  checklistTemplates: checklistTemplateSchema,
  checklistVersions: checklistVersionSchema,
  checklistDays: checklistDaySchema,
  scheduledReports: scheduledReportSchema,
  withdrawnShifts: withdrawnShiftSchema,
  schedules: scheduleSchema,
  timeEntries: timeEntrySchema,
  employeeWeeks: employeeWeekSchema,
  employeeWeekPay: employeeWeekPaySchema,
  unplacedPunches: unplacedPunchSchema,
  timesheets: timesheetSchema,
  timeEntryAudits: timeEntryAuditSchema,
  audits: auditRowSchema,
  auditDays: auditDaySchema,
  drifts: driftSchema,
  alerts: alertSchema,
  dailySummaries: dailySummarySchema,
  salesMonths: salesMonthSchema,
  payPeriods: payPeriodRecordSchema,
  payrollExports: payrollExportSchema,
  payAdjustments: payAdjustmentSchema,
  noticePremiums: noticePremiumSchema,
  payrollSnapshots: payrollSnapshotPartSchema,
  history: historyEventSchema,
  subscription: subscriptionSchema,
  usageDays: usageDaySchema,
  batches: batchSchema,
  dataExports: dataExportSchema,
} as const satisfies Record<string, z.ZodMiniObject>;

export type ExportKind = keyof typeof exportKinds;
export const exportKindNames = Object.keys(exportKinds) as ExportKind[];

/** The columns of a kind: the id first, then the fields of its schema. */
export function exportColumns(kind: ExportKind): string[] {
  return [...new Set(["id", ...Object.keys(exportKinds[kind].shape)])];
}
