import { roleId } from "../../records/job-roles/role-id.test-support.ts";
import { expect, test } from "vitest";
import { at, monday, wage, week, worked } from "../hours/entry-builder.test-support.ts";
import type { WorkRules } from "../../records/work-rules/work-rules.ts";
import { payWorkweek } from "./workweek.ts";

const california = week({}).rules;
const paying = (change: Partial<WorkRules["breaks"]> = {}) => ({
  ...california,
  breaks: { ...california.breaks, paysMissedMeals: true, paysMissedRests: true, ...change },
});
const pay = (change: Parameters<typeof week>[0]) => payWorkweek(week(change)).pay;

test("a missed meal costs one hour at the regular rate, and no hour is worked for it", () => {
  const result = payWorkweek(week({ rules: paying(), entries: [worked(0, "08:00-16:00")] }));
  expect(result.hours.workedSeconds).toBe(8 * 3600);
  expect(result.pay?.additions).toEqual([{ kind: "breakPremium", amountMinor: 2000 }]);
  expect(result.pay?.totalMinor).toBe(9 * 2000);
});

test("missed meals and rests of one day are two premium hours at most", () => {
  const entries = [
    worked(0, "06:00-12:00", { missedRests: 1 }),
    worked(0, "13:00-20:00", { missedRests: 2 }),
  ];
  expect(pay({ rules: paying(), entries })?.additions[0]?.amountMinor).toBe(2 * 2000);
});

test("the hour is paid at the weighted rate of a week with two rates", () => {
  const wages = [wage(150_000), wage(250_000, { jobRoleId: roleId("lead") })];
  const entries = [
    worked(0, "08:00-14:30"),
    worked(1, "08:00-14:30", { jobRoleId: roleId("lead") }),
  ];
  expect(pay({ rules: paying(), entries, wages })?.additions[0]?.amountMinor).toBe(2 * 2000);
});

test("a standing waiver covers short days only", () => {
  const rules = paying({ areMealsWaived: true });
  expect(pay({ rules, entries: [worked(0, "08:00-14:00")] })?.additions).toEqual([]);
  expect(pay({ rules, entries: [worked(0, "08:00-14:01")] })?.additions).toHaveLength(1);
});

test("a waiver of one day covers that day alone, and only where the law allows it", () => {
  const rules = paying();
  const waived = (length: string, day = 0) => worked(day, length, { hasWaivedMeal: true });
  expect(pay({ rules, entries: [waived("08:00-14:00")] })?.additions).toEqual([]);
  expect(pay({ rules, entries: [waived("08:00-14:01")] })?.additions).toHaveLength(1);
  const other = worked(1, "08:00-14:00");
  expect(pay({ rules, entries: [waived("08:00-14:00"), other] })?.additions).toHaveLength(1);
});

test("time off between two entries of a day is the meal; where it is not paid nothing is owed", () => {
  const entries = [worked(0, "08:00-12:00"), worked(0, "12:30-17:00")];
  expect(pay({ rules: paying(), entries })?.additions).toEqual([]);
  expect(pay({ entries: [worked(0, "08:00-16:00")] })?.additions).toEqual([]);
});

test("a meal is judged as punched, whatever rounding does to it", () => {
  const nearest = { mode: "nearest" as const, intervalSeconds: 600, graceSeconds: 0 };
  const rules = { ...paying(), rounding: { ...california.rounding, breakPunches: nearest } };
  const taken = { startsAt: at(monday, "11:02"), endsAt: at(monday, "11:25"), isPaid: false };
  const result = payWorkweek(
    week({ rules, entries: [worked(0, "07:00-15:30", { breaks: [taken] })] }),
  );
  expect(result.hours.unpaidBreakSeconds).toBe(1800);
  expect(result.pay?.additions).toHaveLength(1);
});
