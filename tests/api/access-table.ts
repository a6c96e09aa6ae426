import { noAuditFilters } from "@crewline/domain/records/audits/audit-inputs";
import { aShiftPlan, monday } from "../support/a-shift-plan.ts";
import { alertsRows } from "./access-alerts.ts";
import { checklistRows } from "./access-checklists.ts";
import { calendarRows } from "./access-calendar.ts";
import { companyOptionsRows } from "./access-company-options.ts";
import { employeeRows } from "./access-employees.ts";
import { kioskRows } from "./access-kiosk.ts";
import { locationsRows } from "./access-locations.ts";
import { mineRows } from "./access-mine.ts";
import { onBoardRows } from "./access-on-board.ts";
import { publicationRows } from "./access-publications.ts";
import { salesRows } from "./access-sales.ts";
import { settingsRows } from "./access-settings.ts";
import { recurringShiftRows } from "./access-recurring-shifts.ts";
import { scheduleCopyRows } from "./access-schedule-copies.ts";
import { shiftRequestRows } from "./access-shift-requests.ts";
import { subscriptionRows } from "./access-subscription.ts";
import { timeEntryRows } from "./access-time-entries.ts";
import { timesheetRows } from "./access-timesheets.ts";
import { weekRows } from "./access-weeks.ts";
import { wageRows } from "./access-wages.ts";
import { usersRows } from "./access-users.ts";
import type { Path, Row } from "./access/row.ts";
import type { Things } from "./access/things.ts";

const token = "t".repeat(43);
const period = { firstDay: monday, lastDay: "2026-03-08" };

const shiftOf = ({ locationId, employeeId }: Things) =>
  aShiftPlan({ harbor: locationId }, { employeeId });

/**
 * Every procedure of the API with its guard and a small valid input: a new procedure does not
 * compile without its line here. From it every role, company and state of a token is tried.
 */
export const accessTable = {
  "user.userInfo": { guard: "signedIn" },
  "user.findInvitation": { guard: "anyone", input: () => ({ token }) },
  "user.acceptInvitation": { guard: "signedIn", input: () => ({ token }) },
  "user.askToJoin": { guard: "signedIn", input: () => ({}) },
  "user.save": { guard: "signedIn", input: () => ({ displayName: "Kim" }) },
  ...onBoardRows,
  ...alertsRows,
  ...checklistRows,
  ...kioskRows,
  ...locationsRows,
  ...employeeRows,
  ...calendarRows,
  ...wageRows,
  "schedules.addShift": {
    guard: "schedules.edit",
    input: (things) => ({ shift: shiftOf(things) }),
  },
  "schedules.addShifts": {
    guard: "schedules.edit",
    input: (things) => {
      const { locationId, ...shift } = shiftOf(things);
      return { locationId, shifts: [shift] };
    },
  },
  "schedules.saveShift": {
    guard: "schedules.edit",
    input: (things, expectedVersion) => ({
      expectedVersion,
      shiftId: things.shiftId,
      shift: shiftOf(things),
    }),
  },
  "schedules.cancelShift": {
    guard: "schedules.edit",
    input: ({ shiftId }, expectedVersion) => ({ expectedVersion, shiftId }),
  },
  ...scheduleCopyRows,
  ...recurringShiftRows,
  ...weekRows,
  "schedules.findCover": {
    guard: "schedules.edit",
    input: ({ shiftId }) => ({ shiftId }),
  },
  "schedules.offerCover": {
    guard: "schedules.edit",
    input: ({ shiftId, employeeId }, expectedVersion) => ({
      expectedVersion,
      shiftId,
      employeeIds: [employeeId],
      hours: 4,
    }),
  },
  "schedules.withdrawCover": {
    guard: "schedules.edit",
    input: ({ shiftId }) => ({ shiftId }),
  },
  "schedules.answerCover": {
    guard: "schedules.view",
    input: ({ shiftId }) => ({ shiftId, answer: "declined" }),
    reach: "company",
  },
  "schedules.planTerms": {
    guard: "schedules.edit",
    input: ({ locationId }) => ({ locationId, weekStart: "2026-01-05" }),
  },
  "schedules.dayCost": {
    guard: "schedules.edit",
    input: ({ locationId }) => ({ locationId, day: "2026-01-05" }),
  },
  "schedules.claimShift": {
    guard: "schedules.view",
    input: ({ shiftId }) => ({ shiftId }),
    reach: "company",
  },
  ...shiftRequestRows,
  "schedules.saveHandOver": {
    guard: "schedules.edit",
    input: ({ locationId }) => ({
      locationId,
      day: "2026-01-05",
      text: "Oven 2 is off.",
      expectedVersion: 0,
    }),
  },
  ...publicationRows,
  "schedules.removeDrafts": {
    guard: "schedules.edit",
    input: ({ shiftId }) => ({ shiftIds: [shiftId] }),
    elsewhere: "each",
  },
  ...timeEntryRows,
  ...timesheetRows,
  "timeEntryAudits.verify": {
    guard: "timeEntryAudits.view",
    input: ({ employeeId }) => ({ employeeId, weekStart: monday }),
  },
  "timeEntryAudits.list": {
    guard: "timeEntryAudits.view",
    input: () => ({ filters: noAuditFilters, from: null }),
  },
  "timeEntryAudits.verifyDays": {
    guard: "timeEntryAudits.prove",
    input: () => ({ from: monday, to: monday }),
  },
  "timeEntryAudits.exportPage": {
    guard: "timeEntryAudits.prove",
    input: () => ({ from: monday, to: monday, filters: noAuditFilters, after: null, link: null }),
  },
  "reports.payroll": {
    guard: "reports.view",
    input: ({ locationId }) => ({ ...period, locationId }),
  },
  "reports.table": {
    guard: "reports.view",
    input: ({ employeeId, locationId }) => ({
      reportId: "scheduled",
      range: { firstDay: monday, lastDay: monday },
      before: null,
      groupBy: "day",
      filter: { employeeId, jobRoleId: null, locationId },
    }),
  },
  "reports.records": {
    guard: "reports.view",
    input: ({ employeeId, locationId }) => ({
      reportId: "timesheet",
      range: { firstDay: monday, lastDay: monday },
      before: null,
      groupBy: "employee",
      filter: { employeeId, jobRoleId: null, locationId },
      from: 0,
    }),
  },
  "reports.timeOffBalances": { guard: "reports.view" },
  "reports.checklist": { guard: "reports.view", input: () => ({ firstDay: monday }) },
  "reports.brokenAudits": { guard: "reports.view", input: () => ({ firstDay: monday }) },
  "reports.whatIf": {
    guard: "reports.view",
    input: () => ({ overtime: "none", roundingSeconds: 900, raisePercentHundredths: 300 }),
  },
  "reports.saveScheduled": {
    guard: "reports.view",
    input: ({ scheduledReportId, employeeId, locationId, uid }, expectedVersion) => ({
      scheduledReportId,
      expectedVersion,
      terms: {
        reportId: "labour",
        groupBy: "day",
        filter: { employeeId, jobRoleId: null, locationId },
        isCompared: true,
        rhythm: "week",
        sendAt: "07:00",
        recipientIds: [uid],
      },
    }),
  },
  "reports.removeScheduled": {
    guard: "reports.view",
    input: ({ scheduledReportId }, expectedVersion) => ({ scheduledReportId, expectedVersion }),
  },
  "reports.closePeriod": {
    guard: "reports.close",
    input: (_things, expectedVersion) => ({
      expectedVersion,
      firstDay: monday,
      includesUnapproved: true,
    }),
  },
  "reports.reopenPeriod": {
    guard: "reports.close",
    input: (_things, expectedVersion) => ({ expectedVersion, firstDay: monday, reason: "A test." }),
  },
  "reports.exportPeriod": {
    guard: "reports.export",
    input: (_things, expectedVersion) => ({ expectedVersion, firstDay: monday }),
  },
  "reports.payrollExport": { guard: "reports.export", input: ({ exportId }) => ({ exportId }) },
  ...salesRows,
  ...settingsRows,
  ...subscriptionRows,
  ...usersRows,
  ...companyOptionsRows,
  // Last, because they end other sign-ins of the people who try the rows above.
  ...mineRows,
} as const satisfies { [P in Path]: Row<P> };
