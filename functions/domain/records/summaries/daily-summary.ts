import type { DailySummaryId } from "../../kernel/ids/record-ids.ts";
import { dailySummaryIdSchema } from "../../kernel/ids/record-ids.ts";
import type { LocationId } from "../../kernel/ids/entity-ids.ts";
import {
  employeeIdSchema,
  locationIdSchema,
  timeEntryIdSchema,
} from "../../kernel/ids/entity-ids.ts";
import { jobRoleIdSchema } from "../job-roles/job-role.ts";
import { z } from "zod/mini";
import { instantSchema } from "../../kernel/time/instant.ts";
import { localDateSchema } from "../../kernel/time/local-date.ts";

/**
 * One employee on the day's board of a location: what was planned and what has happened.
 * `unpaidBreakSeconds` counts finished breaks; `breakStartedAt` is the start of the running one.
 */
export const boardRowSchema = z.object({
  employeeId: employeeIdSchema,
  employeeName: z.string(),
  jobRoleId: z.nullable(jobRoleIdSchema),
  shiftStartsAt: z.nullable(instantSchema),
  shiftEndsAt: z.nullable(instantSchema),
  /** When the employee got a shift that had begun by then; null where they knew it before. */
  takenAt: z._default(z.nullable(instantSchema), null),
  entryId: z.nullable(timeEntryIdSchema),
  clockedInAt: z.nullable(instantSchema),
  breakStartedAt: z.nullable(instantSchema),
  isBreakPaid: z.boolean(),
  unpaidBreakSeconds: z.int().check(z.minimum(0)),
  clockedOutAt: z.nullable(instantSchema),
  /** The unpaid break of the shift; 0 without a shift or where none is planned. */
  plannedBreakSeconds: z._default(z.int().check(z.minimum(0)), 0),
  /** The clock-out was forgotten: `clockedOutAt` is only proposed. */
  isEndMissing: z._default(z.boolean(), false),
});
export type BoardRow = z.infer<typeof boardRowSchema>;

/**
 * Work that starts on the day: a shift with an employee, or the time of an entry. `seconds` are
 * planned or counted; of a running entry, whose end is null, they are 0. Breaks are unpaid ones.
 */
export const daySpanSchema = z.object({
  startsAt: instantSchema,
  endsAt: z.nullable(instantSchema),
  breaks: z.array(z.object({ startsAt: instantSchema, endsAt: z.nullable(instantSchema) })),
  seconds: z.int().check(z.minimum(0)),
});
export type DaySpan = z.infer<typeof daySpanSchema>;

/**
 * `dailySummaries/{locationId}_{day}`: the rollup that Home and Reports read; rebuilt from its
 * sources, never incremented. Seconds and counts cover what starts on the local day; the board also
 * shows shifts and entries of the days around that touch the day or belong to one that does.
 */
export const dailySummarySchema = z.object({
  id: dailySummaryIdSchema,
  locationId: locationIdSchema,
  day: localDateSchema,
  scheduledSeconds: z.int().check(z.minimum(0)),
  workedSeconds: z.int().check(z.minimum(0)),
  openShifts: z.int().check(z.minimum(0)),
  /** Shifts that are not cancelled, and those of them that staff do not see as they are planned. */
  plannedShifts: z._default(z.int().check(z.minimum(0)), 0),
  unpublishedShifts: z._default(z.int().check(z.minimum(0)), 0),
  unapprovedEntries: z.int().check(z.minimum(0)),
  needsFixEntries: z.int().check(z.minimum(0)),
  /** Entries whose time has no hourly rate; they are not paid until it is entered. */
  unpricedEntries: z._default(z.int().check(z.minimum(0)), 0),
  /** Hours that wait: closed and not approved, until a proposed end, of open shifts. */
  unapprovedSeconds: z._default(z.int().check(z.minimum(0)), 0),
  needsFixSeconds: z._default(z.int().check(z.minimum(0)), 0),
  openSeconds: z._default(z.int().check(z.minimum(0)), 0),
  /** The start of the first open shift; null without one. */
  firstOpenAt: z._default(z.nullable(instantSchema), null),
  /** When the last open shift ends; null without one. */
  lastOpenEndsAt: z._default(z.nullable(instantSchema), null),
  /** What the hours of the day add up, for the day hour by hour. */
  planned: z._default(
    z.array(z.extend(daySpanSchema, { jobRoleId: z.nullable(jobRoleIdSchema) })),
    [],
  ),
  worked: z._default(z.array(daySpanSchema), []),
  board: z.array(boardRowSchema),
});
export type DailySummary = z.infer<typeof dailySummarySchema>;

/**
 * What is kept of a day: 2 since its summary has the spans of the day and the hours that wait, 3
 * since its shifts are packed for reports, 4 with their times, 5 with their notice, 6 since entries
 * of the days around belong to its shifts, 7 with the end of its open shifts. One of an earlier
 * shape is computed again at night, and is no fault.
 */
export const SUMMARY_SHAPE = 7;

/**
 * The summary as it is stored, with its shape and the moment at which its sources were read: microseconds since
 * 1970 by the clock of the database. A reading that was begun earlier and ends later does not
 * replace it.
 */
export const storedSummarySchema = z.extend(dailySummarySchema, {
  readAtMicros: z._default(z.int().check(z.minimum(0)), 0),
  shape: z._default(z.int().check(z.minimum(1)), 1),
});
export type StoredSummary = z.infer<typeof storedSummarySchema>;

/** The id of a location's day. */
export function dailySummaryId(locationId: LocationId, day: string): DailySummaryId {
  return `${locationId}_${day}` as DailySummaryId;
}
