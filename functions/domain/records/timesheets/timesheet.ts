import { z } from "zod/mini";
import { payrollLineSchema } from "../pay/payroll-report.ts";
import {
  editSchema,
  reasonSchema,
  versionOrNoneSchema,
  attemptSchema,
  versionSchema,
} from "../../kernel/fields/fields.ts";
import type { EmployeeId } from "../../kernel/ids/entity-ids.ts";
import {
  employeeIdSchema,
  locationIdSchema,
  timeEntryIdSchema,
} from "../../kernel/ids/entity-ids.ts";
import type { TimesheetId } from "../../kernel/ids/record-ids.ts";
import { timesheetIdSchema } from "../../kernel/ids/record-ids.ts";
import { currencySchema } from "../../kernel/money/amount.ts";
import { instantSchema } from "../../kernel/time/instant.ts";
import type { LocalDate } from "../../kernel/time/local-date.ts";
import { enteredDaySchema, localDateSchema } from "../../kernel/time/local-date.ts";
import { timeZoneSchema } from "../../kernel/time/zone.ts";
import {
  timeEntryStateSchema,
  workSpanSchema,
  breakAttestationSchema,
} from "../time-entries/time-entry.ts";

/** A sheet that nobody has signed or disputed has no document. */
export const timesheetStateSchema = z.enum(["signed", "disputed", "answered"]);
export type TimesheetState = z.infer<typeof timesheetStateSchema>;

/** The most steps that a sheet keeps; older ones are dropped. */
export const MOST_SHEET_STEPS = 50;

const stepSchema = z.object({
  action: timesheetStateSchema,
  at: instantSchema,
  /** The manager who answered; null for the employee. */
  byName: z.nullable(z.string()),
  /** The seconds that were shown, and the hash of the hours and breaks behind them. */
  workedSeconds: z.int().check(z.minimum(0)),
  digest: z.string(),
  message: z.string(),
});
export type TimesheetStep = z.infer<typeof stepSchema>;

/**
 * `timesheets/{employeeId}_{firstDay}`: what an employee said about their hours and breaks of a pay
 * period. A signature holds for hours with its digest only.
 */
export const timesheetSchema = z.object({
  id: timesheetIdSchema,
  employeeId: employeeIdSchema,
  locationIds: z.array(locationIdSchema),
  firstDay: localDateSchema,
  lastDay: localDateSchema,
  state: timesheetStateSchema,
  /** What was said and answered; the last one is the present. */
  steps: z.array(stepSchema).check(z.minLength(1), z.maxLength(MOST_SHEET_STEPS)),
  version: versionSchema,
});
export type Timesheet = z.infer<typeof timesheetSchema>;

export function timesheetId(employeeId: EmployeeId, firstDay: LocalDate): TimesheetId {
  return `${employeeId}_${firstDay}` as TimesheetId;
}

/** What a signature is worth now: `outdated` if the hours have changed since. */
export const sheetStatusSchema = z.enum(["none", "signed", "outdated", "disputed", "answered"]);
export type SheetStatus = z.infer<typeof sheetStatusSchema>;

/** Any day of the pay period. */
export const timesheetInputSchema = z.object({
  employeeId: employeeIdSchema,
  day: enteredDaySchema,
});
export const timesheetsInputSchema = z.object({ day: enteredDaySchema });

const hoursShape = {
  workedSeconds: z.int(),
  regularSeconds: z.int(),
  overtimeSeconds: z.int(),
  doubletimeSeconds: z.int(),
};

export const sheetEntrySchema = z.extend(workSpanSchema, {
  entryId: timeEntryIdSchema,
  state: timeEntryStateSchema,
  breakAttestation: breakAttestationSchema,
  locationName: z.string(),
  timeZone: timeZoneSchema,
});
export type SheetEntry = z.infer<typeof sheetEntrySchema>;

/** Hours of one kind at one rate, job role and location, and what they pay. */
export const sheetPayLineSchema = z.pick(payrollLineSchema, {
  kind: true,
  seconds: true,
  rateTenThousandths: true,
  jobRole: true,
  locationName: true,
  amountMinor: true,
  adjusts: true,
});
export type SheetPayLine = z.infer<typeof sheetPayLineSchema>;

/** A pay period of one employee, as it is shown, signed and printed. */
export const shownTimesheetSchema = z.object({
  employeeId: employeeIdSchema,
  employeeName: z.string(),
  companyName: z.string(),
  firstDay: localDateSchema,
  lastDay: localDateSchema,
  /** The zone by whose midnight the days are counted. */
  timeZone: timeZoneSchema,
  days: z.array(
    z.object({ day: localDateSchema, ...hoursShape, entries: z.array(sheetEntrySchema) }),
  ),
  /** As payroll counts and pays them: overtime of a week is paid where the week ends. */
  total: z.object({
    ...hoursShape,
    /** Null for a reader who may not see the pay, and while it is held back. */
    amountMinor: z.nullable(z.int()),
  }),
  /** The lines of payroll that make up the amount; empty where there is none. */
  payLines: z.array(sheetPayLineSchema),
  /**
   * Differences of this period that a later one pays, each with the first day of the period that
   * pays it; empty for a reader who may not see the pay.
   */
  adjustments: z.array(z.object({ paidOn: localDateSchema, amountMinor: z.int() })),
  currency: currencySchema,
  digest: z.string(),
  status: sheetStatusSchema,
  steps: z.array(stepSchema),
  version: versionOrNoneSchema,
});
export type ShownTimesheet = z.infer<typeof shownTimesheetSchema>;

export const sheetOverviewSchema = z.array(
  z.object({
    employeeId: employeeIdSchema,
    employeeName: z.string(),
    workedSeconds: z.int(),
    /** Overtime and double time. */
    overtimeSeconds: z.int(),
    /** Null for a reader who may not see the pay, and while it is held back. */
    amountMinor: z.nullable(z.int()),
    status: sheetStatusSchema,
    /** The employee's words; empty without any. */
    message: z.string(),
  }),
);
export type SheetOverview = z.infer<typeof sheetOverviewSchema>;

const ownSheet = z.extend(attemptSchema, {
  firstDay: enteredDaySchema,
  /** 0 for a sheet of which nothing was said yet. */
  expectedVersion: versionOrNoneSchema,
  /** The hours that the employee saw. */
  digest: z.string().check(z.minLength(1), z.maxLength(64)),
});
export const signTimesheetSchema = ownSheet;
export const disputeTimesheetSchema = z.extend(ownSheet, { message: reasonSchema });
export const answerTimesheetSchema = z.extend(editSchema, {
  employeeId: employeeIdSchema,
  firstDay: enteredDaySchema,
  message: reasonSchema,
});
