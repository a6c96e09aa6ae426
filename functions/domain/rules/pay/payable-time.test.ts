import { describe, expect, test } from "vitest";
import { at, monday, week, worked } from "../hours/entry-builder.test-support.ts";
import { snapToShift } from "../hours/snap-to-shift.ts";
import type { RoundingRule, WorkRules } from "../../records/work-rules/work-rules.ts";
import { presetRules } from "../../records/work-rules/preset-rules.ts";
import { payWorkweek } from "./workweek.ts";

const flsa = { ...presetRules("flsa"), weekStart: "monday" as const };
const quarter = (mode: RoundingRule["mode"]): RoundingRule => ({
  mode,
  intervalSeconds: 900,
  graceSeconds: 0,
});
const rounding = (change: Partial<WorkRules["rounding"]>) => ({
  ...flsa,
  rounding: { ...flsa.rounding, ...change },
});
const workedHours = (change: Parameters<typeof week>[0]) =>
  payWorkweek(week({ rules: flsa, ...change })).hours.workedSeconds / 3600;

describe("rounding of punches", () => {
  test("both punches go to the nearest quarter hour", () => {
    const rules = rounding({ clockIn: quarter("nearest"), clockOut: quarter("nearest") });
    expect(workedHours({ rules, entries: [worked(0, "07:53-16:08")] })).toBe(8.25);
  });

  test("rounding outward never pays the same minutes twice", () => {
    const rules = rounding({ clockIn: quarter("down"), clockOut: quarter("up") });
    const entries = [worked(0, "08:00-12:10"), worked(0, "12:12-16:00")];
    expect(workedHours({ rules, entries })).toBe(8);
  });

  test("a day's total is rounded once, over all its entries", () => {
    const rules = rounding({ dayTotal: quarter("nearest") });
    const entries = [worked(0, "08:02-12:10"), worked(0, "13:06-17:05"), worked(1, "08:00-12:08")];
    const { hours, pay } = payWorkweek(week({ rules, entries }));
    expect(hours.days.slice(0, 2).map((day) => day.workedSeconds / 3600)).toEqual([8, 4.25]);
    expect(pay?.totalMinor).toBe(12.25 * 2000);
  });

  test("a total that rounds to nothing is nothing", () => {
    const rules = rounding({ dayTotal: quarter("nearest") });
    expect(
      workedHours({ rules, entries: [worked(0, "08:00-08:03"), worked(0, "09:00-09:04")] }),
    ).toBe(0);
  });
});

describe("breaks", () => {
  const pause = (from: string, to: string) => ({
    startsAt: at(monday, from),
    endsAt: at(monday, to),
    isPaid: false,
  });
  const deducting = {
    ...flsa,
    breaks: { ...flsa.breaks, autoDeduct: { afterSeconds: 6 * 3600, deductSeconds: 1800 } },
  };

  test("a meal is taken off a long day on which none was recorded", () => {
    const { hours } = payWorkweek(
      week({ rules: deducting, entries: [worked(0, "08:00-17:00"), worked(1, "08:00-14:00")] }),
    );
    expect([hours.workedSeconds / 3600, hours.unpaidBreakSeconds]).toEqual([14.5, 1800]);
  });

  test("a recorded break, or the word that there was none, keeps the deduction away", () => {
    const recorded = worked(0, "08:00-17:00", { breaks: [pause("12:00", "12:10")] });
    const attested = worked(0, "08:00-17:00", { hasAttestedNoBreak: true });
    expect(workedHours({ rules: deducting, entries: [recorded] })).toBeCloseTo(9 - 1 / 6);
    expect(workedHours({ rules: deducting, entries: [attested] })).toBe(9);
  });

  test("a short break is paid where the rules say so", () => {
    const rules = { ...flsa, breaks: { ...flsa.breaks, paidUpToSeconds: 1200 } };
    const entries = [
      worked(0, "08:00-16:00", { breaks: [pause("10:00", "10:20"), pause("12:00", "12:21")] }),
    ];
    expect(workedHours({ rules, entries }) * 60).toBe(480 - 21);
  });

  test("breaks that overlap each other are taken off once", () => {
    const breaks = [pause("12:00", "12:30"), pause("12:15", "12:45")];
    expect(workedHours({ entries: [worked(0, "08:00-16:00", { breaks })] })).toBe(7.25);
  });
});

test("a punch near the plan counts as the plan, another one stays", () => {
  const shift = { startsAt: at(monday, "08:00"), endsAt: at(monday, "16:00") };
  const rules = {
    earlyInSeconds: 900,
    lateInSeconds: 300,
    earlyOutSeconds: 0,
    lateOutSeconds: 600,
  };
  const snap = (from: string, to: string) =>
    snapToShift({ startsAt: at(monday, from), endsAt: at(monday, to) }, shift, rules);
  expect(snap("07:45", "16:10")).toEqual(shift);
  expect(snap("07:44", "15:59")).toEqual({
    startsAt: at(monday, "07:44"),
    endsAt: at(monday, "15:59"),
  });
  expect(snap("08:06", "16:11")).toEqual({
    startsAt: at(monday, "08:06"),
    endsAt: at(monday, "16:11"),
  });
});
