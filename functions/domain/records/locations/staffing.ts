import { issue } from "../../kernel/issues/issue.ts";
import { z } from "zod/mini";
import { jobRoleIdSchema } from "../job-roles/job-role.ts";
import { weekdaySchema } from "../../kernel/time/local-date.ts";
import { localTimeSchema } from "../../kernel/time/local-time.ts";

/**
 * The number of employees that a location needs: on these weekdays, from-to in its zone (an end at
 * or before the start is on the next day), of one job role or, where that is null, of any.
 */
export const staffingNeedSchema = z.object({
  weekdays: z.array(weekdaySchema).check(z.minLength(1, issue("chooseDay")), z.maxLength(7)),
  startsAt: localTimeSchema,
  endsAt: localTimeSchema,
  jobRoleId: z.nullable(jobRoleIdSchema),
  people: z.int().check(z.minimum(1, issue("atLeast", 1)), z.maximum(99, issue("atMost", 99))),
});
export type StaffingNeed = z.infer<typeof staffingNeedSchema>;

/**
 * The budget of a week: planned hours in seconds, and a share of the sales in hundredths of 1 %.
 */
export const budgetSchema = z.object({
  secondsPerWeek: z.nullable(
    z
      .int()
      .check(z.minimum(0, issue("atLeast", 0)), z.maximum(36_000_000, issue("atMostHours", 10000))),
  ),
  salesShareBasisPoints: z.nullable(
    z
      .int()
      .check(z.minimum(0, issue("atLeast", 0)), z.maximum(10_000, issue("atMostPercent", 100))),
  ),
});
export type Budget = z.infer<typeof budgetSchema>;

const budgetMinorSchema = z
  .int()
  .check(z.minimum(0, issue("atLeast", 0)), z.maximum(100_000_000_000, issue("amountTooHigh")));

/**
 * The labor cost that a location plans for: of a week, and of weekdays where some differ, in minor
 * units of the company's currency; null where there is none.
 */
export const laborBudgetSchema = z.object({
  minorPerWeek: z.nullable(budgetMinorSchema),
  minorByDay: z.partialRecord(weekdaySchema, budgetMinorSchema),
});
export type LaborBudget = z.infer<typeof laborBudgetSchema>;
