import { expect, test } from "vitest";
import { aLocationId, aShiftId } from "../../kernel/ids/ids.test-support.ts";
import { presetRules } from "../../records/work-rules/preset-rules.ts";
import type { WorkweekInput } from "../../rules/hours/workweek-input.ts";
import { aSalaryRate } from "../../rules/rates/salary.test-support.ts";
import { asWorked } from "../../rules/schedules/planned-overtime.ts";
import { aShift } from "../../rules/schedules/shift-builder.test-support.ts";
import { costSpans, withSalary } from "./cost-of-day.ts";

const rate = { jobRoleId: null, locationId: null, effectiveDate: "2026-01-01" };

/** A week at $20 an hour in California, where overtime begins after eight hours of a day. */
function aWeek(shifts: Parameters<typeof aShift>[0][], change: Partial<WorkweekInput> = {}) {
  const entries = shifts.map((shift) => asWorked(aShift(shift)));
  return {
    weekStart: "2026-11-16",
    timeZone: "America/New_York",
    rules: presetRules("california"),
    entries,
    wages: [{ ...rate, rateTenThousandths: 200_000 }],
    currency: "USD",
    now: "2026-11-23T00:00:00.000Z",
    ...change,
  } as const;
}

const tuesday = { id: aShiftId("tuesday"), range: "09:00-19:00" };

test("overtime costs more in the hours in which it is worked", () => {
  expect(costSpans(aWeek([tuesday]), () => true)).toEqual([
    {
      workKey: "tuesday",
      startsAt: "2026-11-17T14:00:00.000Z",
      endsAt: "2026-11-17T22:00:00.000Z",
      breaks: [],
      amountMinor: 160_00,
    },
    {
      workKey: "tuesday",
      startsAt: "2026-11-17T22:00:00.000Z",
      endsAt: "2026-11-18T00:00:00.000Z",
      breaks: [],
      amountMinor: 60_00,
    },
  ]);
});

test("only what is counted costs, and nothing in unpaid breaks", () => {
  const wednesday = { id: aShiftId("wednesday"), day: "2026-11-18", unpaidBreakSeconds: 3600 };
  const week = aWeek([tuesday, { ...wednesday, locationId: aLocationId("pier") }]);
  expect(costSpans(week, (id) => id === "wednesday")).toMatchObject([
    {
      breaks: [{ startsAt: "2026-11-18T17:30:00.000Z", endsAt: "2026-11-18T18:30:00.000Z" }],
      amountMinor: 140_00,
    },
  ]);
});

test("without a rate the cost is not known", () => {
  expect(costSpans(aWeek([tuesday], { wages: [] }), () => true)).toBeNull();
});

test("a salary is spread over the day's work, beside what is paid in addition to it", () => {
  const week = aWeek([tuesday], { wages: [aSalaryRate("2026-01-01")] });
  const spans = costSpans(week, () => true) ?? [];
  const [hours = 0, overtime = 0] = spans.map(({ amountMinor }) => amountMinor);
  expect([hours, overtime > 0]).toEqual([0, true]);
  const costs = withSalary(spans, 200_00).map(({ amountMinor }) => amountMinor);
  expect(costs).toEqual([160_00, 40_00 + overtime]);
  expect(withSalary([], 200_00)).toEqual([]);
});
