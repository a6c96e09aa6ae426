import { z } from "zod/mini";
import { employeeIdSchema, locationIdSchema } from "../../kernel/ids/entity-ids.ts";
import { currencySchema } from "../../kernel/money/amount.ts";
import { instantSchema } from "../../kernel/time/instant.ts";
import { enteredDaySchema, localDateSchema } from "../../kernel/time/local-date.ts";

const spanSchema = z.object({ startsAt: instantSchema, endsAt: instantSchema });

/** A stretch of work and what it costs, in minor units; nothing is paid in its breaks. */
export const costSpanSchema = z.extend(spanSchema, {
  /** The shift or time entry that it is a part of. */
  workKey: z.string(),
  breaks: z.array(spanSchema),
  amountMinor: z.int(),
});
export type CostSpan = z.infer<typeof costSpanSchema>;

/** A stretch of an employee's work, and the workweek in which it is paid. */
export const staffCostSchema = z.extend(costSpanSchema, {
  employeeId: employeeIdSchema,
  weekStart: localDateSchema,
});
export type StaffCost = z.infer<typeof staffCostSchema>;

/** The sales of a location's day in minor units, and the share of them that labor may cost. */
export const daySalesSchema = z.object({
  amountMinor: z.int(),
  /** Hundredths of 1 %; null without a budget. */
  budgetBasisPoints: z.nullable(z.int()),
});
export type DaySales = z.infer<typeof daySalesSchema>;

/** What a day at a location costs as it is planned, and as it was worked until now. */
export const dayCostSchema = z.object({
  currency: currencySchema,
  planned: z.array(staffCostSchema),
  worked: z.array(staffCostSchema),
  people: z.array(z.object({ employeeId: employeeIdSchema, name: z.string() })),
  /** People of the day whose pay is not known, such as those without a rate. */
  unpriced: z.int().check(z.minimum(0)),
  /** Null where no sales were entered. */
  sales: z.nullable(daySalesSchema),
});
export type DayCost = z.infer<typeof dayCostSchema>;

export const showDayCostSchema = z.object({ locationId: locationIdSchema, day: enteredDaySchema });
