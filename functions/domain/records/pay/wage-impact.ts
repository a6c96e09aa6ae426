import { payrollExportIdSchema } from "../../kernel/ids/record-ids.ts";
import { employeeIdSchema, locationIdSchema } from "../../kernel/ids/entity-ids.ts";
import { jobRoleIdSchema } from "../job-roles/job-role.ts";
import { z } from "zod/mini";
import { currencySchema } from "../../kernel/money/amount.ts";
import { adjustmentLineSchema } from "./pay-adjustment.ts";
import { earningKindSchema } from "./payroll-report.ts";
import { payPeriodStateSchema } from "./pay-period-record.ts";
import { localDateSchema } from "../../kernel/time/local-date.ts";
import { weekEntrySchema } from "../time-entries/employee-week.ts";

const sideSchema = z.object({
  amountMinor: z.int(),
  seconds: z.int().check(z.minimum(0)),
  /** Every rate that the hours are paid at, ascending; none for pay that belongs to no hour. */
  ratesTenThousandths: z.array(z.int().check(z.minimum(0))),
});

/** Pay of one kind, job role and location on a day, before and after a change of the rates. */
export const lineImpactSchema = z.object({
  day: localDateSchema,
  kind: earningKindSchema,
  jobRoleId: z.nullable(jobRoleIdSchema),
  /** The kind of an addition; null for pay of hours. */
  addition: z.nullable(z.string()),
  locationId: locationIdSchema,
  /** The day that decides the period: weekly overtime and extra pay are due when the week ends. */
  payDay: localDateSchema,
  /**
   * The state of the pay period: in an open one the pay is recomputed, in an exported one adjusted.
   */
  period: payPeriodStateSchema,
  before: sideSchema,
  after: sideSchema,
});
export type LineImpact = z.infer<typeof lineImpactSchema>;

/** A workweek whose pay changes, with the lines and the entries that it concerns. */
export const weekImpactSchema = z.object({
  weekStart: localDateSchema,
  beforeMinor: z.int(),
  afterMinor: z.int(),
  lines: z.array(lineImpactSchema),
  entries: z.array(
    z.pick(weekEntrySchema, {
      entryId: true,
      startsAt: true,
      endsAt: true,
      locationId: true,
      jobRoleId: true,
    }),
  ),
});
export type WeekImpact = z.infer<typeof weekImpactSchema>;

const daysSchema = z.object({ firstDay: localDateSchema, lastDay: localDateSchema });

/**
 * A closed or exported period that a change of the rates reaches: paid, owed, and the difference.
 */
export const periodImpactSchema = z.extend(daysSchema, {
  state: z.enum(["closed", "exported"]),
  exportId: z.nullable(payrollExportIdSchema),
  exportNumber: z.nullable(z.int()),
  paidIn: daysSchema,
  paidMinor: z.int(),
  owedMinor: z.int(),
  differenceMinor: z.int(),
  lines: z.array(adjustmentLineSchema),
});
export type PeriodImpact = z.infer<typeof periodImpactSchema>;

/** Everything that a change of a person's rates does to pay that was computed already. */
export const wageImpactSchema = z.object({
  employeeId: employeeIdSchema,
  employeeName: z.string(),
  timeZone: z.string(),
  currency: currencySchema,
  weeks: z.array(weekImpactSchema),
  periods: z.array(periodImpactSchema),
  /** The amount added to the open periods. */
  openMinor: z.int(),
  /** The amount paid by adjustment lines for exported periods. */
  adjustmentMinor: z.int(),
});
export type WageImpact = z.infer<typeof wageImpactSchema>;
