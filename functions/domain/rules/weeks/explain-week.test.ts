import { describe, expect, test } from "vitest";
import { anEmployeeId, anEntryId } from "../../kernel/ids/ids.test-support.ts";
import { presetRules } from "../../records/work-rules/preset-rules.ts";
import { zoneBounds } from "../../records/time-entries/employee-week.ts";
import { anEntry, aWeekEntry } from "../time-entries/entry-builder.test-support.ts";
import type { WeekSources } from "./build-week.ts";
import { buildWeek } from "./build-week.ts";
import { explainWeek } from "./explain-week.ts";

const quarter = { mode: "nearest" as const, intervalSeconds: 900, graceSeconds: 0 };
const preset = presetRules("california");
const rules = {
  ...preset,
  weekStart: "monday" as const,
  rounding: { ...preset.rounding, clockIn: quarter, clockOut: quarter },
};
const days = [2, 3, 4, 5, 6, 7];
const spanOf = (day: number) => ({
  startsAt: `2026-03-0${day}T14:04:00.000Z`,
  endsAt: `2026-03-0${day}T23:33:00.000Z`,
});
const rate = {
  jobRoleId: null,
  locationId: null,
  effectiveDate: "2026-01-01",
  rateTenThousandths: 185_555,
};
const sources: WeekSources = {
  employeeId: anEmployeeId("ana"),
  weekStart: "2026-03-02",
  timeZone: "America/New_York",
  bounds: zoneBounds,
  daysInRowBefore: 0,
  entries: days.map((day) => aWeekEntry({ entryId: anEntryId(`e${day}`), ...spanOf(day) })),
  rules,
  currency: "USD",
  rates: [rate],
  now: "2026-03-09T00:00:00.000Z",
};
const entries = days.map((day) =>
  anEntry({
    id: anEntryId(`e${day}`),
    state: "closed",
    punched: { ...spanOf(day), breaks: [] },
    payable: { ...spanOf(day), breaks: [] },
  }),
);
const shown = { showsPay: true, since: { overtime: "2026-02-02", rounding: null, breaks: null } };
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

describe("the explanation of a week", () => {
  const built = buildWeek(sources);
  const explained = explainWeek(sources, entries, shown);
  const parts = explained.entries.flatMap((entry) => entry.parts);

  test("has the hours and the total of the week", () => {
    expect(sum(parts.map(({ seconds }) => seconds))).toBe(built.week.hours.workedSeconds);
    expect(explained.workedSeconds).toBe(built.week.hours.workedSeconds);
    expect(explained.totalMinor).toBe(built.pay.totalMinor);
  });

  test("shows amounts that add up to the total, to the cent", () => {
    const added = sum(parts.map(({ amountMinor }) => amountMinor ?? 0));
    expect(added).toBe(built.pay.totalMinor);
  });

  test("keeps the punches beside the rounded time, and names the reason of overtime", () => {
    const [first] = explained.entries;
    expect(first).toMatchObject({
      punched: spanOf(2),
      rounded: { startsAt: "2026-03-02T14:00:00.000Z", endsAt: "2026-03-02T23:30:00.000Z" },
    });
    expect(first?.parts.map(({ because }) => because)).toEqual(["regular", "daily"]);
    expect(parts.map(({ because }) => because)).toContain("weekly");
    expect(first?.parts[0]?.rateSince).toBe("2026-01-01");
    expect(explained.rules).toEqual({ preset: "california", since: shown.since });
  });

  test("names both weeks of an entry that runs over their boundary", () => {
    const night = { startsAt: "2026-03-09T02:00:00.000Z", endsAt: "2026-03-09T06:00:00.000Z" };
    const id = anEntryId("night");
    const entry = anEntry({ id, state: "closed", payable: { ...night, breaks: [] } });
    const of = (weekStart: string) => {
      const inWeek = aWeekEntry({ entryId: id, ...night });
      const week = explainWeek({ ...sources, weekStart, entries: [inWeek] }, [entry], shown);
      return week.entries.map((one) => ({
        weekStarts: one.weekStarts,
        seconds: sum(one.parts.map(({ seconds }) => seconds)),
      }));
    };
    const weekStarts = ["2026-03-02", "2026-03-09"];
    expect(of("2026-03-02")).toEqual([{ weekStarts, seconds: 7200 }]);
    expect(of("2026-03-09")).toEqual([{ weekStarts, seconds: 7200 }]);
    expect(explained.entries.every((one) => one.weekStarts.length === 1)).toBe(true);
  });

  test("without the right to see pay has hours and reasons, and no amount or rate", () => {
    const hidden = explainWeek(sources, entries, { ...shown, showsPay: false });
    expect(JSON.stringify(hidden)).not.toMatch(
      /185555|"amountMinor":\d|"rateSince":"|"totalMinor":\d/u,
    );
    expect(hidden.regularRate).toBeNull();
    expect(hidden.workedSeconds).toBe(explained.workedSeconds);
  });
});

test("a week without a rate is explained by its hours", () => {
  const unpaid = explainWeek({ ...sources, rates: [] }, entries, shown);
  expect(unpaid).toMatchObject({ totalMinor: null, regularRate: null });
  expect(unpaid.workedSeconds).toBe(explainWeek(sources, entries, shown).workedSeconds);
});
