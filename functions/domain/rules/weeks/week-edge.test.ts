import { anEmployeeId, anEntryId } from "../../kernel/ids/ids.test-support.ts";
import { expect, test } from "vitest";
import { presetRules } from "../../records/work-rules/preset-rules.ts";
import { buildWeek } from "./build-week.ts";
import { emptyWeek } from "./empty-week.ts";
import { aWeekEntry } from "../time-entries/entry-builder.test-support.ts";

/** From Sunday 8 PM to Monday 1 AM, and on from 1:30 to 5 AM, where a week begins on Monday. */
const overTheEdge = aWeekEntry({
  entryId: anEntryId("over"),
  startsAt: "2026-06-08T00:00:00.000Z",
  endsAt: "2026-06-08T05:00:00.000Z",
});
const after = aWeekEntry({
  entryId: anEntryId("after"),
  startsAt: "2026-06-08T05:30:00.000Z",
  endsAt: "2026-06-08T09:00:00.000Z",
});

test.each([
  ["split", 4, 4.5],
  ["start", 5, 3.5],
  ["end", 0, 8.5],
  ["most-worked", 5, 3.5],
] as const)(
  "with work attributed by %s a night in two pieces over the edge of a week is counted once",
  (attribution, first, second) => {
    const rules = { ...presetRules("colorado"), weekStart: "monday" as const, attribution };
    const hoursOf = (weekStart: string, entries: (typeof after)[]) => {
      const empty = emptyWeek({
        employeeId: anEmployeeId("ana"),
        weekStart,
        timeZone: "America/New_York",
      });
      const now = "2026-07-01T00:00:00.000Z";
      const { week } = buildWeek({ ...empty, rules, rates: [], currency: "USD", now, entries });
      return week.hours.workedSeconds / 3600;
    };
    expect([
      hoursOf("2026-06-01", [overTheEdge]),
      hoursOf("2026-06-08", [overTheEdge, after]),
    ]).toEqual([first, second]);
  },
);
