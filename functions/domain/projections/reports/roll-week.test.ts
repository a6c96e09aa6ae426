import { describe, expect, test } from "vitest";
import { aLocationId, anEmployeeId, anEntryId } from "../../kernel/ids/ids.test-support.ts";
import type { WeekEntry } from "../../records/time-entries/employee-week.ts";
import { presetRules } from "../../records/work-rules/preset-rules.ts";
import type { WorkRules } from "../../records/work-rules/work-rules.ts";
import { aWeekEntry } from "../../rules/time-entries/entry-builder.test-support.ts";
import { buildWeek } from "../../rules/weeks/build-week.ts";
import { emptyWeek } from "../../rules/weeks/empty-week.ts";
import { rollWeek } from "./roll-week.ts";

const calendar = { weekStart: "monday", workdayStart: "00:00" } as const;
const rules = { ...presetRules("flsa"), ...calendar };
const rate = {
  jobRoleId: null,
  locationId: null,
  effectiveDate: "2026-01-01",
  rateTenThousandths: 200_000,
};

/** Hours of New York from 9:00 on a day of the week of Monday 2 March 2026. */
function shift(day: string, hours: number, change: Partial<WeekEntry> = {}): WeekEntry {
  const from = Date.parse(`${day}T14:00:00.000Z`);
  return aWeekEntry({
    entryId: anEntryId(day),
    startsAt: new Date(from).toISOString(),
    endsAt: new Date(from + hours * 3_600_000).toISOString(),
    state: "approved",
    ...change,
  });
}

function rolled(entries: WeekEntry[], rates = [rate], under: WorkRules = rules) {
  const employeeId = anEmployeeId("ana");
  const empty = emptyWeek({ employeeId, weekStart: "2026-03-02", timeZone: "America/New_York" });
  const now = "2026-12-31T00:00:00.000Z";
  const built = buildWeek({ ...empty, entries, rules: under, rates, currency: "USD", now });
  const facts = rollWeek({ ...empty, ...built.week }, built.pay, rules);
  return facts.map(({ day, paidOn, measures }) => ({ day, paidOn, ...measures }));
}

test("a worked day has its hours and pay, its break and its entry", () => {
  const [startsAt, endsAt] = ["2026-03-02T16:00:00.000Z", "2026-03-02T16:30:00.000Z"];
  const breaks = [{ startsAt, endsAt, isPaid: false }];
  expect(rolled([shift("2026-03-02", 8, { breaks })])).toEqual([
    {
      day: "2026-03-02",
      paidOn: "2026-03-02",
      regularSeconds: 27_000,
      payMinor: 15_000,
      entries: 1,
      breakSeconds: 1800,
    },
  ]);
});

test("weekly overtime keeps its day, is paid when the week ends, and costs one and a half", () => {
  const days = [2, 3, 4, 5, 6].map((day) => shift(`2026-03-0${day}`, 9));
  const overtime = rolled(days).filter(({ overtimeSeconds = 0 }) => overtimeSeconds > 0);
  expect(overtime).toEqual([
    {
      day: "2026-03-06",
      paidOn: "2026-03-08",
      overtimeSeconds: 18_000,
      payMinor: 15_000,
      overtimeMinor: 15_000,
    },
  ]);
});

test("unapproved time is counted, time without a rate is unpriced, voided and running time is none", () => {
  const entries = [
    shift("2026-03-02", 8, { state: "closed" }),
    shift("2026-03-03", 8, { state: "voided" }),
    shift("2026-03-04", 8, { state: "clockedIn", endsAt: null }),
  ];
  expect(rolled(entries, [])).toEqual([
    expect.objectContaining({
      day: "2026-03-02",
      unpricedSeconds: 28_800,
      unapprovedEntries: 1,
      unapprovedSeconds: 28_800,
    }),
  ]);
});

test("an entry over the end of the week is one entry of the week in which it starts", () => {
  const night = shift("2026-03-08", 16, { locationId: aLocationId("harbor") });
  expect(rolled([night])[0]).toMatchObject({ day: "2026-03-08", entries: 1 });
  const before = shift("2026-03-01", 16);
  expect(rolled([before])[0]).not.toHaveProperty("entries");
});

describe("the breaks of a week", () => {
  const law = presetRules("california");
  const breaks = { ...law.breaks, paysMissedMeals: true };
  const california = { ...law, ...calendar, breaks };
  const breakOf = (from: string, until: string, isPaid = false) => ({
    startsAt: `2026-03-02T${from}:00.000Z`,
    endsAt: `2026-03-02T${until}:00.000Z`,
    isPaid,
  });
  const broken = (taken: WeekEntry["breaks"], change: Partial<WeekEntry> = {}) =>
    rolled([shift("2026-03-02", 8, { breaks: taken, ...change })], [rate], california);

  test("paid breaks are worked time, and counted beside the unpaid ones", () => {
    const taken = [breakOf("16:00", "16:10", true), breakOf("18:00", "18:30")];
    expect(broken(taken)).toMatchObject([
      { regularSeconds: 27_000, breakSeconds: 1800, paidBreakSeconds: 600 },
    ]);
  });

  test.each([
    ["missed", [], { missedBreaks: 1 }],
    ["too short", [breakOf("18:00", "18:20")], { shortBreaks: 1 }],
    ["too late", [breakOf("20:00", "20:30")], { lateBreaks: 1 }],
  ])(
    "a meal break that was %s costs an hour of pay, paid when the week ends",
    (_what, taken, found) => {
      const [worked, premium] = broken(taken);
      expect(worked).toMatchObject(found);
      expect(premium).toEqual({
        day: "2026-03-08",
        paidOn: "2026-03-08",
        payMinor: 2000,
        extraMinor: 2000,
        breakPremiumMinor: 2000,
      });
    },
  );

  test("of time that counts nowhere are none", () => {
    const [worked] = broken([breakOf("18:00", "18:30")], { state: "rejected" });
    expect(worked).not.toHaveProperty("breakSeconds");
  });
});
