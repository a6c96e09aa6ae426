/** The kinds of records that a refusal can be about; `words` has whole sentences for each. */
export type Thing =
  | EditedThing
  | "accessChange"
  | "alert"
  | "attempt"
  | "auditRow"
  | "batch"
  | "calendarFeed"
  | "checklist"
  | "customField"
  | "dataExport"
  | "device"
  | "directoryPage"
  | "drift"
  | "dueWork"
  | "emailAddress"
  | "event"
  | "fieldValues"
  | "historyRow"
  | "jobRole"
  | "invitation"
  | "kiosk"
  | "kioskPairing"
  | "joinRequest"
  | "limit"
  | "locationList"
  | "member"
  | "message"
  | "migration"
  | "openWork"
  | "payAdjustment"
  | "payrollExport"
  | "payrollSnapshot"
  | "photo"
  | "publication"
  | "pin"
  | "recoveryCodes"
  | "ruleChange"
  | "savedView"
  | "schedule"
  | "shiftRequest"
  | "skill"
  | "summary"
  | "usageDay"
  | "week";

/** The records that several people edit, so that an edit can be refused as outdated. */
export type EditedThing =
  | "availability"
  | "checklistTemplate"
  | "company"
  | "companyNote"
  | "customFields"
  | "dayEvent"
  | "employee"
  | "handOverNote"
  | "scheduledReport"
  | "location"
  | "login"
  | "payPeriod"
  | "punch"
  | "recurringShift"
  | "sales"
  | "shift"
  | "shiftTemplate"
  | "subscription"
  | "timeEntry"
  | "timeOff"
  | "timesheet"
  | "wageChange"
  | "weekTemplate";

/** The things that are limited in number. */
export type LimitedThing =
  | "checklistTemplates"
  | "customFields"
  | "mutedEmployees"
  | "policyChanges"
  | "recurringShifts"
  | "ruleChanges"
  | "savedViews"
  | "scheduledReports"
  | "shiftTemplates"
  | "skills"
  | "storedCustomFields"
  | "weekTemplateShifts"
  | "weekTemplates";

/** The acts that only admins may do. */
export type AdminAct = "approveTime" | "changeOvertimePolicy" | "takeApprovalBack";

/** The settings that cannot change once records depend on them. */
export type LastingSetting = "currency" | "foundingRules" | "weekStart" | "workdayStart";
