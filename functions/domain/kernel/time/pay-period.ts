import { issue } from "../issues/issue.ts";
import { z } from "zod/mini";
import { civilDayOf, dayNumberOf, daysInMonth } from "./civil-day.ts";
import type { LocalDate } from "./local-date.ts";
import {
  addDays,
  dayNumber,
  daysBetween,
  localDateOf,
  localDateSchema,
  weekdaySchema,
  weekStartOf,
} from "./local-date.ts";

const dayOfMonthSchema = z.int().check(z.minimum(1), z.maximum(31));

/**
 * The length of pay periods. Semi-monthly periods begin on two days of the month, so that 1 and 15
 * means 1-14 and 15-end; a day that a month does not have is its last one.
 */
export const payPeriodSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("weekly"), startsOn: weekdaySchema }),
  z.object({ kind: z.literal("biweekly"), anchor: localDateSchema }),
  z
    .object({
      kind: z.literal("semi-monthly"),
      firstDay: dayOfMonthSchema,
      secondDay: dayOfMonthSchema,
    })
    .check(
      z.refine(({ firstDay, secondDay }) => firstDay < Math.min(secondDay, 28), {
        path: ["secondDay"],
        error: issue("secondDayBeforeFirst"),
      }),
    ),
  z.object({ kind: z.literal("monthly"), firstDay: dayOfMonthSchema }),
]);
export type PayPeriod = z.infer<typeof payPeriodSchema>;

/** The local days of one pay period; both bounds belong to it. */
export interface PayPeriodDays {
  firstDay: LocalDate;
  lastDay: LocalDate;
}

/** The pay period that contains `day`; its first and last day, both included. */
export function payPeriodOf(day: LocalDate, payPeriod: PayPeriod): PayPeriodDays {
  switch (payPeriod.kind) {
    case "weekly":
      return daysFrom(weekStartOf(day, payPeriod.startsOn), 7);
    case "biweekly": {
      const passed = Math.floor(daysBetween(payPeriod.anchor, day) / 14);
      return daysFrom(addDays(payPeriod.anchor, passed * 14), 14);
    }
    case "semi-monthly":
      return betweenStarts(day, [payPeriod.firstDay, payPeriod.secondDay]);
    case "monthly":
      return betweenStarts(day, [payPeriod.firstDay]);
  }
}

/** The pay period that ends on the day before the one of `day`. */
export function previousPayPeriod(day: LocalDate, payPeriod: PayPeriod): PayPeriodDays {
  return payPeriodOf(addDays(payPeriodOf(day, payPeriod).firstDay, -1), payPeriod);
}

/** The pay period that begins on the day after the one of `day`. */
export function nextPayPeriod(day: LocalDate, payPeriod: PayPeriod): PayPeriodDays {
  return payPeriodOf(addDays(payPeriodOf(day, payPeriod).lastDay, 1), payPeriod);
}

function daysFrom(firstDay: LocalDate, count: number): PayPeriodDays {
  return { firstDay, lastDay: addDays(firstDay, count - 1) };
}

/** Looks for the neighbours of `day` among the period starts of its month and the two around it. */
function betweenStarts(day: LocalDate, daysOfMonth: readonly number[]): PayPeriodDays {
  const at = dayNumber(day);
  const { year, month } = civilDayOf(at);
  const starts = [-1, 0, 1].flatMap((shift) => startsInMonth(year, month + shift, daysOfMonth));
  const first = starts.findLast((start) => start <= at) ?? at;
  const next = starts.find((start) => start > at) ?? at + 1;
  return { firstDay: localDateOf(first), lastDay: localDateOf(next - 1) };
}

/** `month` may be 0 or 13: the December before or the January after. */
function startsInMonth(year: number, month: number, daysOfMonth: readonly number[]): number[] {
  const inYear = month < 1 ? year - 1 : month > 12 ? year + 1 : year;
  const inMonth = ((month + 11) % 12) + 1;
  const last = daysInMonth(inYear, inMonth);
  return daysOfMonth.map((day) => dayNumberOf(inYear, inMonth, Math.min(day, last)));
}
