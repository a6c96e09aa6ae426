import type { InLanguages } from "../../kernel/formats/in-language.ts";
import type { EditedThing } from "../../rules/violations/thing.ts";

/** The refusal of an edit of something that was saved in the meantime, by a named person or not. */
interface Outdated {
  by: (name: string) => string;
  unnamed: string;
}

export const outdatedSentences: InLanguages<Readonly<Record<EditedThing, Outdated>>> = {
  en: {
    availability: {
      by: (name) =>
        `${name} changed this availability in the meantime. Look at the new values, then save again.`,
      unnamed:
        "Someone else changed this availability in the meantime. Look at the new values, then save again.",
    },
    checklistTemplate: {
      by: (name) =>
        `${name} changed this checklist template in the meantime. Look at the new values, then save again.`,
      unnamed:
        "Someone else changed this checklist template in the meantime. Look at the new values, then save again.",
    },
    company: {
      by: (name) =>
        `${name} changed this company in the meantime. Look at the new values, then save again.`,
      unnamed:
        "Someone else changed this company in the meantime. Look at the new values, then save again.",
    },
    companyNote: {
      by: (name) =>
        `${name} changed this note in the meantime. Look at the new text, then save again.`,
      unnamed:
        "Someone else changed this note in the meantime. Look at the new text, then save again.",
    },
    customFields: {
      by: (name) =>
        `${name} changed these custom fields in the meantime. Look at the new values, then save again.`,
      unnamed:
        "Someone else changed these custom fields in the meantime. Look at the new values, then save again.",
    },
    dayEvent: {
      by: (name) =>
        `${name} changed this event in the meantime. Look at the new values, then save again.`,
      unnamed:
        "Someone else changed this event in the meantime. Look at the new values, then save again.",
    },
    employee: {
      by: (name) =>
        `${name} changed this employee in the meantime. Look at the new values, then save again.`,
      unnamed:
        "Someone else changed this employee in the meantime. Look at the new values, then save again.",
    },
    scheduledReport: {
      by: (name) =>
        `${name} changed how this report is sent in the meantime. Look at it, then save again.`,
      unnamed:
        "Someone else changed how this report is sent in the meantime. Look at it, then save again.",
    },
    recurringShift: {
      by: (name) =>
        `${name} changed this recurring shift in the meantime. Look at the new values, then save again.`,
      unnamed:
        "Someone else changed this recurring shift in the meantime. Look at the new values, then save again.",
    },
    subscription: {
      by: (name) =>
        `${name} changed the subscription in the meantime. Look at the new values, then save again.`,
      unnamed:
        "Someone changed the subscription in the meantime. Look at the new values, then save again.",
    },
    shiftTemplate: {
      by: (name) =>
        `${name} changed this shift template in the meantime. Look at the new values, then save again.`,
      unnamed:
        "Someone else changed this shift template in the meantime. Look at the new values, then save again.",
    },
    weekTemplate: {
      by: (name) =>
        `${name} changed this week template in the meantime. Look at the new values, then save again.`,
      unnamed:
        "Someone else changed this week template in the meantime. Look at the new values, then save again.",
    },
    handOverNote: {
      by: (name) =>
        `${name} changed this hand-over note in the meantime. Look at the new text, then save again.`,
      unnamed:
        "Someone else changed this hand-over note in the meantime. Look at the new text, then save again.",
    },
    location: {
      by: (name) =>
        `${name} changed this location in the meantime. Look at the new values, then save again.`,
      unnamed:
        "Someone else changed this location in the meantime. Look at the new values, then save again.",
    },
    login: {
      by: (name) =>
        `${name} changed this login in the meantime. Look at the new values, then save again.`,
      unnamed:
        "Someone else changed this login in the meantime. Look at the new values, then save again.",
    },
    payPeriod: {
      by: (name) =>
        `${name} changed this pay period in the meantime. Check how it is now, then try again.`,
      unnamed:
        "Someone else changed this pay period in the meantime. Check how it is now, then try again.",
    },
    sales: {
      by: (name) =>
        `${name} changed these sales in the meantime. Look at the new amounts, then save again.`,
      unnamed:
        "Someone else changed these sales in the meantime. Look at the new amounts, then save again.",
    },
    shift: {
      by: (name) =>
        `${name} changed this shift in the meantime. Look at the new values, then save again.`,
      unnamed:
        "Someone else changed this shift in the meantime. Look at the new values, then save again.",
    },
    punch: {
      by: (name) => `${name} has dealt with this punch in the meantime.`,
      unnamed: "Someone has dealt with this punch in the meantime.",
    },
    timesheet: {
      by: (name) =>
        `${name} answered about this timesheet in the meantime. Read it, then try again.`,
      unnamed: "This timesheet was signed or disputed in the meantime. Look at it, then try again.",
    },
    timeEntry: {
      by: (name) =>
        `${name} changed this time entry in the meantime. Look at the new values, then save again.`,
      unnamed:
        "Someone else changed this time entry in the meantime. Look at the new values, then save again.",
    },
    timeOff: {
      by: (name) =>
        `${name} changed this request for time off in the meantime. Look at the new values, then save again.`,
      unnamed:
        "Someone else changed this request for time off in the meantime. Look at the new values, then save again.",
    },
    wageChange: {
      by: (name) =>
        `${name} changed this wage change in the meantime. Look at the new values, then save again.`,
      unnamed:
        "Someone else changed this wage change in the meantime. Look at the new values, then save again.",
    },
  },
};
