import { expect, test } from "vitest";
import { roundHalfUp } from "../../kernel/money/rational.ts";
import { wage, week, worked } from "../hours/entry-builder.test-support.ts";
import { presetRules } from "../../records/work-rules/preset-rules.ts";
import { payWorkweekChange } from "./workweek-change.ts";

const oldRules = { ...presetRules("flsa"), weekStart: "monday" as const };
const newRules = { ...presetRules("flsa"), weekStart: "sunday" as const };
const change = { oldWeekStart: "2026-11-16", newWeekStart: "2026-11-22", newRules };
const days = (...which: number[]) => which.map((day) => worked(day, "08:00-16:00"));

test("hours of the shared Sunday count where they bring the greater pay", () => {
  const entries = [...days(0, 1, 2, 3, 4), worked(6, "08:00-13:00"), ...days(8, 9, 10, 11)];
  const paid = payWorkweekChange(
    week({ rules: oldRules, entries, wages: [wage(100_000)] }),
    change,
  );
  expect(paid && roundHalfUp(paid.countedInOldWeek)).toBe(45_000 + 2500 + 32_000);
  expect(paid && roundHalfUp(paid.countedInNewWeek)).toBe(40_000 + 37_000);
  expect(paid?.owed).toEqual(paid?.countedInOldWeek);
});

test("in a long new week they count there", () => {
  const entries = [...days(0, 1, 2), worked(6, "08:00-13:00"), ...days(7, 8, 9, 10, 11)];
  const paid = payWorkweekChange(
    week({ rules: oldRules, entries, wages: [wage(100_000)] }),
    change,
  );
  expect(paid && roundHalfUp(paid.owed)).toBe(24_000 + 45_000 + 2500);
});

test("a shift over the boundary is cut there, with its break", () => {
  const night = worked(5, "20:00-06:00", {
    breaks: [
      {
        startsAt: "2026-11-22T07:30:00.000Z",
        endsAt: "2026-11-22T08:30:00.000Z",
        isPaid: false,
      },
    ],
  });
  const input = week({ rules: oldRules, entries: [night], wages: [wage(100_000)] });
  const paid = payWorkweekChange(input, change);
  expect(paid && roundHalfUp(paid.owed)).toBe(9000);
});

test("without a rate nothing is decided", () => {
  const input = week({ rules: oldRules, entries: days(0), wages: [] });
  expect(payWorkweekChange(input, change)).toBeNull();
});
