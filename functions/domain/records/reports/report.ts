import { z } from "zod/mini";
import { employeeIdSchema, locationIdSchema } from "../../kernel/ids/entity-ids.ts";
import { issue } from "../../kernel/issues/issue.ts";
import { currencySchema } from "../../kernel/money/amount.ts";
import { daysBetween, enteredDaySchema, localDateSchema } from "../../kernel/time/local-date.ts";
import { jobRoleIdSchema } from "../job-roles/job-role.ts";

/** The reports of the catalogue, in its order. */
export const reportIds = [
  "payroll",
  "scheduled",
  "overtime",
  "labour",
  "attendance",
  "headcount",
  "breaks",
  "timesheet",
  "fairness",
  "edits",
  "coverage",
  "notice",
  "checklists",
  "wages",
  "timeOff",
] as const;
export type ReportId = (typeof reportIds)[number];

/** What one line of a report is about. */
export const groupings = [
  "employee",
  "jobRole",
  "location",
  "day",
  "week",
  "editor",
  "hour",
  "timeOffType",
] as const;
export type Grouping = (typeof groupings)[number];

/** A year, and the rest of the pay periods around it. */
const MOST_DAYS = 400;

/** From the first to the last day, both included. */
export const reportRangeSchema = z
  .object({ firstDay: enteredDaySchema, lastDay: enteredDaySchema })
  .check(
    z.refine(({ firstDay, lastDay }) => daysBetween(firstDay, lastDay) <= MOST_DAYS, {
      message: issue("chooseAtMostDays", MOST_DAYS),
      path: ["lastDay"],
    }),
  );
export type ReportRange = z.infer<typeof reportRangeSchema>;

/** What a report is about; null for all. */
export const reportFilterSchema = z.object({
  employeeId: z.nullable(employeeIdSchema),
  jobRoleId: z.nullable(jobRoleIdSchema),
  locationId: z.nullable(locationIdSchema),
});
export type ReportFilter = z.infer<typeof reportFilterSchema>;

export const reportInputSchema = z.object({
  reportId: z.enum(reportIds),
  range: reportRangeSchema,
  /** The days to compare with; null for no comparison. */
  before: z.nullable(reportRangeSchema),
  groupBy: z.enum(groupings),
  filter: reportFilterSchema,
});
export type ReportInput = z.infer<typeof reportInputSchema>;

/** A figure in seconds, minor units, a count, a share of 1 or a day; null where there is none. */
export const reportCellSchema = z.nullable(z.union([z.number(), localDateSchema]));
export type ReportCell = z.infer<typeof reportCellSchema>;

/** The figures of one line, in the order of the report's columns. */
const cellsSchema = z.array(reportCellSchema);

export const reportTableSchema = z.object({
  currency: currencySchema,
  rows: z.array(
    z.object({
      /** The id or the day that the line is about; empty for work without one. */
      key: z.string(),
      /** The name; null for days and weeks, and for work without an employee, role or location. */
      name: z.nullable(z.string()),
      /** True for a line that the report points out. */
      isMarked: z.exactOptional(z.boolean()),
      cells: cellsSchema,
      /** Of the days to compare with. */
      before: z.nullable(cellsSchema),
    }),
  ),
  totals: cellsSchema,
  totalsBefore: z.nullable(cellsSchema),
  unapprovedEntries: z.int().check(z.minimum(0)),
  unapprovedSeconds: z.int().check(z.minimum(0)),
  /** Hours without pay, because a rate is missing. */
  unpricedSeconds: z.int().check(z.minimum(0)),
  /**
   * The last day of the range whose figures were packed by a release that knew fewer of them, so
   * that the report may show too little until it; null where all are complete.
   */
  incompleteUntil: z.nullable(localDateSchema),
  /** Shifts that were published before it was kept what staff saw of them. */
  unknownShifts: z.int().check(z.minimum(0)),
});
export type ReportTable = z.infer<typeof reportTableSchema>;
