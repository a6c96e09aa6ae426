/** The collection in which a mutation leaves its row, or why it leaves none. */
export type HistoryOfMutation =
  | {
      rows:
        | "history"
        | "employeeEvents"
        | "accessChanges"
        | "wageChanges"
        | "timeEntryAudits"
        | "payPeriods.history"
        | "dataExports"
        | "audits";
    }
  | { none: string };

const location = { rows: "history" } as const;
const company = { rows: "history" } as const;
const person = { rows: "employeeEvents" } as const;
const access = { rows: "accessChanges" } as const;
const wage = { rows: "wageChanges" } as const;
const time = { rows: "timeEntryAudits" } as const;
const period = { rows: "payPeriods.history" } as const;
const shift = { rows: "audits" } as const;
const ownView = { none: "a saved view of the person who saves it" };
const ownLogin = { none: "the person's own login or settings, which no other user works with" };
const sheet = { none: "no time changes; the sheet keeps each step, who made it, and when" };
const ownAlert = { none: "the alert itself keeps who acknowledged or resolved it, when and why" };
const request = { none: "the request itself keeps who asked, decided or cancelled, and when" };

/** A new mutation has to be named here; `tests/api/history.test.ts` shows that rows are written. */
export const historyOfMutations: Readonly<Record<string, HistoryOfMutation>> = {
  "kiosk.pair": location,
  "kiosk.identify": { none: "no data changes; the tablet counts wrong PINs" },
  "kiosk.punch": time,
  "kiosk.override": time,
  "kiosk.addPhoto": { none: "the photo of a punch that the time entry names" },
  "kiosk.sync": time,
  "locations.pairKiosk": { none: "a code; the row is written when a tablet uses it" },
  "locations.unpairKiosk": location,
  "alerts.acknowledge": ownAlert,
  "alerts.snooze": ownAlert,
  "alerts.resolve": ownAlert,
  "alerts.mute": company,
  "settings.saveAlertRule": company,
  "locations.add": location,
  "locations.duplicate": location,
  "locations.save": location,
  "locations.archiveMany": location,
  "locations.restore": location,
  "locations.saveRows": location,
  "locations.undoBatch": location,
  "settings.saveCompany": company,
  "settings.saveSecurity": company,
  "settings.saveJoining": company,
  "settings.saveKioskPhotos": company,
  "settings.savePayrollFiles": company,
  "settings.saveRules": company,
  "settings.cancelRules": company,
  "settings.saveJobRoles": company,
  "settings.saveSkills": company,
  "settings.addSkill": company,
  "settings.saveCustomField": company,
  "settings.archiveCustomField": company,
  "settings.orderCustomFields": company,
  "settings.saveView": ownView,
  "settings.removeView": ownView,
  "settings.startExport": { rows: "dataExports" },
  "onBoard.createCompany": company,
  "onBoard.createDemo": { none: "a demo company is written with a made-up history" },
  "onBoard.deleteDemo": { none: "a demo company is deleted with its history" },
  "onBoard.saveBasics": company,
  "onBoard.saveRules": company,
  "onBoard.finish": company,
  "onBoard.leaveStep": { none: "how far the set-up has come, which is no setting" },
  "onBoard.saveProfile": person,
  "schedules.publish": { rows: "history" },
  "schedules.addShift": shift,
  "schedules.addShifts": shift,
  "schedules.removeDrafts": shift,
  "schedules.saveShift": shift,
  "schedules.cancelShift": shift,
  "schedules.copyWeek": shift,
  "employees.add": person,
  "employees.save": person,
  "employees.saveProfile": person,
  "employees.saveFieldValues": person,
  "employees.saveOwnFieldValues": person,
  "employees.setPhoto": person,
  "employees.setOwnPhoto": person,
  "employees.setEmploymentEnd": person,
  "employees.endMany": person,
  "employees.rehire": person,
  "employees.setLeave": person,
  "employees.setOvertimePolicy": person,
  "employees.setOvertimePolicies": person,
  "employees.saveAvailability": person,
  "employees.acceptJoin": person,
  "employees.declineJoin": request,
  "employees.invite": person,
  "employees.inviteMany": person,
  "employees.revokeInvitation": person,
  "employees.setPin": person,
  "employees.removePin": person,
  "employees.setOwnPin": person,
  "employees.merge": person,
  "employees.pseudonymise": person,
  "employees.saveRows": person,
  "employees.undoBatch": person,
  "employees.setAccess": access,
  "employees.removeAccess": access,
  "users.setDisabled": access,
  "users.signOutEverywhere": access,
  "users.removeSecondFactor": access,
  "wageChanges.add": wage,
  "wageChanges.cancelMany": wage,
  "wageChanges.bulkRaise": wage,
  "wageChanges.import": wage,
  "wageChanges.undoBatch": wage,
  "timeEntries.clockIn": time,
  "timeEntries.startBreak": time,
  "timeEntries.endBreak": time,
  "timeEntries.clockOut": time,
  "timeEntries.settlePunch": {
    none: "no time changes, and the punch keeps who settled it, and when",
  },
  "timeEntries.add": time,
  "timeEntries.correct": time,
  "timeEntries.approve": time,
  "timeEntries.unapprove": time,
  "timeEntries.reject": time,
  "timeEntries.void": time,
  "timeEntries.approveMany": time,
  "timeEntries.unapproveMany": time,
  "timeEntries.undoBatch": time,
  "timeEntries.importRows": time,
  "timeEntries.checkImport": { none: "a dry run changes nothing" },
  "timeEntries.acceptEnd": time,
  "timeEntries.split": time,
  "timeEntries.merge": time,
  "timeEntries.reassign": time,
  "timeEntries.changeBreaks": time,
  "timeEntries.convert": time,
  "timeEntries.requestEntry": time,
  "timeEntries.requestCorrection": time,
  "timeEntries.withdrawCorrection": time,
  "timeEntries.acceptCorrection": time,
  "timeEntries.declineCorrection": time,
  "timesheets.sign": sheet,
  "timesheets.dispute": sheet,
  "timesheets.answer": sheet,
  "timesheets.closeLocation": period,
  "timesheets.reopenLocation": period,
  "reports.closePeriod": period,
  "reports.reopenPeriod": period,
  "reports.exportPeriod": period,
  "calendar.requestTimeOff": request,
  "calendar.cancelTimeOff": request,
  "calendar.decideTimeOff": request,
  "user.askToJoin": request,
  "user.acceptInvitation": {
    none: "the invitation was recorded when it was sent; the membership names who accepted",
  },
  "user.makeRecoveryCodes": access,
  "user.spendRecoveryCode": access,
  "user.save": ownLogin,
  "user.savePreferences": ownLogin,
  "user.saveNotifications": ownLogin,
  "user.saveContact": person,
  "user.renewCalendarFeed": ownLogin,
  "user.endCalendarFeed": ownLogin,
  "user.endSession": ownLogin,
  "user.endOtherSessions": ownLogin,
};
