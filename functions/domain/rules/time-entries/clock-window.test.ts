import { expect, test } from "vitest";
import { broken } from "../violations/broken.test-support.ts";
import { defaultRules } from "../../records/company/rule-sections.ts";
import { requireClockInAllowed } from "./clock-window.ts";

const shift = { startsAt: "2026-03-02T14:00:00.000Z" };
const at = (time: string, change: Partial<Parameters<typeof requireClockInAllowed>[1]> = {}) => ({
  at: `2026-03-02T${time}:00.000Z`,
  shift,
  isPlanned: true,
  timeZone: "America/New_York",
  ...change,
});

test("ten minutes before the shift may be the first moment to clock in", () => {
  const clock = { ...defaultRules.clock, earliestSeconds: 600 };
  expect(() => requireClockInAllowed(clock, at("13:50"))).not.toThrow();
  expect(() => requireClockInAllowed(clock, at("14:30"))).not.toThrow();
  expect(() => requireClockInAllowed(clock, at("13:49"))).toThrow(
    broken("tooEarly", { from: "08:50" }),
  );
});

test("without a window no one is too early", () => {
  expect(() => requireClockInAllowed(defaultRules.clock, at("11:00"))).not.toThrow();
});

test("work without a shift can be refused, but not in a week that was never planned", () => {
  const clock = { ...defaultRules.clock, unscheduled: "block" as const };
  expect(() => requireClockInAllowed(clock, at("14:00", { shift: null }))).toThrow(
    broken("notScheduled"),
  );
  const unplanned = at("14:00", { shift: null, isPlanned: false });
  expect(() => requireClockInAllowed(clock, unplanned)).not.toThrow();
  expect(() =>
    requireClockInAllowed(defaultRules.clock, at("14:00", { shift: null })),
  ).not.toThrow();
});
