import { issue } from "../../kernel/issues/issue.ts";
import { employeeIdSchema, locationIdSchema } from "../../kernel/ids/entity-ids.ts";
import { jobRoleIdSchema } from "../job-roles/job-role.ts";
import { z } from "zod/mini";
import { currencySchema } from "../../kernel/money/amount.ts";
import { daysBetween, enteredDaySchema, localDateSchema } from "../../kernel/time/local-date.ts";
import { missingPaySchema } from "./missing-pay.ts";

/** A year and a pay period around it. */
const MOST_DAYS = 400;

/**
 * From the first to the last day, both included; whole workweeks are paid in the period they end.
 */
export const payrollReportInputSchema = z
  .object({
    firstDay: enteredDaySchema,
    lastDay: enteredDaySchema,
    locationId: z.nullable(locationIdSchema),
  })
  .check(
    z.refine(({ firstDay, lastDay }) => daysBetween(firstDay, lastDay) <= MOST_DAYS, {
      message: issue("chooseAtMostDays", 400),
      path: ["lastDay"],
    }),
  );
export type PayrollReportInput = z.infer<typeof payrollReportInputSchema>;

/** The place of extra pay in a week without any other line. */
export const NO_LOCATION = locationIdSchema.parse("none");

/**
 * The kinds of pay. `salary` is a salary and the hours that it pays, `timeOff` paid time off: the
 * part of a salary for those days, which has no hours, or the hours of an employee paid by the hour.
 * `scheduleChange` are hours of pay for shifts that were changed inside the company's notice.
 */
export const earningKindSchema = z.enum([
  "regular",
  "overtime",
  "doubletime",
  "salary",
  "timeOff",
  "scheduleChange",
  "addition",
]);

export type EarningKind = z.infer<typeof earningKindSchema>;

/** One line: a person's hours of one kind at one rate, job role and location. */
export const payrollLineSchema = z.object({
  employeeId: employeeIdSchema,
  employeeName: z.string(),
  payrollId: z.nullable(z.string()),
  locationId: locationIdSchema,
  locationName: z.string(),
  jobRoleId: z.nullable(jobRoleIdSchema),
  /** The name that the job role had when the line was made, or the kind of an addition. */
  jobRole: z.nullable(z.string()),
  kind: earningKindSchema,
  seconds: z.int().check(z.minimum(0)),
  /** Null while the pay is missing, for example without a rate; the amount is 0 then. */
  rateTenThousandths: z.nullable(z.int().check(z.minimum(0))),
  amountMinor: z.int(),
  /** The exported period of which the line pays a difference; null for pay of the period itself. */
  adjusts: z._default(
    z.nullable(
      z.object({
        firstDay: localDateSchema,
        lastDay: localDateSchema,
        exportNumber: z.int().check(z.minimum(1)),
      }),
    ),
    null,
  ),
  /** The type of paid time off, with its earning code or ""; missing for all else. */
  timeOff: z.optional(z.object({ name: z.string(), code: z.string() })),
});
export type PayrollLine = z.infer<typeof payrollLineSchema>;

/**
 * A line with its parts by workday, which add up to its hours and its amount. Pay that belongs to no
 * day has none, as have lines that were frozen before days were kept.
 */
export const datedLineSchema = z.extend(payrollLineSchema, {
  days: z._default(
    z.array(
      z.object({
        day: localDateSchema,
        seconds: z.int().check(z.minimum(0)),
        amountMinor: z.int(),
      }),
    ),
    [],
  ),
});
export type DatedLine = z.infer<typeof datedLineSchema>;

/** True for earnings whose hours are paid, but not worked. */
export function isUnworked({ kind }: Pick<PayrollLine, "kind">): boolean {
  return kind === "timeOff" || kind === "scheduleChange";
}

/** The seconds worked of lines; hours of paid time off and of schedule changes are not. */
export function workedSecondsOf(lines: readonly Pick<PayrollLine, "kind" | "seconds">[]): number {
  return lines.filter((line) => !isUnworked(line)).reduce((sum, { seconds }) => sum + seconds, 0);
}

/** Hours and pay of a period; `lines` add up to the people's totals, those to the report's. */
export const payrollReportSchema = z.object({
  firstDay: localDateSchema,
  lastDay: localDateSchema,
  currency: currencySchema,
  lines: z.array(payrollLineSchema),
  people: z.array(
    z.object({
      employeeId: employeeIdSchema,
      employeeName: z.string(),
      regularSeconds: z.int(),
      overtimeSeconds: z.int(),
      doubletimeSeconds: z.int(),
      workedSeconds: z.int(),
      totalMinor: z.int(),
      unapprovedEntries: z.int(),
      /** True when hours of the person have no pay yet; `problems` of the report say why. */
      isPayMissing: z.boolean(),
    }),
  ),
  totalSeconds: z.int(),
  totalMinor: z.int(),
  unapprovedEntries: z.int(),
  unapprovedSeconds: z.int(),
  openEntries: z.int(),
  /** Entries that were sent back: they are neither hours nor pay until they are corrected. */
  rejectedEntries: z.int(),
  /** Missing pay and its reasons, each person once for each reason. */
  problems: z.array(missingPaySchema),
  /** True when later periods pay differences of this one. */
  isAdjusted: z.boolean(),
});
export type PayrollReport = z.infer<typeof payrollReportSchema>;
