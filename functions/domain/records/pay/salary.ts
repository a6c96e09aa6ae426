import { issue } from "../../kernel/issues/issue.ts";
import { z } from "zod/mini";
import { weekdaySchema } from "../../kernel/time/local-date.ts";

/** 100 million currency units: above every salary, and a year of it is still exact. */
const MAX_SALARY_MINOR = 10_000_000_000;

const HOUR = 3600;

/** Beyond 40 hours a week every hour is overtime, which no salary covers. */
export const MOST_COVERED_SECONDS = 40 * HOUR;

export const salaryPerSchema = z.enum(["week", "month", "year"]);
export type SalaryPer = z.infer<typeof salaryPerSchema>;

/**
 * A fixed salary. `isExempt`: the employee is exempt from overtime (29 USC 213(a)(1)).
 * `secondsPerWeek` are the hours that it is meant to pay (29 CFR 778.113(a)); `weekdays` the days
 * over which it is spread.
 */
export const salarySchema = z.object({
  amountMinor: z
    .int()
    .check(z.minimum(1, issue("enterAmount")), z.maximum(MAX_SALARY_MINOR, issue("amountTooHigh"))),
  per: salaryPerSchema,
  isExempt: z.boolean(),
  secondsPerWeek: z
    .int()
    .check(
      z.minimum(HOUR, issue("coveredHours")),
      z.maximum(MOST_COVERED_SECONDS, issue("coveredHours")),
    ),
  weekdays: z.array(weekdaySchema).check(
    z.minLength(1, issue("chooseWeekday")),
    z.maxLength(7),
    z.refine((days) => new Set(days).size === days.length),
  ),
});
export type Salary = z.infer<typeof salarySchema>;

/** The usual terms of a new salary. */
export const usualSalary: Omit<Salary, "amountMinor"> = {
  per: "year",
  isExempt: true,
  secondsPerWeek: MOST_COVERED_SECONDS,
  weekdays: ["monday", "tuesday", "wednesday", "thursday", "friday"],
};
