import type { InLanguages } from "../../kernel/formats/in-language.ts";
import type { AuditEntity, AuditSource } from "../../records/audits/audit-row.ts";

/** What a row of the audit is about, as its filter and column call it. */
export const auditEntityWords: InLanguages<Readonly<Record<AuditEntity, string>>> = {
  en: {
    timeEntry: "Time entry",
    shift: "Shift",
    schedule: "Published week",
    payPeriod: "Pay period",
    wage: "Rate",
    access: "Access",
    rules: "Rules",
    settings: "Settings",
    location: "Location",
    dayEvent: "Event",
    checklist: "Checklist",
  },
};

/** How a change was made. */
export const auditSourceWords: InLanguages<Readonly<Record<AuditSource, string>>> = {
  en: {
    web: "Web",
    kiosk: "Kiosk",
    manual: "Entered by hand",
    import: "Import",
    job: "Automatic",
    rule: "Rule",
    support: "Support",
  },
};

/** The sentences about acts that have no further facts. */
export const plainActWords: InLanguages<
  Readonly<
    Record<
      | "shiftAdded"
      | "shiftCopied"
      | "shiftChanged"
      | "shiftCancelled"
      | "shiftRemoved"
      | "shiftOpened"
      | "shiftMoved"
      | "dayEventAdded"
      | "dayEventChanged"
      | "dayEventRemoved"
      | "checklistAdded"
      | "checklistChanged"
      | "checklistLeftUndone"
      | "wageAdded"
      | "wageCancelled"
      | "wagePutBack"
      | "wageRemoved"
      | "switchedOff"
      | "switchedOn"
      | "signedOut"
      | "secondFactorRemoved"
      | "recoveryCodesMade"
      | "recoveryCodeUsed"
      | "viewBegun"
      | "viewLeft"
      | "viewEnded"
      | "invitationSent"
      | "accessRemoved"
      | "accessReach"
      | "noteChanged",
      string
    >
  >
> = {
  en: {
    shiftAdded: "Shift added",
    shiftCopied: "Shift copied from another week",
    shiftChanged: "Shift changed",
    shiftCancelled: "Shift cancelled",
    shiftRemoved: "Draft removed",
    shiftOpened: "Shift became open",
    shiftMoved: "Shift moved",
    dayEventAdded: "Event added to the calendar",
    dayEventChanged: "Event changed",
    dayEventRemoved: "Event removed from the calendar",
    checklistAdded: "Checklist template added",
    checklistChanged: "Checklist template changed",
    checklistLeftUndone: "Clocked out with a checklist unfinished",
    wageAdded: "Rate set",
    wageCancelled: "Planned rate cancelled",
    wagePutBack: "Cancelled rate restored",
    wageRemoved: "Rate removed",
    switchedOff: "Login switched off",
    switchedOn: "Login switched on",
    signedOut: "Signed out everywhere",
    secondFactorRemoved: "Second factor removed",
    recoveryCodesMade: "New recovery codes made",
    recoveryCodeUsed: "Signed in with a recovery code; second factor removed",
    viewBegun: "Support began viewing the company as this member, read-only",
    viewLeft: "Support stopped viewing as this member",
    invitationSent: "Support sent an invitation to sign in",
    viewEnded: "Support's view as this member ended automatically",
    accessRemoved: "Access removed",
    accessReach: "Reach of the access changed",
    noteChanged: "Note changed",
  },
};
