import { basics } from "../support/a-company.ts";
import { anAttempt } from "../support/api-client.ts";
import { aShiftPlan, monday } from "../support/a-shift-plan.ts";
import { anEntryInput } from "../support/an-entry.ts";
import { peopleRows } from "./access-people.ts";
import type { Belongings, Row } from "./access-row.ts";
import { edit, may, none, own } from "./access-row.ts";

const token = "t".repeat(43);

const decision = ({ entryId }: Belongings) => ({ ...edit(), entryId, reason: "A test." });

/** Every procedure of the API with its guard; the test fails for one that is not here. */
export const accessTable: Record<string, Row> = {
  "user.userInfo": { guard: "signedIn", ...none, call: (api) => api.user.userInfo.query() },
  "user.findInvitation": {
    guard: "anyone",
    ...none,
    call: (api) => api.user.findInvitation.query({ token }),
  },
  "user.acceptInvitation": {
    guard: "signedIn",
    ...none,
    call: (api) => api.user.acceptInvitation.mutate({ ...anAttempt(), token }),
  },
  "user.save": {
    guard: "signedIn",
    ...none,
    call: (api) => api.user.save.mutate({ ...anAttempt(), displayName: "Kim" }),
  },
  "onBoard.createCompany": {
    guard: "signedIn",
    ...none,
    call: (api) => api.onBoard.createCompany.mutate({ ...anAttempt(), company: basics }),
  },
  "onBoard.finish": {
    guard: may("settings", "editCompany"),
    ...none,
    call: (api) => api.onBoard.finish.mutate(anAttempt()),
  },
  ...peopleRows,
  "schedules.addShift": {
    guard: may("schedules", "edit"),
    ...own,
    call: (api, { company }) =>
      api.schedules.addShift.mutate({ ...anAttempt(), shift: aShiftPlan(company) }),
  },
  "schedules.saveShift": {
    guard: may("schedules", "edit"),
    ...own,
    call: (api, { company, shiftId }) =>
      api.schedules.saveShift.mutate({ ...edit(), shiftId, shift: aShiftPlan(company) }),
  },
  "schedules.cancelShift": {
    guard: may("schedules", "edit"),
    ...own,
    call: (api, { shiftId }) => api.schedules.cancelShift.mutate({ ...edit(), shiftId }),
  },
  "schedules.copyWeek": {
    guard: may("schedules", "edit"),
    ...own,
    call: (api, { company }) => {
      const weeks = { fromWeekStart: "2026-01-05", toWeekStart: "2026-01-12" };
      return api.schedules.copyWeek.mutate({
        ...anAttempt(),
        locationId: company.harbor,
        ...weeks,
      });
    },
  },
  "schedules.publish": {
    guard: may("schedules", "publish"),
    ...own,
    call: (api, { company }) => {
      const week = { locationId: company.harbor, weekStart: "2026-01-05" };
      return api.schedules.publish.mutate({ ...anAttempt(), ...week });
    },
  },
  "timeEntries.clockIn": {
    guard: may("timeEntries", "punch"),
    ...none,
    call: (api, { company }) =>
      api.timeEntries.clockIn.mutate({
        ...anAttempt(),
        locationId: company.market,
        jobRole: null,
      }),
  },
  "timeEntries.startBreak": {
    guard: may("timeEntries", "punch"),
    ...none,
    call: (api) => api.timeEntries.startBreak.mutate(anAttempt()),
  },
  "timeEntries.endBreak": {
    guard: may("timeEntries", "punch"),
    ...none,
    call: (api) => api.timeEntries.endBreak.mutate(anAttempt()),
  },
  "timeEntries.clockOut": {
    guard: may("timeEntries", "punch"),
    ...none,
    call: (api) => api.timeEntries.clockOut.mutate(anAttempt()),
  },
  "timeEntries.add": {
    guard: may("timeEntries", "edit"),
    ...own,
    call: (api, { company, employeeId }) =>
      api.timeEntries.add.mutate(anEntryInput(company, employeeId)),
  },
  "timeEntries.correct": {
    guard: may("timeEntries", "edit"),
    ...own,
    call: (api, { company, employeeId, entryId }) => {
      const { employeeId: _person, ...work } = anEntryInput(company, employeeId);
      return api.timeEntries.correct.mutate({ ...work, entryId, expectedVersion: 99 });
    },
  },
  "timeEntries.approve": {
    guard: may("timeEntries", "approve"),
    ...none,
    call: (api, { entryId }) => {
      const entries = [{ entryId, expectedVersion: 99 }];
      return api.timeEntries.approve.mutate({ ...anAttempt(), entries });
    },
  },
  "timeEntries.unapprove": {
    guard: may("timeEntries", "approve"),
    ...own,
    call: (api, things) => api.timeEntries.unapprove.mutate(decision(things)),
  },
  "timeEntries.reject": {
    guard: may("timeEntries", "approve"),
    ...own,
    call: (api, things) => api.timeEntries.reject.mutate(decision(things)),
  },
  "timeEntries.void": {
    guard: may("timeEntries", "edit"),
    ...own,
    call: (api, things) => api.timeEntries.void.mutate(decision(things)),
  },
  "timeEntryAudits.verify": {
    guard: may("timeEntryAudits", "view"),
    ...own,
    call: (api, { employeeId }) =>
      api.timeEntryAudits.verify.query({ employeeId, weekStart: monday }),
  },
  "reports.payroll": {
    guard: may("reports", "view"),
    ...own,
    call: (api, { company }) => {
      const period = { firstDay: monday, lastDay: "2026-03-08" };
      return api.reports.payroll.query({ ...period, locationId: company.harbor });
    },
  },
  "reports.closePeriod": {
    guard: may("reports", "close"),
    ...none,
    call: (api) => {
      const period = { firstDay: monday, includesUnapproved: true };
      return api.reports.closePeriod.mutate({ ...edit(), ...period });
    },
  },
  "reports.reopenPeriod": {
    guard: may("reports", "close"),
    ...own,
    call: (api) =>
      api.reports.reopenPeriod.mutate({ ...edit(), firstDay: monday, reason: "A test." }),
  },
  "reports.exportPeriod": {
    guard: may("reports", "export"),
    ...own,
    call: (api) => api.reports.exportPeriod.mutate({ ...edit(), firstDay: monday }),
  },
  "reports.payrollExport": {
    guard: may("reports", "export"),
    ...own,
    call: (api, { company }) => api.reports.payrollExport.query({ exportId: company.harbor }),
  },
  "settings.saveCompany": {
    guard: may("settings", "editCompany"),
    ...none,
    call: (api) => api.settings.saveCompany.mutate({ ...edit(), company: basics }),
  },
  "settings.saveView": {
    guard: may("settings", "view"),
    ...none,
    call: (api) => {
      const view = { name: "Mine", params: { sort: "-name" } };
      return api.settings.saveView.mutate({ ...anAttempt(), screen: "employees", view });
    },
  },
  "settings.removeView": {
    guard: may("settings", "view"),
    ...none,
    call: (api) =>
      api.settings.removeView.mutate({ ...anAttempt(), screen: "employees", name: "Mine" }),
  },
  "users.list": { guard: "staff", ...none, call: (api) => api.users.list.query() },
  "companyOptions.list": {
    guard: "staff",
    ...none,
    call: (api) => api.companyOptions.list.query(),
  },
};
