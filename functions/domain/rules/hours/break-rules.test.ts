import { describe, expect, test } from "vitest";
import { mealEntitlement, mealFindings, restPeriodsDue } from "./break-rules.ts";
import { presetRules } from "../../records/work-rules/preset-rules.ts";
import { workingTimeRules } from "./working-time.ts";

const { meals, rest } = presetRules("california").breaks;
const minutes = (count: number) => count * 60;
const shift = (length: number, ...breaks: [number, number][]) => ({
  startsAt: 0,
  endsAt: minutes(length),
  breaks: breaks.map(([from, to]) => ({ startsAt: minutes(from), endsAt: minutes(to) })),
});

describe("Californian meal periods", () => {
  test("half an hour before the end of the fifth hour is enough up to ten hours", () => {
    expect(mealFindings(shift(630, [300, 330]), meals)).toEqual([]);
  });

  test("five hours exactly need no meal, a minute more does and may be waived", () => {
    expect(mealFindings(shift(300), meals)).toEqual([]);
    expect(mealFindings(shift(301), meals)).toEqual([
      { index: 0, problem: "missed", isWaivable: true },
    ]);
  });

  test("a meal after the fifth hour is late, one under half an hour is short", () => {
    expect(mealFindings(shift(510, [301, 331]), meals)).toMatchObject([{ problem: "late" }]);
    expect(mealFindings(shift(510, [240, 269]), meals)).toMatchObject([{ problem: "short" }]);
  });

  test("above ten hours worked a second meal is due, waivable when the first was taken", () => {
    expect(mealFindings(shift(631, [240, 270]), meals)).toEqual([
      { index: 1, problem: "missed", isWaivable: true },
    ]);
    expect(mealFindings(shift(660), meals)).toEqual([
      { index: 0, problem: "missed", isWaivable: false },
      { index: 1, problem: "missed", isWaivable: false },
    ]);
    expect(mealFindings(shift(690, [240, 270], [600, 630]), meals)).toEqual([]);
  });
});

test.each([
  [209, 0],
  [210, 1],
  [360, 1],
  [361, 2],
  [600, 2],
  [601, 3],
  [840, 3],
  [841, 4],
])("%d minutes of work entitle to %d rest periods", (length, count) => {
  expect(rest && restPeriodsDue(minutes(length), rest)).toBe(count);
});

test("the UK asks for 20 minutes when work lasts longer than six hours", () => {
  const { breaks } = workingTimeRules.uk;
  expect([360, 361, 720].map((length) => mealEntitlement(minutes(length), breaks))).toEqual([
    0, 1200, 1200,
  ]);
});
