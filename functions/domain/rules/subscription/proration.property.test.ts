import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays, daysBetween } from "../../kernel/time/local-date.ts";
import { planIds } from "../../records/subscription/plan.ts";
import { monthCents, prorationOf, splitByDay } from "./proration.ts";

const from = "2026-01-31";
const period = fc
  .integer({ min: 1, max: 31 })
  .map((days) => ({ from, until: addDays(from, days) }));
const day = fc.integer({ min: -5, max: 40 }).map((offset) => addDays(from, offset));
const cents = fc.integer({ min: 0, max: 50_000_000 });
const seats = fc.integer({ min: 0, max: 5000 });
const plan = fc.constantFrom(...planIds);

describe("a change of plan within a period", () => {
  test("splits an amount by days into whole cents that add up to it", () => {
    fc.assert(
      fc.property(cents, period, day, (total, span, on) => {
        const { usedCents, unusedCents } = splitByDay(total, span, on);
        expect(usedCents + unusedCents).toBe(total);
        const days = daysBetween(span.from, span.until);
        const used = Math.min(Math.max(daysBetween(span.from, on), 0), days);
        expect(Math.abs(usedCents - (total * used) / days)).toBeLessThan(1);
      }),
    );
  });

  test("charges nothing for a change to the same plan, and the opposite for a change back", () => {
    fc.assert(
      fc.property(plan, plan, seats, period, day, (one, other, people, span, on) => {
        const change = { seats: people, period: span, day: on };
        expect(prorationOf({ ...change, from: one, to: one }).dueCents).toBe(0);
        const there = prorationOf({ ...change, from: one, to: other }).dueCents;
        const back = prorationOf({ ...change, from: other, to: one }).dueCents;
        expect(there + back).toBe(0);
      }),
    );
  });

  test("costs the whole difference on the first day and nothing after the last", () => {
    const change = { from: "basic", to: "plus", seats: 12 } as const;
    const april = { from: "2026-04-01", until: "2026-05-01" };
    const whole = monthCents("plus", 12) - monthCents("basic", 12);
    expect(prorationOf({ ...change, period: april, day: "2026-04-01" }).dueCents).toBe(whole);
    expect(prorationOf({ ...change, period: april, day: "2026-05-01" }).dueCents).toBe(0);
    expect(prorationOf({ ...change, period: april, day: "2026-04-16" })).toEqual({
      creditCents: 1500,
      chargeCents: 2700,
      dueCents: 1200,
      nextMonthCents: 5400,
      daysLeft: 15,
    });
  });
});
