import { anEmployeeId, anEntryId } from "../../kernel/ids/ids.test-support.ts";
import { describe, expect, test } from "vitest";
import { presetRules } from "../../records/work-rules/preset-rules.ts";
import type { WeekSources } from "./build-week.ts";
import { buildWeek } from "./build-week.ts";
import { zoneBounds } from "../../records/time-entries/employee-week.ts";
import { aWeekEntry } from "../time-entries/entry-builder.test-support.ts";
import { weeksOfSpan } from "./weeks-of-entry.ts";

const rules = { ...presetRules("flsa"), weekStart: "monday" as const };
const rate = {
  jobRoleId: null,
  locationId: null,
  effectiveDate: "2026-01-01",
  rateTenThousandths: 185_000,
};

const week = (change: Partial<WeekSources> = {}) =>
  buildWeek({
    employeeId: anEmployeeId("ana"),
    weekStart: "2026-03-02",
    timeZone: "America/New_York",
    bounds: zoneBounds,
    daysInRowBefore: 0,
    entries: [aWeekEntry()],
    rules,
    currency: "USD",
    rates: [rate],
    now: "2026-03-09T00:00:00.000Z",
    ...change,
  });

describe("a person's week", () => {
  test("sums the hours that count, and pays them", () => {
    const { week: built, pay } = week();
    expect(built).toMatchObject({ openEntryId: null, locationIds: ["harbor"] });
    expect(built.hours).toMatchObject({ workedSeconds: 28_800, regularSeconds: 28_800 });
    expect(pay).toMatchObject({ totalMinor: 14_800, problems: [] });
  });

  test("leaves out what runs, what has no end and what was taken back, but keeps it in view", () => {
    const entries = (["clockedIn", "needsFix", "rejected", "voided"] as const).map((state, index) =>
      aWeekEntry({
        entryId: anEntryId(state),
        state,
        startsAt: `2026-03-0${index + 2}T14:00:00.000Z`,
        endsAt:
          state === "rejected" || state === "voided" ? `2026-03-0${index + 2}T15:00:00.000Z` : null,
      }),
    );
    const built = week({ entries }).week;
    expect(built.hours.workedSeconds).toBe(0);
    expect(built.entries).toHaveLength(4);
    expect(built.openEntryId).toBe("clockedIn");
  });

  test("without a rate keeps the money back and says why, the hours stand", () => {
    const { week: built, pay } = week({ rates: [] });
    expect(built.hours.workedSeconds).toBe(28_800);
    expect(pay).toMatchObject({
      totalMinor: 0,
      lines: [{ seconds: 28_800, rateTenThousandths: null, amountMinor: 0 }],
      problems: [{ code: "missingRate", firstDay: "2026-03-02", lastDay: "2026-03-02" }],
    });
  });

  test("counts of a night over its end only its own part", () => {
    const night = aWeekEntry({
      startsAt: "2026-03-09T03:00:00.000Z",
      endsAt: "2026-03-09T10:00:00.000Z",
    });
    const rest = { now: "2026-03-10T00:00:00.000Z", entries: [night] };
    expect(week(rest).week.hours.workedSeconds).toBe(3600);
    expect(week({ ...rest, weekStart: "2026-03-09" }).week.hours.workedSeconds).toBe(6 * 3600);
  });

  test("gives the same answer for the same sources in another order", () => {
    const entries = [1, 2, 3].map((hour) =>
      aWeekEntry({
        entryId: anEntryId(`e${hour}`),
        startsAt: `2026-03-02T1${hour}:00:00.000Z`,
        endsAt: `2026-03-02T1${hour + 1}:00:00.000Z`,
      }),
    );
    expect(week({ entries: entries.toReversed() })).toEqual(week({ entries }));
  });
});

describe("the weeks that work touches", () => {
  const weeksOf = (startsAt: string, endsAt: string | null) =>
    weeksOfSpan({ startsAt, endsAt }, rules, "America/New_York");

  test("are one, or two over the boundary, which itself belongs to the second", () => {
    expect(weeksOf("2026-03-08T14:00:00.000Z", "2026-03-09T04:00:00.000Z")).toEqual(["2026-03-02"]);
    expect(weeksOf("2026-03-08T14:00:00.000Z", "2026-03-09T04:00:01.000Z")).toEqual([
      "2026-03-02",
      "2026-03-09",
    ]);
  });

  test("are the one of the start while the clock runs", () => {
    expect(weeksOf("2026-03-09T03:59:59.000Z", null)).toEqual(["2026-03-02"]);
  });
});
