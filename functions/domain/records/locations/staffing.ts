import { issue } from "../../kernel/issues/issue.ts";
import { z } from "zod";
import { jobRoleIdSchema } from "../job-roles/job-role.ts";
import { weekdaySchema } from "../../kernel/time/local-date.ts";
import { localTimeSchema } from "../../kernel/time/local-time.ts";

/**
 * The number of employees that a location needs: on these weekdays, from-to in its zone (an end at
 * or before the start is on the next day), of one job role or, where that is null, of any.
 */
export const staffingNeedSchema = z.object({
  weekdays: z.array(weekdaySchema).min(1, issue("chooseDay")).max(7),
  startsAt: localTimeSchema,
  endsAt: localTimeSchema,
  jobRoleId: jobRoleIdSchema.nullable(),
  people: z.int().min(1, issue("atLeast", 1)).max(99, issue("atMost", 99)),
});
export type StaffingNeed = z.infer<typeof staffingNeedSchema>;

/**
 * The budget of a week: planned hours in seconds, and a share of the sales in hundredths of 1 %.
 */
export const budgetSchema = z.object({
  secondsPerWeek: z
    .int()
    .min(0, issue("atLeast", 0))
    .max(36_000_000, issue("atMostHours", 10000))
    .nullable(),
  salesShareBasisPoints: z
    .int()
    .min(0, issue("atLeast", 0))
    .max(10_000, issue("atMostPercent", 100))
    .nullable(),
});
export type Budget = z.infer<typeof budgetSchema>;

const budgetMinorSchema = z
  .int()
  .min(0, issue("atLeast", 0))
  .max(100_000_000_000, issue("amountTooHigh"));

/**
 * The labor cost that a location plans for: of a week, and of weekdays where some differ, in minor
 * units of the company's currency; null where there is none.
 */
export const laborBudgetSchema = z.object({
  minorPerWeek: budgetMinorSchema.nullable(),
  minorByDay: z.partialRecord(weekdaySchema, budgetMinorSchema),
});
export type LaborBudget = z.infer<typeof laborBudgetSchema>;
