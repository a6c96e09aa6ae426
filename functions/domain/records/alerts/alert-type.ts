import { z } from "zod/mini";

/** What is watched at each location. */
export const locationAlertTypes = [
  "late",
  "noShow",
  "missedOut",
  "onBreakTooLong",
  "breakDue",
  "breakMissed",
  "nearOvertime",
  "overOvertime",
  "outsideGeofence",
  "uncovered",
  "unpublishedWeek",
  "unconfirmed",
  "overBudget",
  "entriesUnapproved",
  "kioskOffline",
  "checklistMissed",
  "itemFailed",
] as const;

/** What is watched once for the whole company. */
export const companyAlertTypes = [
  "payrollDeadline",
  "wageEffective",
  "skillExpiring",
  "importFailed",
  "lastAdmin",
  "chainBroken",
  "drift",
] as const;

export type LocationAlertType = (typeof locationAlertTypes)[number];
export type CompanyAlertType = (typeof companyAlertTypes)[number];

export const alertTypes = [...locationAlertTypes, ...companyAlertTypes] as const;
export const alertTypeSchema = z.enum(alertTypes);
export type AlertType = z.infer<typeof alertTypeSchema>;

/** The unit of the threshold of a rule; null for what has none. */
export const thresholdUnits: Readonly<Record<AlertType, "minutes" | "days" | null>> = {
  late: "minutes",
  noShow: "minutes",
  missedOut: "minutes",
  onBreakTooLong: "minutes",
  breakDue: "minutes",
  breakMissed: null,
  nearOvertime: "minutes",
  overOvertime: null,
  outsideGeofence: null,
  uncovered: "days",
  unpublishedWeek: "days",
  unconfirmed: "days",
  overBudget: null,
  entriesUnapproved: "days",
  kioskOffline: null,
  checklistMissed: null,
  itemFailed: null,
  payrollDeadline: "days",
  wageEffective: "days",
  skillExpiring: "days",
  importFailed: null,
  lastAdmin: null,
  chainBroken: null,
  drift: null,
};

/** The alerts about one employee, which may be told to that employee and muted for them. */
export const employeeAlertTypes: readonly AlertType[] = [
  "late",
  "noShow",
  "missedOut",
  "onBreakTooLong",
  "breakDue",
  "breakMissed",
  "nearOvertime",
  "overOvertime",
  "outsideGeofence",
  "unconfirmed",
  "skillExpiring",
  "checklistMissed",
  "itemFailed",
];

/** Ranges of the threshold in its unit: the most minutes and days that a form takes. */
export const MOST_THRESHOLD = { minutes: 720, days: 90 } as const;

/** The highest threshold of a type in its unit; 0 where it has none. */
export function mostThreshold(type: AlertType): number {
  const unit = thresholdUnits[type];
  return unit === null ? 0 : MOST_THRESHOLD[unit];
}

/** True for a whole number of the type's unit that a rule can have. */
export function isThreshold(type: AlertType, value: number): boolean {
  return Number.isInteger(value) && value >= 0 && value <= mostThreshold(type);
}
