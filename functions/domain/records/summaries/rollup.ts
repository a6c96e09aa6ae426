import { z } from "zod/mini";
import type { EmployeeId, LocationId, UserId } from "../../kernel/ids/entity-ids.ts";
import { employeeIdSchema, locationIdSchema } from "../../kernel/ids/entity-ids.ts";
import type { ShiftRollupId, WeekRollupId } from "../../kernel/ids/record-ids.ts";
import type { LocalDate } from "../../kernel/time/local-date.ts";
import type { Instant } from "../../kernel/time/instant.ts";
import { localDateSchema } from "../../kernel/time/local-date.ts";
import { shardOf } from "../employees/directory.ts";
import type { TimeOffTypeId } from "../time-off/time-off-type.ts";
import type { JobRoleId } from "../job-roles/job-role.ts";

/**
 * What reports add up of worked time: seconds, minor units and counts. `overtimeMinor` is the pay of
 * overtime and double time with its premium; `extraMinor` pay that belongs to no hour;
 * `salarySeconds` the regular hours that a salary pays; `missedBreaks` workdays with a meal break
 * that was missed, and so for short and late ones; `breakPremiumMinor` the part of `extraMinor` that
 * is paid for them. A new measure is added at the end, with the next `WEEK_SHAPE`.
 */
export const hoursMeasures = [
  "regularSeconds",
  "overtimeSeconds",
  "doubletimeSeconds",
  "payMinor",
  "overtimeMinor",
  "extraMinor",
  "unpricedSeconds",
  "entries",
  "unapprovedEntries",
  "unapprovedSeconds",
  "breakSeconds",
  "salarySeconds",
  "paidBreakSeconds",
  "missedBreaks",
  "shortBreaks",
  "lateBreaks",
  "breakPremiumMinor",
] as const;

/**
 * What reports add up of planned time, of how the punches kept to it, and of the notice that staff
 * had of shifts and their changes (`notice-measures.ts`): seconds, days and counts.
 */
export const shiftMeasures = [
  "scheduledSeconds",
  "shifts",
  "openShifts",
  "openSeconds",
  "missedShifts",
  "unplannedEntries",
  "lateStarts",
  "lateSeconds",
  "earlyEnds",
  "earlySeconds",
  "filledShifts",
  "unknownShifts",
  "noticeShifts",
  "noticeDays",
  "goodNoticeShifts",
  "addedShifts",
  "movedShifts",
  "removedShifts",
  "shownChanges",
  "changeSeconds",
  "lateChanges",
] as const;

/**
 * What is packed of a week: 2 since it has paid breaks, breaks against the rules and their premiums.
 * One of an earlier shape is packed again when it changes and by `npm run rebuild`, and is no fault.
 */
export const WEEK_SHAPE = 2;

/**
 * What reports count of edits of worked time: counts, seconds and minor units. `addingEdits` and
 * `removingEdits` are those of other people's time, by which hours grew or shrank.
 */
export const editMeasures = [
  "edits",
  "editsAfterApproval",
  "ownEdits",
  "addedSeconds",
  "removedSeconds",
  "addingEdits",
  "removingEdits",
  "payChangeMinor",
] as const;

/**
 * What is packed of a location's day: 2 since it has the times of its assigned shifts, 3 with the
 * notice of shifts.
 */
export const DAY_SHAPE = 3;

/** What reports count of changed wages, and of time off in days or, of parts of a day, seconds. */
export const listedMeasures = ["wageChanges", "timeOffDays", "timeOffSeconds"] as const;

/** What reports count of checklists: lists, their points out of 100, and answers. */
export const checklistMeasures = [
  "lists",
  "doneLists",
  "lateLists",
  "missedLists",
  "listPoints",
  "failedItems",
] as const;

/**
 * What is not packed, because it follows from other records at the time of reading: planned pay; the
 * sales of days, and the pay and hours of just these days and locations, and so for budgets; worked
 * shifts and their burdens; staffing that is needed and missing; pay for shifts that were changed
 * inside the notice; checklists.
 */
type ReadMeasure =
  | "scheduledMinor"
  | "salesDays"
  | "salesMinor"
  | "comparedSalesMinor"
  | "salesPayMinor"
  | "salesSeconds"
  | "budgetSeconds"
  | "budgetedSeconds"
  | "budgetMinor"
  | "budgetedPayMinor"
  | "workedShifts"
  | "weekendShifts"
  | "nightShifts"
  | "closingShifts"
  | "holidayShifts"
  | "shortRests"
  | "neededSeconds"
  | "shortSeconds"
  | "gaps"
  | "premiumMinor"
  | (typeof checklistMeasures)[number];

export type Measure =
  | (
      | typeof hoursMeasures
      | typeof shiftMeasures
      | typeof editMeasures
      | typeof listedMeasures
    )[number]
  | ReadMeasure;

/** An hour that a clock shows, "00" to "23". */
export type ClockHour = string;

/** Some of the measures; one that is missing is 0. */
export type Measures = Readonly<Partial<Record<Measure, number>>>;

/** The measures of one employee, day, location and job role, each null where there is none. */
export interface ReportFact {
  employeeId: EmployeeId | null;
  day: LocalDate;
  /** The day that decides in which pay period it counts: the end of the week for weekly overtime. */
  paidOn: LocalDate;
  locationId: LocationId | null;
  jobRoleId: JobRoleId | null;
  /** In a report by hour, the hour of the location's clock; absent for what belongs to none. */
  hour?: ClockHour;
  measures: Measures;
  /** The stored workweek that it comes from, where a report lists the entries behind it. */
  weekStart?: LocalDate;
  /** Who edited the employee's time. */
  byUid?: UserId;
  timeOffType?: TimeOffTypeId;
}

/** An assigned shift that is not cancelled; `isWorked` if a time entry belongs to it. */
export interface ShiftSpan {
  employeeId: EmployeeId;
  jobRoleId: JobRoleId | null;
  startsAt: Instant;
  endsAt: Instant;
  isWorked: boolean;
}

/**
 * `weekRollups/{weekStart}_{shard}`: the hours and pay of a quarter of the people in one workweek,
 * each person one text (`pack-facts.ts`), because a text has no index entries and unpacks fast. Only
 * the server reads it: it holds pay.
 */
export const weekRollupSchema = z.object({
  weekStart: localDateSchema,
  people: z.record(employeeIdSchema, z.nullable(z.string())),
});
export type WeekRollup = z.infer<typeof weekRollupSchema>;

/**
 * `shiftRollups/{locationId}_{fromDay}`: the shifts of half a month at one location, each day one
 * text. Only the server reads it.
 */
export const shiftRollupSchema = z.object({
  locationId: locationIdSchema,
  fromDay: localDateSchema,
  days: z.record(localDateSchema, z.nullable(z.string())),
});
export type ShiftRollup = z.infer<typeof shiftRollupSchema>;

/** The document with a person's week. */
export function weekRollupId(weekStart: LocalDate, employeeId: EmployeeId): WeekRollupId {
  return `${weekStart}_${shardOf(employeeId)}` as WeekRollupId;
}

/** The first day of the half month that holds the day: the 1st or the 16th. */
export function halfMonthOf(day: LocalDate): LocalDate {
  return `${day.slice(0, 8)}${day.slice(8) < "16" ? "01" : "16"}`;
}

/** The document with a location's day. */
export function shiftRollupId(locationId: LocationId, day: LocalDate): ShiftRollupId {
  return `${locationId}_${halfMonthOf(day)}` as ShiftRollupId;
}
