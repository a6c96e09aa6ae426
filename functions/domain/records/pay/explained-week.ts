import { z } from "zod/mini";
import {
  employeeIdSchema,
  locationIdSchema,
  timeEntryIdSchema,
} from "../../kernel/ids/entity-ids.ts";
import { currencySchema } from "../../kernel/money/amount.ts";
import { instantSchema } from "../../kernel/time/instant.ts";
import { localDateSchema } from "../../kernel/time/local-date.ts";
import { timeZoneSchema } from "../../kernel/time/zone.ts";
import { jobRoleIdSchema } from "../job-roles/job-role.ts";
import { workRulesSchema } from "../work-rules/work-rules.ts";
import { salarySchema } from "./salary.ts";
import { tierReasonSchema } from "../time-entries/employee-week.ts";

const spanSchema = z.object({ startsAt: instantSchema, endsAt: instantSchema });

/**
 * A stretch of an entry that is paid alike. The amounts of a week add up to the pay of its hours.
 */
export const explainedPartSchema = z.extend(spanSchema, {
  day: localDateSchema,
  seconds: z.int().check(z.minimum(0)),
  multiplierPercent: z.int(),
  because: tierReasonSchema,
  rateTenThousandths: z.nullable(z.int()),
  /** The day since which the rate applies. */
  rateSince: z.nullable(localDateSchema),
  /** The salary that the rate comes from; missing for an hourly rate. */
  salary: z.optional(salarySchema),
  /** True for time that the salary pays, which adds no pay; missing for all other time. */
  isCovered: z.optional(z.boolean()),
  amountMinor: z.nullable(z.int()),
});
export type ExplainedPart = z.infer<typeof explainedPartSchema>;

export const explainedEntrySchema = z.object({
  entryId: timeEntryIdSchema,
  jobRoleId: z.nullable(jobRoleIdSchema),
  locationId: locationIdSchema,
  timeZone: timeZoneSchema,
  /** The punches; null for time that was entered by hand. */
  punched: z.nullable(z.object({ startsAt: instantSchema, endsAt: z.nullable(instantSchema) })),
  payable: spanSchema,
  rounded: spanSchema,
  breaks: z.array(
    z.extend(spanSchema, { rule: z.enum(["unpaidBreak", "paidBreak", "shortBreakPaid"]) }),
  ),
  parts: z.array(explainedPartSchema),
  /** The first days of the workweeks that count the entry: two where it runs over their boundary. */
  weekStarts: z.array(localDateSchema),
});
export type ExplainedEntry = z.infer<typeof explainedEntrySchema>;

const since = z.nullable(localDateSchema);

/** The rules of the week: whose they are, and since when each part applies; null from the start. */
export const explainedRulesSchema = z.object({
  preset: workRulesSchema.shape.preset,
  since: z.object({ overtime: since, rounding: since, breaks: since }),
});
export type ExplainedRules = z.infer<typeof explainedRulesSchema>;

/**
 * The derivation of the hours and the pay of a workweek. Amounts and rates are null for a reader
 * who may not see them, and where the pay is held back.
 */
export const explainedWeekSchema = z.object({
  employeeId: employeeIdSchema,
  weekStart: localDateSchema,
  currency: currencySchema,
  workedSeconds: z.int().check(z.minimum(0)),
  rules: explainedRulesSchema,
  entries: z.array(explainedEntrySchema),
  automaticBreaks: z.array(
    z.object({ day: localDateSchema, seconds: z.int().check(z.minimum(0)) }),
  ),
  regularRate: z.nullable(
    z.object({
      rule: z.enum(["weightedAverage", "rateInEffect"]),
      tenThousandths: z.int().check(z.minimum(0)),
    }),
  ),
  additions: z.array(z.object({ kind: z.string(), amountMinor: z.int() })),
  totalMinor: z.nullable(z.int()),
});
export type ExplainedWeek = z.infer<typeof explainedWeekSchema>;
