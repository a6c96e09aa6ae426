import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays } from "./local-date.ts";
import type { PayPeriod } from "./pay-period.ts";
import { nextPayPeriod, payPeriodOf, payPeriodSchema, previousPayPeriod } from "./pay-period.ts";

const weekly: PayPeriod = { kind: "weekly", startsOn: "monday" };
const biweekly: PayPeriod = { kind: "biweekly", anchor: "2004-11-29" };
const semiMonthly: PayPeriod = { kind: "semi-monthly", firstDay: 1, secondDay: 15 };
const monthEnd: PayPeriod = { kind: "semi-monthly", firstDay: 15, secondDay: 31 };
const monthly: PayPeriod = { kind: "monthly", firstDay: 26 };

describe("pay periods", () => {
  test.each([
    [weekly, "2004-10-31", "2004-10-25", "2004-10-31"],
    [biweekly, "2004-12-12", "2004-11-29", "2004-12-12"],
    [biweekly, "2004-11-28", "2004-11-15", "2004-11-28"],
    [semiMonthly, "2004-02-29", "2004-02-15", "2004-02-29"],
    [semiMonthly, "2004-02-14", "2004-02-01", "2004-02-14"],
    [monthEnd, "2026-02-28", "2026-02-28", "2026-03-14"],
    [monthEnd, "2026-04-30", "2026-04-30", "2026-05-14"],
    [monthly, "2026-01-10", "2025-12-26", "2026-01-25"],
    [monthly, "2026-12-31", "2026-12-26", "2027-01-25"],
  ])("%o: %s lies in %s to %s", (payPeriod, day, firstDay, lastDay) => {
    expect(payPeriodOf(day, payPeriod)).toEqual({ firstDay, lastDay });
  });

  test("periods follow each other without a gap or an overlap", () => {
    const day = fc.integer({ min: 0, max: 40_000 }).map((count) => addDays("1970-01-01", count));
    const kinds = fc.constantFrom(weekly, biweekly, semiMonthly, monthEnd, monthly);
    fc.assert(
      fc.property(day, kinds, (date, payPeriod) => {
        const { firstDay, lastDay } = payPeriodOf(date, payPeriod);
        expect(firstDay <= date && date <= lastDay).toBe(true);
        expect(payPeriodOf(firstDay, payPeriod)).toEqual({ firstDay, lastDay });
        expect(payPeriodOf(lastDay, payPeriod)).toEqual({ firstDay, lastDay });
        expect(nextPayPeriod(date, payPeriod).firstDay).toBe(addDays(lastDay, 1));
        expect(previousPayPeriod(date, payPeriod).lastDay).toBe(addDays(firstDay, -1));
      }),
    );
  });

  test("two days that fall together in February are refused", () => {
    const days = { kind: "semi-monthly", firstDay: 28, secondDay: 31 };
    expect(payPeriodSchema.safeParse(days).success).toBe(false);
    expect(payPeriodSchema.safeParse({ ...days, firstDay: 27 }).success).toBe(true);
    expect(payPeriodSchema.safeParse({ ...days, firstDay: 15, secondDay: 1 }).success).toBe(false);
  });
});
