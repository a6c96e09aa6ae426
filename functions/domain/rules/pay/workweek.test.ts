import { aLocationId } from "../../kernel/ids/ids.test-support.ts";
import { roleId } from "../../records/job-roles/role-id.test-support.ts";
import { describe, expect, test } from "vitest";
import { at, hoursOf, monday, wage, week, worked } from "../hours/entry-builder.test-support.ts";
import { presetRules } from "../../records/work-rules/preset-rules.ts";
import { payWorkweek } from "./workweek.ts";

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
const days = (count: number, times: string) =>
  Array.from({ length: count }, (_, day) => worked(day, times));
const flsa = { ...presetRules("flsa"), weekStart: "monday" as const };

describe("California hours", () => {
  test.each([
    [
      "12, 8, 8 hours",
      [worked(0, "06:00-18:00"), ...[1, 2].map((d) => worked(d, "09:00-17:00"))],
      [24, 4, 0],
    ],
    ["14 hours in one workday", [worked(0, "06:00-20:00")], [8, 4, 2]],
    ["16 hours across midnight", [worked(0, "16:00-08:00")], [16, 0, 0]],
    ["seven days of 6 hours", days(7, "09:00-15:00"), [36, 6, 0]],
    ["seven days of 10 hours", days(7, "08:00-18:00"), [40, 28, 2]],
    ["six days of 9 hours", days(6, "08:00-17:00"), [40, 14, 0]],
    ["six days of 7 hours", days(6, "08:00-15:00"), [40, 2, 0]],
  ] as const)("%s", (_, entries, expected) => {
    expect(hoursOf(payWorkweek(week({ entries })).hours)).toEqual(expected);
  });

  test("a workday that starts at 05:00 keeps a night together", () => {
    const rules = { ...week({}).rules, workdayStart: "05:00" };
    const { hours } = payWorkweek(week({ rules, entries: [worked(0, "16:00-08:00")] }));
    expect(hoursOf(hours)).toEqual([11, 4, 1]);
    expect(hours.days.slice(0, 2).map(hoursOf)).toEqual([
      [8, 4, 1],
      [3, 0, 0],
    ]);
  });
});

describe("a week", () => {
  test("counts nine hours of a night in which the clocks go back", () => {
    const entry = {
      ...worked(0, "22:00-06:00"),
      startsAt: "2026-11-01T05:00:00.000Z",
      endsAt: "2026-11-01T14:00:00.000Z",
    };
    const { hours } = payWorkweek(week({ weekStart: "2026-10-26", entries: [entry] }));
    expect(hours.workedSeconds).toBe(9 * 3600);
    expect(hours.days.map((day) => day.workedSeconds / 3600)).toEqual([0, 0, 0, 0, 0, 2, 7]);
  });

  test("cuts an entry that reaches over its boundary, and the next week has the rest", () => {
    const entries = [worked(6, "20:00-04:00")];
    const first = payWorkweek(week({ entries })).hours;
    const second = payWorkweek(week({ entries, weekStart: "2026-11-23" })).hours;
    expect([first.workedSeconds, second.workedSeconds]).toEqual([4 * 3600, 4 * 3600]);
    expect(second.entries).toEqual([expect.objectContaining({ workedSeconds: 4 * 3600 })]);
  });

  test("ends what is still open at now", () => {
    const open = worked(0, "08:00-12:00", {
      endsAt: null,
      breaks: [{ startsAt: at(monday, "10:00"), endsAt: null, isPaid: false }],
    });
    const { hours } = payWorkweek(week({ entries: [open], now: at(monday, "10:30") }));
    expect([hours.workedSeconds, hours.unpaidBreakSeconds]).toEqual([7200, 1800]);
  });

  test("leaves unpaid breaks out and paid ones in", () => {
    const pause = (from: string, to: string, isPaid: boolean) => ({
      startsAt: at(monday, from),
      endsAt: at(monday, to),
      isPaid,
    });
    const entry = worked(0, "08:00-17:00", {
      breaks: [pause("12:00", "12:30", false), pause("15:00", "15:15", true)],
    });
    const { hours } = payWorkweek(week({ entries: [entry] }));
    expect([hours.workedSeconds, hours.unpaidBreakSeconds]).toEqual([8.5 * 3600, 1800]);
  });
});

describe("pay", () => {
  test("two rates in one week pay overtime at their weighted average", () => {
    const entries = [
      ...days(3, "08:00-18:00").map((entry) => ({ ...entry, jobRoleId: roleId("cook") })),
      ...[3, 4].map((day) => worked(day, "08:00-18:00", { jobRoleId: roleId("lead") })),
    ];
    const wages = [
      wage(150_000, { jobRoleId: roleId("cook") }),
      wage(250_000, { jobRoleId: roleId("lead") }),
    ];
    const { pay } = payWorkweek(week({ rules: flsa, entries, wages }));
    expect(pay).toMatchObject({
      straightMinor: 95_000,
      premiumMinor: 9500,
      totalMinor: 104_500,
      regularRateTenThousandths: 190_000,
    });
  });

  test("the rate in effect pays the overtime of the hour's own work", () => {
    const entries = [
      ...days(4, "08:00-18:00").map((entry) => ({ ...entry, jobRoleId: roleId("cook") })),
      worked(4, "08:00-18:00", { jobRoleId: roleId("lead") }),
    ];
    const wages = [
      wage(150_000, { jobRoleId: roleId("cook") }),
      wage(250_000, { jobRoleId: roleId("lead") }),
    ];
    const regularRate = { method: "rate-in-effect", isRoundedToMinorUnit: false } as const;
    const { pay } = payWorkweek(week({ rules: { ...flsa, regularRate }, entries, wages }));
    expect(pay?.premiumMinor).toBe(12_500);
  });

  test("lines add up to the total and to the worked time", () => {
    const entries = Array.from({ length: 6 }, (_, day) =>
      worked(day, `08:0${day}-18:2${day}`, {
        locationId: day % 2 ? aLocationId("east") : aLocationId("west"),
      }),
    );
    const wages = [wage(173_333), wage(191_117, { locationId: aLocationId("east") })];
    const { pay, hours } = payWorkweek(week({ entries, wages }));
    expect(sumOf(pay?.lines.map((line) => line.amountMinor) ?? [])).toBe(pay?.totalMinor);
    expect(sumOf(pay?.lines.map((line) => line.seconds) ?? [])).toBe(hours.workedSeconds);
    expect((pay?.straightMinor ?? 0) + (pay?.premiumMinor ?? 0)).toBe(pay?.totalMinor);
  });

  test("three times twenty minutes on lines of their own add up to one hour's pay", () => {
    const entries = [0, 1, 2].map((day) => worked(day, "08:00-08:20"));
    const { pay } = payWorkweek(week({ entries, wages: [wage(10_000)] }));
    expect(pay?.totalMinor).toBe(100);
    expect(pay?.lines.map((line) => line.amountMinor)).toEqual([34, 33, 33]);
  });

  test("a rise in the middle of the night splits the entry at the local day's start", () => {
    const wages = [wage(200_000), wage(300_000, { effectiveDate: "2026-11-17" })];
    const { pay } = payWorkweek(week({ entries: [worked(0, "22:00-06:00")], wages }));
    expect(pay?.lines.map((line) => [line.day, line.amountMinor])).toEqual([
      ["2026-11-16", 4000],
      ["2026-11-17", 18_000],
    ]);
  });

  test("no rate is a violation, never pay of zero", () => {
    const result = payWorkweek(week({ entries: days(1, "08:00-12:00"), wages: [] }));
    expect(result.pay).toBeNull();
    expect(result.hours.workedSeconds).toBe(4 * 3600);
    expect(result.violations).toEqual([
      expect.objectContaining({ code: "missingRate", entryId: "0 08:00-12:00", day: monday }),
    ]);
  });

  test("a bonus raises the overtime of its week", () => {
    const rules = flsa;
    const entries = [...days(5, "08:00-16:00"), worked(5, "08:00-14:00")];
    const extras = [{ kind: "bonus", amountMinor: 4600, isInRegularRate: true }];
    const { pay } = payWorkweek(week({ rules, entries, extras, wages: [wage(120_000)] }));
    expect(pay).toMatchObject({ totalMinor: 63_700, regularRateTenThousandths: 130_000 });
    expect(pay?.additions).toEqual([{ kind: "bonus", amountMinor: 4600 }]);
  });

  test("a Californian flat sum is divided by the hours without overtime", () => {
    const entries = [...days(5, "08:00-16:00"), worked(5, "08:00-12:00")];
    const extras = [{ kind: "bonus", amountMinor: 4000, isInRegularRate: true, isFlatSum: true }];
    const { pay } = payWorkweek(week({ entries, extras, wages: [wage(150_000)] }));
    expect(pay?.premiumMinor).toBe(3000 + 600);
  });
});

describe("8 and 80", () => {
  const rules = {
    ...flsa,
    preset: "custom" as const,
    workPeriod: { days: 14 as const, anchor: monday },
    dailyTiers: [{ afterSeconds: 8 * 3600, multiplierPercent: 150 }],
    weeklyTiers: [{ afterSeconds: 80 * 3600, multiplierPercent: 150 }],
  };
  const entries = [
    ...days(6, "08:00-17:00"),
    ...[7, 8, 9, 10, 11].map((d) => worked(d, "08:00-16:00")),
  ];

  test("counts 80 hours over both weeks, less what a day made overtime", () => {
    const first = payWorkweek(week({ rules, entries }));
    const second = payWorkweek(week({ rules, entries, weekStart: "2026-11-23" }));
    expect(hoursOf(first.hours)).toEqual([48, 6, 0]);
    expect(hoursOf(second.hours)).toEqual([32, 8, 0]);
    expect(first.pay?.totalMinor).toBe(54 * 2000 + 6 * 1000);
    expect(second.pay?.totalMinor).toBe(40 * 2000 + 8 * 1000);
  });
});

describe("what cannot be calculated", () => {
  test("rules that cannot be read refuse the calculation", () => {
    const tiers = [
      { afterSeconds: 12 * 3600, multiplierPercent: 200 },
      { afterSeconds: 8 * 3600, multiplierPercent: 150 },
    ];
    const rules = { ...week({}).rules, dailyTiers: tiers };
    const result = payWorkweek(week({ rules, entries: days(1, "08:00-12:00") }));
    expect(result.pay).toBeNull();
    expect(result.hours.workedSeconds).toBe(0);
    expect(result.violations).toContainEqual(
      expect.objectContaining({ code: "invalidRules", path: "rules.dailyTiers" }),
    );
  });

  test.each([
    [{ timeZone: "Mars/Olympus" }, "unknownTimeZone"],
    [{ currency: "QQQ" }, "unknownCurrency"],
    [{ weekStart: "2026-02-30" }, "invalidInstant"],
    [{ now: "yesterday" }, "invalidInstant"],
    [{ wages: [wage(-1)] }, "invalidRate"],
    [{ wages: [wage(1), wage(2)] }, "duplicateRate"],
    [{ entries: [worked(0, "08:00-12:00"), worked(0, "08:00-12:00")] }, "duplicateEntry"],
    [{ entries: [worked(0, "08:00-12:00"), worked(0, "11:00-13:00")] }, "overlap"],
    [{ entries: [worked(0, "08:00-12:00", { endsAt: at(monday, "07:00") })] }, "invertedEntry"],
    [{ entries: [worked(0, "08:00-12:00", { startsAt: "08:00" })] }, "invalidInstant"],
  ])("%o is refused as %s", (change, code) => {
    const result = payWorkweek(week(change));
    expect(result.pay).toBeNull();
    expect(result.violations.map((violation) => violation.code)).toContain(code);
  });
});
