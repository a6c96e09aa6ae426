import type { EmployeeWeekId } from "../../kernel/ids/record-ids.ts";
import { employeeWeekIdSchema } from "../../kernel/ids/record-ids.ts";
import type { EmployeeId } from "../../kernel/ids/entity-ids.ts";
import {
  employeeIdSchema,
  locationIdSchema,
  timeEntryIdSchema,
} from "../../kernel/ids/entity-ids.ts";
import { jobRoleIdSchema } from "../job-roles/job-role.ts";
import { z } from "zod/mini";
import { currencySchema } from "../../kernel/money/amount.ts";
import { versionSchema } from "../../kernel/fields/fields.ts";
import { instantSchema } from "../../kernel/time/instant.ts";
import { localDateSchema } from "../../kernel/time/local-date.ts";
import { timeZoneSchema } from "../../kernel/time/zone.ts";
import { payProblemSchema } from "./pay-problem.ts";
import {
  breakAttestationSchema,
  timeEntryFlagSchema,
  timeEntryStateSchema,
  workSpanSchema,
} from "./time-entry.ts";

const hoursShape = {
  workedSeconds: z.int().check(z.minimum(0)),
  regularSeconds: z.int().check(z.minimum(0)),
  overtimeSeconds: z.int().check(z.minimum(0)),
  doubletimeSeconds: z.int().check(z.minimum(0)),
};

/** Hours of one workweek, in whole seconds. */
export const weekHoursSchema = z.object({
  ...hoursShape,
  unpaidBreakSeconds: z.int().check(z.minimum(0)),
  days: z.array(z.object({ day: localDateSchema, ...hoursShape })),
  entries: z.array(
    z.object({
      entryId: timeEntryIdSchema,
      ...hoursShape,
      /** The flags that follow from the hours of the week; missing where there are none. */
      flags: z.optional(z.array(timeEntryFlagSchema)),
    }),
  ),
});
export type WeekHours = z.infer<typeof weekHoursSchema>;

/** An entry as far as its week needs it: to find overlaps and to compute the hours. */
export const weekEntrySchema = z.extend(workSpanSchema, {
  entryId: timeEntryIdSchema,
  locationId: locationIdSchema,
  jobRoleId: z.nullable(jobRoleIdSchema),
  state: timeEntryStateSchema,
  /** Missing where nothing is recorded about a break that was not taken. */
  breakAttestation: z.optional(breakAttestationSchema),
});
export type WeekEntry = z.infer<typeof weekEntrySchema>;

/**
 * The limits of a week that begins or ends otherwise than its zone says: with a neighbour that was
 * counted in another zone, so that no time is counted twice or lost.
 */
export const weekBoundsSchema = z.object({
  startsAt: z.nullable(instantSchema),
  endsAt: z.nullable(instantSchema),
});
export type WeekBounds = z.infer<typeof weekBoundsSchema>;

/** The bounds of a week whose zone decides both. */
export const zoneBounds: WeekBounds = { startsAt: null, endsAt: null };

/**
 * `employeeWeeks/{employeeId}_{weekStart}`: all work of an employee in one workweek, and the lock
 * under which overlap, the open entry and overtime are decided. Hours count closed entries only;
 * the code that shows an open entry adds it, with its own `now`.
 */
export const employeeWeekSchema = z.object({
  id: employeeWeekIdSchema,
  employeeId: employeeIdSchema,
  weekStart: localDateSchema,
  timeZone: timeZoneSchema,
  bounds: z._default(weekBoundsSchema, zoneBounds),
  /** Days worked in a row up to the week, as far as rules that count across weeks need them. */
  daysInRowBefore: z._default(z.int().check(z.minimum(0)), 0),
  locationIds: z.array(locationIdSchema),
  entries: z.array(weekEntrySchema),
  openEntryId: z.nullable(timeEntryIdSchema),
  hours: weekHoursSchema,
  auditHash: z.string(),
  auditCount: z.int().check(z.minimum(0)),
  version: versionSchema,
});
export type EmployeeWeek = z.infer<typeof employeeWeekSchema>;

/** The reason for an hour's pay. */
export const tierReasonSchema = z.enum([
  "regular",
  "daily",
  "weekly",
  "seventhDay",
  "daysInRow",
  "consecutive",
]);

/**
 * `employeeWeeks/.../private/pay`: lines and additions of that week add up to `totalMinor`; the
 * seconds of the lines add up to the week's hours. `problems` hold the pay of the whole week back.
 */
export const employeeWeekPaySchema = z.object({
  employeeId: employeeIdSchema,
  weekStart: localDateSchema,
  currency: currencySchema,
  straightMinor: z.int(),
  premiumMinor: z.int(),
  totalMinor: z.int(),
  lines: z.array(
    z.object({
      /** `salary` are hours that a salary pays; they have no pay of their own. */
      kind: z.enum(["regular", "overtime", "doubletime", "salary"]),
      jobRoleId: z.nullable(jobRoleIdSchema),
      locationId: locationIdSchema,
      day: localDateSchema,
      seconds: z.int().check(z.minimum(0)),
      /** Null while the pay is held back; the amount is 0 then and means nothing. */
      rateTenThousandths: z.nullable(z.int().check(z.minimum(0))),
      amountMinor: z.int(),
      multiplierPercent: z.int(),
      because: tierReasonSchema,
    }),
  ),
  /** Pay that belongs to no hour: bonuses, premiums for missed breaks. */
  additions: z.array(z.object({ kind: z.string(), amountMinor: z.int() })),
  problems: z.array(payProblemSchema),
});
export type EmployeeWeekPay = z.infer<typeof employeeWeekPaySchema>;

/** The id of a person's workweek. */
export function employeeWeekId(employeeId: EmployeeId, weekStart: string): EmployeeWeekId {
  return `${employeeId}_${weekStart}` as EmployeeWeekId;
}
