import { aShiftId } from "../../kernel/ids/ids.test-support.ts";
import { describe, expect, test } from "vitest";
import { presetRules } from "../../records/work-rules/preset-rules.ts";
import type { RulePreset } from "../../records/work-rules/work-rules.ts";
import { plannedOvertime } from "./planned-overtime.ts";
import { aShift } from "./shift-builder.test-support.ts";

const hour = 3600;

function overtimeOf(ranges: readonly string[], preset: RulePreset, breakSeconds = 0) {
  const shifts = ranges.map((range, index) =>
    aShift({
      id: aShiftId(`s${index}`),
      day: `2026-11-${16 + index}`,
      range,
      unpaidBreakSeconds: breakSeconds,
    }),
  );
  const rules = { ...presetRules(preset), weekStart: "monday" } as const;
  return plannedOvertime({
    weekStart: "2026-11-16",
    timeZone: "America/New_York",
    rules,
    shifts,
  });
}

describe("the overtime that a plan would make", () => {
  test("is nothing for an empty week", () => {
    expect(overtimeOf([], "flsa")).toBe(0);
  });

  test("begins after forty hours of the week", () => {
    const five = Array.from({ length: 5 }, () => "09:00-17:00");
    expect(overtimeOf(five, "flsa")).toBe(0);
    expect(overtimeOf([...five, "09:00-12:00"], "flsa")).toBe(3 * hour);
  });

  test("leaves the unpaid break out", () => {
    const five = Array.from({ length: 5 }, () => "09:00-18:00");
    expect(overtimeOf(five, "flsa")).toBe(5 * hour);
    expect(overtimeOf(five, "flsa", hour)).toBe(0);
  });

  test("begins after eight hours of a day where the law says so", () => {
    expect(overtimeOf(["08:00-21:00"], "california")).toBe(5 * hour);
  });

  test("cannot be told from one week where the law counts over two", () => {
    const rules = {
      ...presetRules("none"),
      workPeriod: { days: 14, anchor: "2026-11-16" },
    } as const;
    const week = { weekStart: "2026-11-16", timeZone: "America/New_York" };
    expect(plannedOvertime({ ...week, rules, shifts: [aShift()] })).toBeNull();
  });
});
