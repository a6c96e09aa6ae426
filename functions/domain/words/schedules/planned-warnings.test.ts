import { aShiftId } from "../../kernel/ids/ids.test-support.ts";
import { expect, test } from "vitest";
import { onDevice } from "../../kernel/formats/readers.test-support.ts";
import { defaultRules } from "../../records/company/rule-sections.ts";
import type { LimitsSection } from "../../records/company/rule-sections.ts";
import { presetRules } from "../../records/work-rules/preset-rules.ts";
import type { LimitedPlan } from "./planned-warnings.ts";
import { plannedWarnings } from "./planned-warnings.ts";
import { aShift } from "../../rules/schedules/shift-builder.test-support.ts";

const shifts = [
  aShift({ id: aShiftId("a"), day: "2026-11-17", range: "12:00-22:00", unpaidBreakSeconds: 1800 }),
  aShift({ id: aShiftId("b"), day: "2026-11-18", range: "06:00-14:00" }),
  aShift({ id: aShiftId("c"), day: "2026-11-19", range: "09:00-17:00" }),
];
const noHours: LimitedPlan["person"] = {
  name: "Ana",
  minSecondsPerWeek: null,
  maxSecondsPerWeek: null,
};
const hours = (count: number) => count * 3600;
const warned = (
  limits: Partial<LimitsSection>,
  {
    planned = shifts,
    ...own
  }: Partial<LimitedPlan["person"]> & { planned?: LimitedPlan["shifts"] } = {},
) =>
  plannedWarnings(
    {
      limits: { ...defaultRules.limits, ...limits },
      rules: { ...presetRules("none"), weekStart: "monday" },
      timeZone: "America/New_York",
      person: { ...noHours, ...own },
      shifts: planned,
    },
    onDevice,
  );

test("a plan without limits has no warnings", () => {
  expect(warned({})).toEqual([]);
});

test("each limit that a week goes beyond is named with what is and what may be", () => {
  expect(warned({ minimumRestSeconds: 11 * 3600 })).toEqual([
    "Only 8:00 h rest between two shifts; 11:00 h at least",
  ]);
  expect(warned({ maximumDaySeconds: 9 * 3600 })).toEqual(["9:30 h on Tuesday; 9:00 h at most"]);
  expect(warned({ maximumWeekSeconds: 25 * 3600 })).toEqual([
    "25:30 h in the week; 25:00 h at most",
  ]);
  expect(warned({ maximumConsecutiveDays: 2 })).toEqual(["3 days in a row; 2 at most"]);
});

test("limits are inclusive: exactly as much as is allowed is allowed", () => {
  expect(
    warned({
      minimumRestSeconds: 8 * 3600,
      maximumDaySeconds: 9.5 * 3600,
      maximumWeekSeconds: 25.5 * 3600,
      maximumConsecutiveDays: 3,
    }),
  ).toEqual([]);
});

test("more than a person's maximum hours is named, without the unpaid break; exactly as much is fine", () => {
  expect(warned({}, { maxSecondsPerWeek: hours(20) })).toEqual([
    "25:30 planned; Ana's maximum is 20:00 a week",
  ]);
  expect(warned({}, { maxSecondsPerWeek: hours(25.5) })).toEqual([]);
});

test("less than a person's minimum hours is named as soon as something is planned", () => {
  const [first] = shifts;
  const planned = first === undefined ? [] : [first];
  expect(warned({}, { minSecondsPerWeek: hours(10), planned })).toEqual([
    "9:30 planned; Ana's minimum is 10:00 a week",
  ]);
  expect(warned({}, { minSecondsPerWeek: hours(9.5), planned })).toEqual([]);
  expect(warned({}, { minSecondsPerWeek: hours(10), planned: [] })).toEqual([]);
});

test("the company's limit and the employee's own are listed together", () => {
  expect(warned({ maximumWeekSeconds: hours(24) }, { maxSecondsPerWeek: hours(20) })).toEqual([
    "25:30 h in the week; 24:00 h at most",
    "25:30 planned; Ana's maximum is 20:00 a week",
  ]);
});
