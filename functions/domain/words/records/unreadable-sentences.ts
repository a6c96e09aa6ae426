import type { InLanguages } from "../../kernel/formats/in-language.ts";
import type { Thing } from "../../rules/violations/thing.ts";

/** The refusal to go on with a stored record that does not fit its schema. */
export const unreadableSentences: InLanguages<Readonly<Record<Thing, string>>> = {
  en: {
    accessChange:
      "A stored change of access could not be read, so nothing was changed. Contact support.",
    alert: "A stored alert could not be read, so nothing was changed. Contact support.",
    attempt: "A stored attempt could not be read, so nothing was changed. Contact support.",
    auditRow: "A stored audit row could not be read, so nothing was changed. Contact support.",
    availability:
      "A stored availability could not be read, so nothing was changed. Contact support.",
    batch: "A stored bulk action could not be read, so nothing was changed. Contact support.",
    calendarFeed:
      "A stored calendar feed could not be read, so nothing was changed. Contact support.",
    checklist: "A stored checklist could not be read, so nothing was changed. Contact support.",
    checklistTemplate:
      "A stored checklist template could not be read, so nothing was changed. Contact support.",
    company: "The stored company could not be read, so nothing was changed. Contact support.",
    customField:
      "A stored custom field could not be read, so nothing was changed. Contact support.",
    customFields:
      "The stored custom fields could not be read, so nothing was changed. Contact support.",
    dataExport: "A stored data export could not be read, so nothing was changed. Contact support.",
    device: "A stored device could not be read, so nothing was changed. Contact support.",
    directoryPage:
      "A stored page of the directory could not be read, so nothing was changed. Contact support.",
    drift:
      "A stored finding of a nightly check could not be read, so nothing was changed. Contact support.",
    companyNote: "A stored note could not be read, so nothing was changed. Contact support.",
    dataJob: "A stored data job could not be read, so nothing was changed. Contact support.",
    dueWork: "A stored scheduled task could not be read, so nothing was changed. Contact support.",
    emailAddress:
      "A stored e-mail address could not be read, so nothing was changed. Contact support.",
    fieldValues:
      "The stored field values could not be read, so nothing was changed. Contact support.",
    invitation: "A stored invitation could not be read, so nothing was changed. Contact support.",
    kiosk: "A stored tablet could not be read, so nothing was changed. Contact support.",
    kioskPairing:
      "A stored pairing code could not be read, so nothing was changed. Contact support.",
    locationList:
      "The stored list of locations could not be read, so nothing was changed. Contact support.",
    migration: "A stored migration could not be read, so nothing was changed. Contact support.",
    employee: "A stored employee could not be read, so nothing was changed. Contact support.",
    dayEvent:
      "A stored event of the calendar could not be read, so nothing was changed. Contact support.",
    event: "A stored event could not be read, so nothing was changed. Contact support.",
    scheduledReport:
      "A stored scheduled report could not be read, so nothing was changed. Contact support.",
    recurringShift:
      "A stored recurring shift could not be read, so nothing was changed. Contact support.",
    shiftTemplate:
      "A stored shift template could not be read, so nothing was changed. Contact support.",
    weekTemplate:
      "A stored week template could not be read, so nothing was changed. Contact support.",
    handOverNote:
      "A stored hand-over note could not be read, so nothing was changed. Contact support.",
    historyRow:
      "A stored history entry could not be read, so nothing was changed. Contact support.",
    jobRole: "A stored job role could not be read, so nothing was changed. Contact support.",
    joinRequest:
      "A stored request to join could not be read, so nothing was changed. Contact support.",
    limit: "A stored limit could not be read, so nothing was changed. Contact support.",
    location: "A stored location could not be read, so nothing was changed. Contact support.",
    login: "A stored login could not be read, so nothing was changed. Contact support.",
    member: "A stored member could not be read, so nothing was changed. Contact support.",
    message: "A stored message could not be read, so nothing was changed. Contact support.",
    openWork:
      "A stored list of open work could not be read, so nothing was changed. Contact support.",
    payAdjustment:
      "A stored pay adjustment could not be read, so nothing was changed. Contact support.",
    payPeriod: "A stored pay period could not be read, so nothing was changed. Contact support.",
    payrollExport:
      "A stored payroll export could not be read, so nothing was changed. Contact support.",
    payrollSnapshot:
      "A stored payroll snapshot could not be read, so nothing was changed. Contact support.",
    photo: "A stored photo could not be read, so nothing was changed. Contact support.",
    pin: "A stored PIN could not be read, so nothing was changed. Contact support.",
    recoveryCodes:
      "A stored set of recovery codes could not be read, so nothing was changed. Contact support.",
    ruleChange: "A stored rule change could not be read, so nothing was changed. Contact support.",
    publication: "A stored publication could not be read, so nothing was changed. Contact support.",
    sales: "Stored sales could not be read, so nothing was changed. Contact support.",
    savedView: "A stored saved view could not be read, so nothing was changed. Contact support.",
    schedule: "A stored schedule could not be read, so nothing was changed. Contact support.",
    shift: "A stored shift could not be read, so nothing was changed. Contact support.",
    shiftRequest: "A stored request could not be read, so nothing was changed. Contact support.",
    skill: "A stored skill could not be read, so nothing was changed. Contact support.",
    subscription:
      "The stored subscription could not be read, so nothing was changed. Contact support.",
    usageDay:
      "A stored day of the usage could not be read, so nothing was changed. Contact support.",
    summary: "A stored summary could not be read, so nothing was changed. Contact support.",
    punch: "A stored punch could not be read, so nothing was changed. Contact support.",
    timeEntry: "A stored time entry could not be read, so nothing was changed. Contact support.",
    timesheet: "A stored timesheet could not be read, so nothing was changed. Contact support.",
    timeOff:
      "A stored request for time off could not be read, so nothing was changed. Contact support.",
    wageChange: "A stored wage change could not be read, so nothing was changed. Contact support.",
    week: "A stored week could not be read, so nothing was changed. Contact support.",
  },
};
