import { z } from "zod/mini";
import { issue } from "../../kernel/issues/issue.ts";
import { employeeIdSchema } from "../../kernel/ids/entity-ids.ts";
import { currencySchema } from "../../kernel/money/amount.ts";
import { daysBetween, enteredDaySchema, localDateSchema } from "../../kernel/time/local-date.ts";
import { salarySchema } from "./salary.ts";

/** The days of six workweeks: more than a pay period has. */
export const MOST_EXPLAINED_DAYS = 42;

/** Whose salary is explained, from the first to the last day, both included. */
export const explainSalarySchema = z
  .object({
    employeeId: employeeIdSchema,
    firstDay: enteredDaySchema,
    lastDay: enteredDaySchema,
  })
  .check(
    z.refine(({ firstDay, lastDay }) => daysBetween(firstDay, lastDay) < MOST_EXPLAINED_DAYS, {
      message: issue("chooseAtMostDays", MOST_EXPLAINED_DAYS),
      path: ["lastDay"],
    }),
  );

/** A day of a salary: its part of the salary, and what is paid of it, in minor units. */
export const salaryDaySchema = z.object({
  day: localDateSchema,
  shareMinor: z.int(),
  paidMinor: z.int(),
  /** Why no work is expected, and the length of time off of a part of the day; null on other days. */
  off: z.nullable(
    z.object({
      because: z.enum(["notEmployed", "unpaid", "paid"]),
      partSeconds: z.nullable(z.int().check(z.minimum(0))),
    }),
  ),
});
export type SalaryDay = z.infer<typeof salaryDaySchema>;

/** What a salary comes to in one pay period, and the days of it that are explained. */
export const salaryOfPeriodSchema = z.object({
  salary: salarySchema,
  firstDay: localDateSchema,
  lastDay: localDateSchema,
  periodsAYear: z.int().check(z.minimum(1)),
  /** The salary of the whole pay period in minor units, and the days over which it is spread. */
  periodMinor: z.int(),
  paidDays: z.int().check(z.minimum(0)),
  days: z.array(salaryDaySchema),
});
export type SalaryOfPeriod = z.infer<typeof salaryOfPeriodSchema>;

/** The derivation of a salary; without periods for a reader who may not see the pay. */
export const explainedSalarySchema = z.object({
  currency: currencySchema,
  periods: z.array(salaryOfPeriodSchema),
});
export type ExplainedSalary = z.infer<typeof explainedSalarySchema>;
