import { z } from "zod/mini";
import { attemptSchema, versionOrNoneSchema, versionSchema } from "../../kernel/fields/fields.ts";
import type { LocationId } from "../../kernel/ids/entity-ids.ts";
import { locationIdSchema, storedUserIdSchema } from "../../kernel/ids/entity-ids.ts";
import type { SalesMonthId } from "../../kernel/ids/record-ids.ts";
import { salesMonthIdSchema } from "../../kernel/ids/record-ids.ts";
import { issue } from "../../kernel/issues/issue.ts";
import { instantSchema } from "../../kernel/time/instant.ts";
import type { LocalDate } from "../../kernel/time/local-date.ts";
import { daysBetween, enteredDaySchema, localDateSchema } from "../../kernel/time/local-date.ts";

/** Minor units: far above every day, and a year of many locations is still exact. */
const MOST_MINOR = 1_000_000_000_000;

/** Net sales in minor units of the company's currency; below zero where refunds are higher. */
export const salesAmountSchema = z
  .int()
  .check(
    z.minimum(-MOST_MINOR, issue("amountTooHigh")),
    z.maximum(MOST_MINOR, issue("amountTooHigh")),
  );

/** An hour of a location's clock, "09"; "01b" is the second one where the clocks go back. */
export const salesHourSchema = z.string().check(z.regex(/^(?:[01]\d|2[0-3])b?$/));
export type SalesHour = z.infer<typeof salesHourSchema>;

export const salesSources = ["typed", "pasted", "imported"] as const;

/** One amount for the day, amounts of its hours, or neither: an hour without one is not known. */
const salesFields = {
  totalMinor: z.nullable(salesAmountSchema),
  hours: z.nullable(z.record(salesHourSchema, salesAmountSchema)),
  source: z.enum(salesSources),
};

/** The amounts of a day, without the word where they come from. */
export const salesAmountsSchema = z.omit(z.object(salesFields), { source: true });
export type SalesAmounts = z.infer<typeof salesAmountsSchema>;

/** The sales of one day, and who entered them last. Emptied sales stay, without amounts. */
export const salesDaySchema = z.object({
  ...salesFields,
  enteredAt: instantSchema,
  enteredBy: storedUserIdSchema,
  enteredByName: z.string(),
  version: versionSchema,
});
export type SalesDay = z.infer<typeof salesDaySchema>;

/** `salesMonths/{location}_{first day}`: the sales of a month at one location, day by day. */
export const salesMonthSchema = z.object({
  id: salesMonthIdSchema,
  locationId: locationIdSchema,
  /** The first of the month. */
  month: localDateSchema,
  days: z.record(localDateSchema, salesDaySchema),
});
export type SalesMonth = z.infer<typeof salesMonthSchema>;

/** The first day of the month that holds the day. */
export function monthOf(day: LocalDate): LocalDate {
  return `${day.slice(0, 8)}01`;
}

/** The document with the sales of a location's day. */
export function salesMonthId(locationId: LocationId, day: LocalDate): SalesMonthId {
  return `${locationId}_${monthOf(day)}` as SalesMonthId;
}

/** The amounts of a day as they are sent: never both a total and hours. */
const enteredSalesSchema = z
  .object({ day: enteredDaySchema, ...salesFields })
  .check(z.refine(({ totalMinor, hours }) => totalMinor === null || hours === null));
export type EnteredSales = z.infer<typeof enteredSalesSchema>;

/** The most days that are saved at once. */
const MOST_DAYS = 31;

/**
 * Changed days of a range at one location. `expectedVersion` is the sum of the versions of all days
 * of the range, so that a change of any of them is noticed.
 */
export const saveSalesSchema = z
  .extend(attemptSchema, {
    locationId: locationIdSchema,
    firstDay: enteredDaySchema,
    lastDay: enteredDaySchema,
    days: z
      .array(enteredSalesSchema)
      .check(z.minLength(1, issue("enterAmount")), z.maxLength(MOST_DAYS)),
    expectedVersion: versionOrNoneSchema,
  })
  .check(
    z.refine(({ firstDay, lastDay, days }) => {
      const isWithin = days.every(({ day }) => day >= firstDay && day <= lastDay);
      const isDistinct = new Set(days.map(({ day }) => day)).size === days.length;
      return isWithin && isDistinct && daysBetween(firstDay, lastDay) < MOST_DAYS;
    }),
  );
