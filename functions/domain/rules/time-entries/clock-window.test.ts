import { expect, test } from "vitest";
import { defaultRules } from "../../records/company/rule-sections.ts";
import { RuleViolation } from "../violations/rule-violation.ts";
import { clockInRefusal } from "./clock-window.ts";

const shift = { startsAt: "2026-03-02T14:00:00.000Z" };
const at = (time: string, change: Partial<Parameters<typeof clockInRefusal>[1]> = {}) => ({
  at: `2026-03-02T${time}:00.000Z`,
  shift,
  isPlanned: true,
  timeZone: "America/New_York",
  ...change,
});

test("ten minutes before the shift may be the first moment to clock in", () => {
  const clock = { ...defaultRules.clock, earliestSeconds: 600 };
  expect(clockInRefusal(clock, at("13:50"))).toBeNull();
  expect(clockInRefusal(clock, at("14:30"))).toBeNull();
  expect(clockInRefusal(clock, at("13:49"))).toEqual(
    new RuleViolation("tooEarly", { from: "08:50" }),
  );
});

test("without a window no one is too early", () => {
  expect(clockInRefusal(defaultRules.clock, at("11:00"))).toBeNull();
});

test("work without a shift can be refused, but not in a week that was never planned", () => {
  const clock = { ...defaultRules.clock, unscheduled: "block" as const };
  const without = at("14:00", { shift: null });
  expect(clockInRefusal(clock, without)).toEqual(new RuleViolation("notScheduled", {}));
  expect(clockInRefusal(clock, { ...without, isPlanned: false })).toBeNull();
  expect(clockInRefusal(defaultRules.clock, without)).toBeNull();
});
