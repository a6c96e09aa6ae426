import { expect, test } from "vitest";
import { anEmployeeId, anEntryId } from "../../kernel/ids/ids.test-support.ts";
import { aWeekEntry } from "../time-entries/entry-builder.test-support.ts";
import { emptyWeek } from "./empty-week.ts";
import { weeksUntil } from "./weeks-until.ts";

const rules = { weekStart: "monday", workdayStart: "00:00" } as const;
const place = { employeeId: anEmployeeId("ana"), timeZone: "America/New_York" };
/** Since Sunday 7 June, 8 PM; the next week begins at 04:00 UTC. */
const running = aWeekEntry({
  entryId: anEntryId("night"),
  startsAt: "2026-06-08T00:00:00.000Z",
  endsAt: null,
  state: "clockedIn",
});
const week = { ...emptyWeek({ ...place, weekStart: "2026-06-01" }), entries: [running] };
const held = (at: string, weeks = [week]) =>
  weeksUntil(weeks, at, rules).map(({ weekStart, entries }) => [
    weekStart,
    ...entries.map(({ entryId, endsAt }) => `${entryId} ${endsAt}`),
  ]);

test("a running clock counts in the next week as well, once it runs over the edge", () => {
  const [before, after] = ["2026-06-08T03:59:00.000Z", "2026-06-08T06:00:00.000Z"];
  expect(held(before)).toEqual([["2026-06-01", `night ${before}`]]);
  expect(held(after)).toEqual([
    ["2026-06-01", `night ${after}`],
    ["2026-06-08", `night ${after}`],
  ]);
});

test("a next week that has begun keeps its entries, and finished time is counted once", () => {
  const over = aWeekEntry({ startsAt: running.startsAt, endsAt: "2026-06-08T05:00:00.000Z" });
  const next = emptyWeek({ ...place, weekStart: "2026-06-08" });
  const both = [
    { ...week, entries: [over] },
    { ...next, entries: [over] },
  ];
  expect(weeksUntil(both, "2026-06-09T00:00:00.000Z", rules)).toEqual(both);
});
