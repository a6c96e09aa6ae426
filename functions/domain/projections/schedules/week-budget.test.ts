import { describe, expect, test } from "vitest";
import { aLocationId, anEmployeeId, aShiftId } from "../../kernel/ids/ids.test-support.ts";
import { anEmployee } from "../../records/employees/employee-builder.test-support.ts";
import type { LaborBudget } from "../../records/locations/staffing.ts";
import { presetRules } from "../../records/work-rules/preset-rules.ts";
import { budgetAfter, noChange } from "../../rules/schedules/findings/week-budget.ts";
import { aShift } from "../../rules/schedules/shift-builder.test-support.ts";
import { kept } from "./kept.ts";
import { weekBudget } from "./week-budget.ts";
import type { BudgetedWeek } from "./week-budget.ts";
import type { CountedPay } from "./week-counter.ts";

const HOUR = 3600;
const weekStart = "2026-11-16";
const friday = "2026-11-20";
const [ana, ben] = [anEmployeeId("ana"), anEmployeeId("ben")];
const shift = (id: string, change: Parameters<typeof aShift>[0] = {}) =>
  aShift({ id: aShiftId(id), employeeId: ana, ...change });

const twentyDollars: CountedPay = {
  rules: { ...presetRules("flsa"), weekStart: "monday" },
  person: {
    employee: anEmployee({ locationIds: [aLocationId("harbor")] }),
    rates: [
      {
        jobRoleId: null,
        locationId: null,
        effectiveDate: "2026-01-01",
        rateTenThousandths: 200_000,
      },
    ],
    timeOff: [],
  },
  currency: "USD",
  payPeriodOn: () => ({ kind: "weekly", startsOn: "monday" }),
};

/** A budget of 40 hours, with the given cost beside it. */
function budgetOf(
  shifts: BudgetedWeek["shifts"],
  laborBudget: LaborBudget = { minorPerWeek: 800_00, minorByDay: {} },
  change: Partial<BudgetedWeek> = {},
) {
  const budget = { secondsPerWeek: 40 * HOUR, salesShareBasisPoints: null };
  const location = { id: aLocationId("harbor"), timeZone: "America/New_York", budget, laborBudget };
  return weekBudget({
    location,
    weekStart,
    currency: "USD",
    shifts,
    payOf: () => twentyDollars,
    keptCosts: kept(),
    ...change,
  });
}

/** Hours and dollars of the week after a change. */
function planned(budget: ReturnType<typeof budgetOf>, change = noChange) {
  const { seconds, minorByDay } = budget?.plannedAfter(change) ?? { seconds: 0, minorByDay: null };
  const dollars = minorByDay && [...minorByDay.values()].reduce((sum, one) => sum + one, 0) / 100;
  return { hours: seconds / HOUR, dollars };
}

describe("what a week comes to beside its budget", () => {
  test("counts assigned shifts here, and neither open ones nor those elsewhere", () => {
    const shifts = [
      shift("a"),
      shift("open", { employeeId: null }),
      shift("b", { employeeId: ben, day: friday, range: "09:00-13:00" }),
      shift("c", { employeeId: ben, locationId: aLocationId("market") }),
    ];
    expect(planned(budgetOf(shifts))).toEqual({ hours: 12, dollars: 240 });
  });

  test("counts a changed shift once, and a removed one not at all", () => {
    const budget = budgetOf([shift("a"), shift("b", { day: friday })]);
    const longer = shift("a", { range: "09:00-19:00" });
    expect(planned(budget, { ...noChange, added: [longer] })).toEqual({ hours: 18, dollars: 360 });
    expect(planned(budget, { added: [], removedIds: new Set([longer.id]) })).toEqual({
      hours: 8,
      dollars: 160,
    });
    const nextWeek = { ...longer, weekStart: "2026-11-23" };
    expect(planned(budget, { ...noChange, added: [nextWeek] }).hours).toBe(8);
  });

  test("counts one change after the other, as several new shifts of one step", () => {
    const budget = budgetOf([shift("a")]);
    const first = { ...noChange, added: [shift("b", { day: friday })] };
    const then = { ...noChange, added: [{ ...shift("c", { day: "2026-11-19" }), id: null }] };
    expect(planned(budget && budgetAfter(budget, first), then).hours).toBe(24);
    const taken = { added: [], removedIds: new Set([aShiftId("b")]) };
    expect(planned(budget && budgetAfter(budget, first), taken).hours).toBe(8);
  });

  test("counts the overtime that shifts elsewhere cause, paid here at time and a half", () => {
    const market = { locationId: aLocationId("market"), range: "06:00-16:00" };
    const days = ["2026-11-16", "2026-11-17", "2026-11-18", "2026-11-19"];
    const elsewhere = days.map((day) => shift(day, { day, ...market }));
    expect(planned(budgetOf([...elsewhere, shift("a", { day: friday })])).dollars).toBe(240);
  });

  test("prices the week once, and after that only who gets a change", () => {
    const priced: string[] = [];
    const payOf = (id: string) => {
      priced.push(id);
      return twentyDollars;
    };
    const own = shift("a");
    const budget = budgetOf([own, shift("b", { employeeId: ben })], undefined, { payOf });
    expect(planned(budget)).toEqual({ hours: 16, dollars: 320 });
    expect(priced).toEqual([ana, ben]);
    expect(planned(budget, { ...noChange, added: [own] })).toEqual({ hours: 16, dollars: 320 });
    expect(priced).toEqual([ana, ben]);
    const bens = shift("c", { employeeId: ben, day: friday });
    expect(planned(budget, { ...noChange, added: [bens] })).toEqual({ hours: 24, dollars: 480 });
    // As in a copied week, where each shift is judged after those before it.
    expect(planned(budget, { ...noChange, added: [bens] })).toEqual({ hours: 24, dollars: 480 });
    expect(priced).toEqual([ana, ben, ben]);
    const passedOn = { ...own, employeeId: ben };
    expect(planned(budget, { ...noChange, added: [passedOn] }).hours).toBe(16);
    expect(priced).toEqual([ana, ben, ben, ben]);
  });

  test("knows no cost while the pay of an employee in it is hidden", () => {
    const payOf = (id: string) => (id === ben ? "hidden" : twentyDollars);
    const shifts = [shift("a")];
    expect(planned(budgetOf(shifts, undefined, { payOf })).dollars).toBe(160);
    const more = [...shifts, shift("b", { employeeId: ben })];
    expect(planned(budgetOf(more, undefined, { payOf }))).toEqual({ hours: 16, dollars: null });
  });

  test("has limits on the days of the week with a budget of their own", () => {
    const budget = budgetOf([], { minorPerWeek: null, minorByDay: { friday: 100_00 } });
    expect(budget?.limits).toEqual({
      seconds: 40 * HOUR,
      minor: null,
      minorByDay: new Map([[friday, 100_00]]),
    });
  });
});
