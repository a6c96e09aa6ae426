import { describe, expect, test } from "vitest";
import {
  aLocationId,
  anEmployeeId,
  aShiftId,
  aUserId,
} from "../../../kernel/ids/ids.test-support.ts";
import type { ShiftOverride } from "../../../records/schedules/shift-override.ts";
import type { Shift } from "../../../records/schedules/shift.ts";

import type { WeekBudget } from "../findings/week-budget.ts";
import { publishDiff } from "../publish-diff.ts";
import { aPublishedShift, aShift } from "../shift-builder.test-support.ts";
import { budgetExcesses, requireBudgetReason, unexplainedExcesses } from "./budget-excesses.ts";

const [tuesday, friday] = ["2026-11-17", "2026-11-20"];
const shift = (id: string, change: Parameters<typeof aShift>[0] = {}) =>
  aShift({ id: aShiftId(id), locationId: aLocationId("harbor"), ...change });

/** Ten hours cost 100.00 on Tuesday and 300.00 on Friday; 8 hours, 350.00 and 200.00 a day are set. */
function aBudget(change: Partial<WeekBudget["limits"]> = {}): WeekBudget {
  return {
    limits: {
      seconds: null,
      minor: null,
      minorByDay: new Map([
        [tuesday, 200_00],
        [friday, 200_00],
      ]),
      ...change,
    },
    currency: "USD",
    isCostShown: true,
    plannedAfter: () => ({
      seconds: 36_000,
      minorByDay: new Map([
        [tuesday, 100_00],
        [friday, 300_00],
      ]),
    }),
  };
}

const withReason = (one: Shift, change: Partial<ShiftOverride> = {}): Shift => ({
  ...one,
  overrides: [
    {
      codes: ["overBudget"],
      reason: "Market day",
      employeeId: one.employeeId,
      startsAt: one.startsAt,
      endsAt: one.endsAt,
      at: "2026-11-10T12:00:00.000Z",
      by: aUserId("u1"),
      byName: "Kim",
      ...change,
    },
  ],
});

describe("the budgets that a plan exceeds", () => {
  test("are those of hours, cost and days that are below what is planned", () => {
    const all = aBudget({ seconds: 28_800, minor: 350_00 });
    expect(budgetExcesses(all, []).map(({ over }) => over)).toEqual([
      { found: 36_000, limit: 28_800, of: { kind: "hours" } },
      { found: 400_00, limit: 350_00, of: { kind: "cost", currency: "USD", day: null } },
      { found: 300_00, limit: 200_00, of: { kind: "cost", currency: "USD", day: friday } },
    ]);
    expect(budgetExcesses(null, [])).toEqual([]);
  });

  test("have a reason where a shift of the day keeps one for its employee and time", () => {
    const late = shift("late", { day: friday });
    const early = shift("early", { day: tuesday });
    const explained = (standing: Shift[]) =>
      budgetExcesses(aBudget({ minor: 350_00 }), standing).map(({ hasReason }) => hasReason);
    expect(explained([late, early])).toEqual([false, false]);
    expect(explained([withReason(late), early])).toEqual([true, true]);
    expect(explained([late, withReason(early)])).toEqual([true, false]);
    expect(explained([withReason(late, { employeeId: anEmployeeId("ben") })])).toEqual([
      false,
      false,
    ]);
  });
});

describe("a publication over a budget needs a reason", () => {
  const excesses = budgetExcesses(aBudget(), []);
  const codeOf = (working: Shift[], seen: Parameters<typeof publishDiff>[1] = []) =>
    unexplainedExcesses(excesses, publishDiff(working, seen)).length;

  test("for a new shift of that day, and for none of another day or that no one has", () => {
    expect(codeOf([shift("a", { day: friday })])).toBe(1);
    expect(codeOf([shift("a", { day: tuesday })])).toBe(0);
    expect(codeOf([shift("a", { day: friday, employeeId: null })])).toBe(0);
  });

  test("for one that was moved or given to another, and for none with another note", () => {
    const seen = [aPublishedShift({ id: aShiftId("a"), day: friday })];
    expect(codeOf([shift("a", { day: friday, range: "08:00-18:00" })], seen)).toBe(1);
    expect(codeOf([shift("a", { day: friday, employeeId: anEmployeeId("ben") })], seen)).toBe(1);
    expect(codeOf([shift("a", { day: friday, note: "Keys" })], seen)).toBe(0);
    expect(codeOf([], seen)).toBe(0);
  });

  test("unless a shift has one", () => {
    const working = [shift("a", { day: friday })];
    const diff = publishDiff(working, []);
    expect(() => requireBudgetReason(excesses, diff)).toThrow(
      expect.objectContaining({ code: "budgetReasonNeeded" }),
    );
    const known = excesses.map((one) => ({ ...one, hasReason: true }));
    expect(() => requireBudgetReason(known, diff)).not.toThrow();
  });
});
