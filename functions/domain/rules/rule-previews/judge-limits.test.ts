import { anEmployeeId, aShiftId } from "../../kernel/ids/ids.test-support.ts";
import { expect, test } from "vitest";
import { presetRules } from "../../records/work-rules/preset-rules.ts";
import { aPublishedShift } from "../schedules/shift-builder.test-support.ts";
import { judgeLimits } from "./judge-limits.ts";
import type { LimitsSection } from "../../records/company/rule-sections.ts";
import { defaultRules } from "../../records/company/rule-sections.ts";

const workRules = { ...presetRules("none"), weekStart: "monday" as const };
const late = aPublishedShift({ id: aShiftId("late"), range: "14:00-22:00" });
const early = aPublishedShift({ id: aShiftId("early"), day: "2026-11-18", range: "06:00-14:00" });
const long = aPublishedShift({ id: aShiftId("long"), day: "2026-11-19", range: "08:00-20:00" });
const bos = aPublishedShift({
  id: aShiftId("bos"),
  employeeId: anEmployeeId("bo"),
  range: "08:00-20:00",
});
const all = [late, early, long, bos];

const warned = (limits: Partial<LimitsSection>, shifts = all) =>
  judgeLimits(shifts, () => ({ limits: { ...defaultRules.limits, ...limits }, workRules })).map(
    ({ id }) => id,
  );

test("without limits no shift is warned about", () => {
  expect(warned({})).toEqual([]);
});

test("of two shifts with too little rest between them the later one counts", () => {
  expect(warned({ minimumRestSeconds: 11 * 3600 })).toEqual(["early"]);
});

test("the shifts of a day that is too long count, for any employee", () => {
  expect(warned({ maximumDaySeconds: 10 * 3600 })).toEqual(["long", "bos"]);
});

test("a week that is too long counts with all of its shifts, and once each", () => {
  expect(warned({ maximumWeekSeconds: 20 * 3600, maximumDaySeconds: 10 * 3600 })).toEqual([
    "late",
    "early",
    "long",
    "bos",
  ]);
});

test("too many days in a row count with all of their shifts", () => {
  expect(warned({ maximumConsecutiveDays: 2 })).toEqual(["late", "early", "long"]);
});

test("open shifts and other weeks are left alone", () => {
  const open = aPublishedShift({ id: aShiftId("open"), employeeId: null, range: "08:00-20:00" });
  const sunday = { id: aShiftId("sunday"), day: "2026-11-15", weekStart: "2026-11-09" };
  const before = aPublishedShift({ ...sunday, range: "09:00-17:00" });
  expect(warned({ maximumDaySeconds: 10 * 3600 }, [open])).toEqual([]);
  expect(warned({ maximumWeekSeconds: 16 * 3600 }, [before, late, early])).toEqual([]);
});
