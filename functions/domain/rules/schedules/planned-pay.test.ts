import { aShiftId } from "../../kernel/ids/ids.test-support.ts";
import { expect, test } from "vitest";
import { presetRules } from "../../records/work-rules/preset-rules.ts";
import { plannedPay } from "./planned-pay.ts";
import { aShift } from "./shift-builder.test-support.ts";

const rate = {
  jobRoleId: null,
  locationId: null,
  effectiveDate: "2026-01-01",
  rateTenThousandths: 200_000,
};
const week = {
  weekStart: "2026-11-16",
  timeZone: "America/New_York",
  rules: { ...presetRules("flsa"), weekStart: "monday" as const },
  currency: "USD" as const,
};
const shifts = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    aShift({
      id: aShiftId(`s${index}`),
      day: `2026-11-${16 + index}`,
      range: "09:00-18:00",
      unpaidBreakSeconds: 3600,
    }),
  );

test("a plan costs its hours at the rate, and overtime above forty", () => {
  expect(plannedPay({ ...week, shifts: shifts(5), wages: [rate] })).toBe(80_000);
  expect(plannedPay({ ...week, shifts: shifts(6), wages: [rate] })).toBe(80_000 + 24_000);
  expect(plannedPay({ ...week, shifts: [], wages: [] })).toBe(0);
});

test("a plan without a rate has no cost, rather than none", () => {
  expect(plannedPay({ ...week, shifts: shifts(1), wages: [] })).toBeNull();
});

test("a night over the edge of the week costs all of its hours, in the week that it begins in", () => {
  const night = aShift({ day: "2026-11-22", range: "22:00-06:00", unpaidBreakSeconds: 0 });
  expect(plannedPay({ ...week, shifts: [night], wages: [rate] })).toBe(16_000);
});

test("hours before the start of the first workday cost as well, and no hour twice", () => {
  const rules = { ...week.rules, workdayStart: "05:00" };
  const early = aShift({ day: "2026-11-16", range: "02:00-10:00", unpaidBreakSeconds: 0 });
  const night = aShift({
    id: aShiftId("night"),
    day: "2026-11-22",
    range: "22:00-06:00",
    unpaidBreakSeconds: 0,
  });
  expect(plannedPay({ ...week, rules, shifts: [early, night], wages: [rate] })).toBe(32_000);
});
