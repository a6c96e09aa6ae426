import { describe, expect, test } from "vitest";
import { anEntryId, aLocationId } from "../../kernel/ids/ids.test-support.ts";
import type { LocalDate } from "../../kernel/time/local-date.ts";
import { aWageChangeId } from "../../kernel/ids/ids.test-support.ts";
import type { WeekEntry } from "../../records/time-entries/employee-week.ts";
import { aSalary, aSalaryRate } from "../rates/salary.test-support.ts";
import {
  adjustmentsOf,
  aRate,
  closedPeriods,
  impactOf,
  payrollOf,
  weeksOf,
} from "./exported-person.test-support.ts";

/** Eight hours in New York from nine o'clock. */
const worked = (day: LocalDate): WeekEntry => ({
  entryId: anEntryId(day),
  startsAt: `${day}T14:00:00.000Z`,
  endsAt: `${day}T22:00:00.000Z`,
  breaks: [],
  locationId: aLocationId("harbor"),
  jobRoleId: null,
  state: "approved",
});
const days = ["2026-03-02", "2026-03-03", "2026-03-04", "2026-03-05", "2026-03-06"];
const weeks = weeksOf(days.map(worked));
const hourly = [aRate("2026-01-01", 200_000)];
const salaried = [aSalaryRate("2026-01-01")];
const period = { firstDay: "2026-03-02", lastDay: "2026-03-15" };

describe("a salary from a past day", () => {
  const ratesAfter = [...hourly, aSalaryRate("2026-03-05")];
  const change = { weeks, ratesBefore: hourly, ratesAfter, firstDay: "2026-03-05" };

  test("takes the place of hourly pay from Thursday on, and pays the days without work", () => {
    const { lines, totalMinor } = payrollOf(weeks, ratesAfter, period);
    expect(lines.map(({ kind, amountMinor }) => [kind, amountMinor])).toEqual([
      ["regular", 3 * 16_000],
      ["salary", 7 * 20_000],
    ]);
    expect(totalMinor).toBe(188_000);
  });

  test("pays the difference to an exported period, line by line and to the cent", () => {
    const exported = closedPeriods(weeks, hourly, ["exported"]);
    const impact = impactOf({ ...change, closedPeriods: exported });
    expect(impact.periods.map(({ paidMinor, owedMinor }) => [paidMinor, owedMinor])).toEqual([
      [80_000, 188_000],
    ]);
    expect(impact.adjustmentMinor).toBe(108_000);
    const adjustments = adjustmentsOf(impact, aWageChangeId("salary"));
    const again = impactOf({ ...change, closedPeriods: exported, adjustments });
    expect(again.adjustmentMinor).toBe(0);
  });

  test("shows what has come due in open periods by the present week, and nothing beyond", () => {
    const { openMinor, weeks: shown } = impactOf({ ...change, closedPeriods: [] });
    // Two hourly days become salaried; 12 whole weeks follow until that of June 1.
    expect(openMinor).toBe(2 * 4000 + 13 * 100_000);
    expect(shown.at(-1)?.weekStart).toBe("2026-06-01");
  });
});

test("a raise of a salary changes the salary of its days, also in weeks without work", () => {
  const raise = aSalaryRate("2026-03-11", { salary: aSalary(7_800_000) });
  const exported = closedPeriods(weeks, salaried, ["exported"]);
  const impact = impactOf({
    weeks,
    ratesBefore: salaried,
    ratesAfter: [...salaried, raise],
    firstDay: "2026-03-11",
    closedPeriods: exported,
  });
  expect(
    impact.periods.map(({ lines }) => lines.map(({ kind, amountMinor }) => [kind, amountMinor])),
  ).toEqual([[["salary", 3 * 10_000]]]);
});
