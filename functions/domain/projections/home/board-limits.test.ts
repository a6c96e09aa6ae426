import { expect, test } from "vitest";
import { usualRule } from "../../rules/alerts/usual-rules.ts";
import { boardLimitsOf } from "./board-limits.ts";

test("without rules of its own a company has the usual limits", () => {
  const [fiveMinutes, hour] = [300, 3600];
  expect(boardLimitsOf([])).toEqual({
    lateAfter: fiveMinutes,
    noShowAfter: hour,
    breakGrace: fiveMinutes,
    clockOutAfter: hour,
  });
});

test("a rule of the company sets its limit, also while its alerts are off", () => {
  const rules = [
    { ...usualRule("late"), threshold: 15 },
    { ...usualRule("onBreakTooLong"), threshold: 0, isEnabled: false },
  ];
  expect(boardLimitsOf(rules)).toEqual({ ...boardLimitsOf([]), lateAfter: 900, breakGrace: 0 });
});
