import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import type { AlertState } from "../../records/alerts/alert.ts";
import type { AlertType } from "../../records/alerts/alert-type.ts";

const labels: InLanguages<Readonly<Record<AlertType, string>>> = {
  en: {
    late: "Late",
    noShow: "No-show",
    missedOut: "Missed clock-out",
    onBreakTooLong: "Break too long",
    breakDue: "Break due",
    breakMissed: "Break missed",
    nearOvertime: "Overtime soon",
    overOvertime: "Overtime",
    outsideGeofence: "Clock-in off-site",
    uncovered: "Shifts to cover",
    unpublishedWeek: "Week to publish",
    unconfirmed: "Shifts not confirmed",
    overBudget: "Over budget",
    entriesUnapproved: "Entries to approve",
    kioskOffline: "Tablet offline",
    checklistMissed: "Checklist missed",
    itemFailed: "Checklist item failed",
    payrollDeadline: "Pay period to close",
    wageEffective: "Wage change",
    skillExpiring: "Skill expires",
    importFailed: "Import with errors",
    lastAdmin: "Only one admin",
    chainBroken: "Audit differs",
    drift: "Figures differ",
  },
};

/** The name of a type of alerts and of its rule. */
export function alertTypeLabel(type: AlertType, locale: Pick<Locale, "language">): string {
  return inLanguage(labels, locale)[type];
}

const states: InLanguages<Readonly<Record<AlertState, string>>> = {
  en: { new: "New", acknowledged: "Acknowledged", snoozed: "Snoozed", resolved: "Resolved" },
};

export function alertStateLabel(state: AlertState, locale: Pick<Locale, "language">): string {
  return inLanguage(states, locale)[state];
}
