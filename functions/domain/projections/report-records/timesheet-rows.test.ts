import { expect, test } from "vitest";
import { aLocationId, anEmployeeId, anEntryId } from "../../kernel/ids/ids.test-support.ts";
import type { WeekEntry } from "../../records/time-entries/employee-week.ts";
import { presetRules } from "../../records/work-rules/preset-rules.ts";
import { aWeekEntry } from "../../rules/time-entries/entry-builder.test-support.ts";
import { buildWeek } from "../../rules/weeks/build-week.ts";
import { emptyWeek } from "../../rules/weeks/empty-week.ts";
import { factsWithin } from "../reports/period-facts.ts";
import { rollWeek } from "../reports/roll-week.ts";
import { recordBlocks } from "./record-blocks.ts";
import { timesheetRows } from "./timesheet-rows.ts";

const rules = { ...presetRules("flsa"), weekStart: "monday", workdayStart: "00:00" } as const;
const rate = {
  jobRoleId: null,
  locationId: null,
  effectiveDate: "2026-01-01",
  rateTenThousandths: 200_000,
};
const employeeId = anEmployeeId("ana");
const weekStart = "2026-03-02";
const wholeWeek = { firstDay: weekStart, lastDay: "2026-03-08" };
const filter = { employeeId: null, jobRoleId: null, locationId: null };

/** Hours of New York from an hour on a day of the week of Monday 2 March 2026. */
function shift(day: string, hours: number, change: Partial<WeekEntry> & { hour?: string } = {}) {
  const { hour = "14", ...other } = change;
  const from = Date.parse(`${day}T${hour}:00:00.000Z`);
  return aWeekEntry({
    entryId: anEntryId(`${day}at${hour}`),
    startsAt: new Date(from).toISOString(),
    endsAt: new Date(from + hours * 3_600_000).toISOString(),
    state: "approved",
    ...other,
  });
}

interface Asked {
  groupBy?: "employee" | "day" | "location";
  range?: typeof wholeWeek;
  additions?: { kind: string; amountMinor: number }[];
}

function linesOf(entries: WeekEntry[], asked: Asked = {}) {
  const { groupBy = "employee", range = wholeWeek, additions = [] } = asked;
  const empty = emptyWeek({ employeeId, weekStart, timeZone: "America/New_York" });
  const now = "2026-12-31T00:00:00.000Z";
  const terms = { entries, rules, rates: [rate], currency: "USD", now };
  const built = buildWeek({ ...empty, ...terms });
  const week = { ...empty, ...built.week };
  const pay = { ...built.pay, additions };
  const facts = factsWithin(rollWeek(week, pay, rules), range, filter);
  const names = { lineName: (key: string) => key, employeeName: () => "Ana" };
  return recordBlocks(facts, { groupBy, weekStart: "monday", ...names }).map((block) => {
    const input = { groupBy, range, filter, weekStart: "monday" as const };
    const rows = timesheetRows(block, { week, pay, rules }, input);
    return {
      line: block.line,
      rows: rows.map(({ entryId, day, measures, rateTenThousandths }) => ({
        entryId,
        day,
        ...measures,
        rateTenThousandths,
      })),
    };
  });
}

/** The rows of the employee. */
function rowsOf(...asked: Parameters<typeof linesOf>) {
  return linesOf(...asked).flatMap(({ rows }) => rows);
}

test("each entry is a row with its day, hours, pay and rate", () => {
  const rows = rowsOf([shift("2026-03-03", 4), shift("2026-03-02", 8)]);
  expect(rows).toMatchObject([
    { day: "2026-03-02", regularSeconds: 28_800, payMinor: 16_000, rateTenThousandths: 200_000 },
    { day: "2026-03-03", regularSeconds: 14_400, payMinor: 8000 },
  ]);
});

test("two entries of a day divide what its lines pay, to the cent", () => {
  const rows = rowsOf([shift("2026-03-02", 1), shift("2026-03-02", 2, { hour: "18" })]);
  expect(rows.map(({ regularSeconds, payMinor }) => [regularSeconds, payMinor])).toEqual([
    [3600, 2000],
    [7200, 4000],
  ]);
});

test("a night that ends on the next day is one row of its employee, and one of each day", () => {
  const night = shift("2026-03-03", 8, { hour: "03" });
  const rows = rowsOf([night]);
  expect(rows).toMatchObject([{ day: "2026-03-02", regularSeconds: 28_800 }]);
  const days = linesOf([night], { groupBy: "day" });
  expect(days.map(({ line, rows: [row] }) => [line, row?.regularSeconds, row?.entries])).toEqual([
    ["2026-03-02", 7200, 1],
    ["2026-03-03", 21_600, undefined],
  ]);
});

test("weekly overtime is in the range in which its week ends, other hours in that of their day", () => {
  const days = [2, 3, 4, 5, 6].map((day) => shift(`2026-03-0${day}`, 9));
  const until = { firstDay: weekStart, lastDay: "2026-03-06" };
  const before = rowsOf(days, { range: until });
  expect(before.at(-1)).toMatchObject({ day: "2026-03-06", regularSeconds: 14_400 });
  expect(before.at(-1)).not.toHaveProperty("overtimeSeconds");
  const after = { firstDay: "2026-03-07", lastDay: "2026-03-13" };
  const rows = rowsOf(days, { range: after });
  expect(rows).toMatchObject([{ day: "2026-03-06", overtimeSeconds: 18_000, payMinor: 15_000 }]);
});

test("extra pay is a row without an entry; time that was sent back is one without hours", () => {
  const additions = [{ kind: "mealPremium", amountMinor: 2000 }];
  const rows = rowsOf([shift("2026-03-02", 8), shift("2026-03-03", 8, { state: "rejected" })], {
    additions,
  });
  expect(rows).toMatchObject([
    { day: "2026-03-02", payMinor: 16_000 },
    { day: "2026-03-03", rateTenThousandths: null },
    { entryId: null, day: null, payMinor: 2000 },
  ]);
  expect(rows[1]).not.toHaveProperty("payMinor");
});

test("an entry is below the line of its location", () => {
  const places = [aLocationId("east"), aLocationId("west")];
  const lines = linesOf(
    places.map((locationId, index) => shift(`2026-03-0${index + 2}`, 8, { locationId })),
    { groupBy: "location" },
  );
  expect(lines.map(({ line, rows }) => [line, rows.length])).toEqual(
    places.map((place) => [place, 1]),
  );
});
