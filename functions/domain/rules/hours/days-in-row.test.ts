import { describe, expect, test } from "vitest";
import { presetRules } from "../../records/work-rules/preset-rules.ts";
import { payWorkweek } from "../pay/workweek.ts";
import { daysInRowAtEnd } from "./days-in-row.ts";
import { hoursOf, week, worked } from "./entry-builder.test-support.ts";

const everyDay = [0, 1, 2, 3, 4, 5, 6];
const sixthDay = { fromDay: 6, afterSeconds: 0, multiplierPercent: 150, resetsEachWeek: true };
const rulesWith = (change: Partial<typeof sixthDay>) => ({
  ...presetRules("none"),
  daysInRow: { ...sixthDay, ...change },
});
const eightHours = (days: readonly number[]) => days.map((day) => worked(day, "08:00-16:00"));
const hours = (change: Parameters<typeof week>[0]) => payWorkweek(week(change)).hours;

describe("pay for several days in a row", () => {
  test("the sixth and the seventh day in a row are overtime", () => {
    const { days, ...sum } = hours({ rules: rulesWith({}), entries: eightHours(everyDay) });
    expect(hoursOf(sum)).toEqual([40, 16, 0]);
    expect(days.map((day) => day.overtimeSeconds / 3600)).toEqual([0, 0, 0, 0, 0, 8, 8]);
  });

  test("a day off begins the count again", () => {
    const entries = eightHours([0, 1, 2, 4, 5, 6]);
    expect(hoursOf(hours({ rules: rulesWith({}), entries }))).toEqual([48, 0, 0]);
  });

  test("the days before the week count only where the rule goes on across weeks", () => {
    const change = { entries: eightHours([0, 1]), daysInRowBefore: 4 };
    expect(hoursOf(hours({ ...change, rules: rulesWith({}) }))).toEqual([16, 0, 0]);
    const across = rulesWith({ resetsEachWeek: false });
    expect(hoursOf(hours({ ...change, rules: across }))).toEqual([8, 8, 0]);
  });

  test("only the hours after the limit of the day are paid more", () => {
    const rules = rulesWith({ afterSeconds: 6 * 3600, multiplierPercent: 200 });
    expect(hoursOf(hours({ rules, entries: eightHours(everyDay) }))).toEqual([52, 0, 4]);
  });

  test("an hour that a law makes premium, too, takes the higher rate and is counted once", () => {
    const california = { ...presetRules("california"), weekStart: "monday" as const };
    const rules = { ...california, daysInRow: { ...sixthDay, multiplierPercent: 200 } };
    expect(hoursOf(hours({ rules, entries: eightHours(everyDay) }))).toEqual([40, 0, 16]);
  });
});

test("a week leads up to the next one with its last days in a row, at most six", () => {
  const daysOf = (seconds: number[]) => seconds.map((workedSeconds) => ({ workedSeconds }));
  expect(daysInRowAtEnd(daysOf([1, 1, 0, 1, 1, 1, 0]))).toBe(0);
  expect(daysInRowAtEnd(daysOf([0, 1, 0, 0, 1, 1, 1]))).toBe(3);
  expect(daysInRowAtEnd(daysOf([1, 1, 1, 1, 1, 1, 1]))).toBe(6);
  expect(daysInRowAtEnd([])).toBe(0);
});
