import type { TimeEntryId } from "../../kernel/ids/entity-ids.ts";
import { anEmployeeId, anEntryId } from "../../kernel/ids/ids.test-support.ts";
import { expect, test } from "vitest";
import { presetRules } from "../../records/work-rules/preset-rules.ts";
import { buildWeek } from "./build-week.ts";
import { zoneBounds } from "../../records/time-entries/employee-week.ts";
import { anEntry, aWeekEntry } from "../time-entries/entry-builder.test-support.ts";
import { allFlags, countedSeconds, entrySeconds, sumOfEntries } from "./entry-hours.ts";
import type { TimeEntryFlag, TimeEntryState } from "../../records/time-entries/time-entry.ts";

const now = "2026-03-02T22:30:40.000Z";
const payable = {
  startsAt: "2026-03-02T14:00:00.000Z",
  endsAt: "2026-03-02T22:04:00.000Z",
  breaks: [],
};
const shown = (state: TimeEntryState, counted = new Map<TimeEntryId, number>()) =>
  entrySeconds(anEntry({ state, payable }), counted, now);

test("an entry shows what is paid of it where the company rounds to a quarter of an hour", () => {
  const base = presetRules("flsa");
  const nearest = { mode: "nearest" as const, intervalSeconds: 900, graceSeconds: 0 };
  const rules = { ...base, rounding: { ...base.rounding, clockIn: nearest, clockOut: nearest } };
  const { week } = buildWeek({
    employeeId: anEmployeeId("ana"),
    weekStart: "2026-03-01",
    timeZone: "America/New_York",
    bounds: zoneBounds,
    daysInRowBefore: 0,
    entries: [aWeekEntry({ ...payable })],
    rules,
    currency: "USD",
    rates: [],
    now,
  });
  expect(shown("closed", new Map(countedSeconds([week])))).toBe(8 * 3600);
});

test("what runs shows the minutes until now, what is not paid shows nothing", () => {
  const open = { ...payable, endsAt: null };
  const running = anEntry({ state: "clockedIn", payable: open });
  expect(entrySeconds(running, new Map(), now)).toBe(8 * 3600 + 30 * 60);
  expect((["needsFix", "rejected", "voided"] as const).map((state) => shown(state))).toEqual([
    null,
    null,
    null,
  ]);
  expect(sumOfEntries([60, null, 120])).toBe(180);
});

test("a night over the edge of a week shows both its parts", () => {
  const hours = (workedSeconds: number) => ({
    hours: { entries: [{ entryId: anEntryId("entry"), workedSeconds }] },
  });
  const weeks = [hours(3600), hours(7200)];
  expect(shown("approved", new Map(countedSeconds(weeks)))).toBe(3 * 3600);
});

test("the flags of an entry are those of its punches and of each week that it touches", () => {
  const hours = (...flags: TimeEntryFlag[]) => ({
    hours: { entries: [{ entryId: anEntryId("entry"), flags }] },
  });
  const other = { hours: { entries: [{ entryId: anEntryId("other"), flags: [] }] } };
  const entry = anEntry({ flags: ["lateIn", "overlap"] });
  const weeks = [hours("overtimeWeekly"), other, hours("overlap")];
  expect(allFlags(entry, weeks)).toEqual(["lateIn", "overlap", "overtimeWeekly"]);
});
