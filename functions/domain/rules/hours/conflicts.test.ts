import { aLocationId, anEntryId } from "../../kernel/ids/ids.test-support.ts";
import { describe, expect, test } from "vitest";
import type { PersonWork, WorkLimits } from "./conflicts.ts";
import { findConflicts, noLimits, runsOfDays } from "./conflicts.ts";
import { zone, worked } from "./entry-builder.test-support.ts";
import { presetRules } from "../../records/work-rules/preset-rules.ts";

const rules = { ...presetRules("flsa"), weekStart: "monday" as const };
const find = (work: readonly PersonWork[], limits: Partial<WorkLimits> = {}, gapSeconds = 0) =>
  findConflicts(work, {
    limits: { ...noLimits, ...limits },
    rules: { ...rules, shiftGapSeconds: gapSeconds },
    timeZone: zone,
  });

describe("conflicts of one person's work", () => {
  test("a night and the early shift after it overlap by an hour, at any two locations", () => {
    const work = [
      worked(0, "22:00-06:00"),
      worked(1, "05:00-13:00", { locationId: aLocationId("east") }),
    ];
    expect(find(work)).toEqual([
      { kind: "overlap", entryId: "1 05:00-13:00", otherEntryId: "0 22:00-06:00", seconds: 3600 },
    ]);
  });

  test("work that touches neither overlaps nor lacks rest", () => {
    const work = [worked(0, "08:00-12:00"), worked(0, "12:00-16:00")];
    expect(find(work, { minimumRestSeconds: 8 * 3600 })).toEqual([]);
  });

  test("a short entry inside a long one is found although a later one follows", () => {
    const work = [worked(0, "08:00-18:00"), worked(0, "09:00-10:00"), worked(0, "17:00-19:00")];
    expect(find(work).map((conflict) => conflict.kind)).toEqual(["overlap", "overlap"]);
  });

  test("work after an open entry overlaps it", () => {
    const open = worked(0, "08:00-09:00", { endsAt: null });
    expect(find([open, worked(0, "12:00-13:00")])).toMatchObject([{ kind: "overlap" }]);
  });

  test("one open entry may be, two never", () => {
    const open = worked(0, "08:00-09:00", { endsAt: null });
    const second = { ...open, id: anEntryId("second") };
    expect(find([open])).toEqual([]);
    expect(find([open, second])).toContainEqual({ kind: "open", entryId: "second" });
    expect(find([open], { mayBeOpen: false })).toEqual([{ kind: "open", entryId: open.id }]);
  });

  test("an end before the start is negative and nothing else", () => {
    const entry = worked(0, "08:00-09:00");
    const inverted = { ...entry, startsAt: entry.endsAt ?? "", endsAt: entry.startsAt };
    expect(find([inverted])).toEqual([{ kind: "negative", entryId: entry.id }]);
  });

  test("a limit itself is allowed, a second more is not", () => {
    const work = [worked(0, "06:00-22:00")];
    expect(find(work, { maximumEntrySeconds: 16 * 3600 })).toEqual([]);
    expect(find(work, { maximumEntrySeconds: 16 * 3600 - 1 })).toMatchObject([
      { kind: "too-long", seconds: 16 * 3600 },
    ]);
  });

  test("rest is elapsed time: a night that loses an hour is too short by it", () => {
    const work = [
      {
        id: anEntryId("a"),
        startsAt: "2027-03-14T00:00:00.000Z",
        endsAt: "2027-03-14T04:00:00.000Z",
      },
      {
        id: anEntryId("b"),
        startsAt: "2027-03-14T14:00:00.000Z",
        endsAt: "2027-03-14T20:00:00.000Z",
      },
    ];
    expect(find(work, { minimumRestSeconds: 11 * 3600 })).toMatchObject([
      { kind: "rest", seconds: 10 * 3600, limitSeconds: 11 * 3600 },
    ]);
  });

  test("a gap within one shift is no rest", () => {
    const work = [worked(0, "08:00-12:00"), worked(0, "13:00-17:00")];
    expect(find(work, { minimumRestSeconds: 11 * 3600 }, 4 * 3600)).toEqual([]);
    expect(find(work, { minimumRestSeconds: 11 * 3600 })).toHaveLength(1);
  });

  test("hours of a day and of a week are limited separately", () => {
    const work = [0, 1, 2, 3, 4].map((day) => worked(day, "08:00-17:00"));
    const found = find(work, { maximumDaySeconds: 9 * 3600, maximumWeekSeconds: 40 * 3600 });
    expect(found).toEqual([
      {
        kind: "max-hours",
        per: "week",
        day: "2026-11-16",
        seconds: 45 * 3600,
        limitSeconds: 40 * 3600,
      },
    ]);
    expect(find(work, { maximumDaySeconds: 8 * 3600 })).toHaveLength(5);
  });

  test("days in a row are counted across weeks", () => {
    const work = [3, 4, 5, 6, 7, 8, 9].map((day) => worked(day, "08:00-10:00"));
    expect(find(work, { maximumConsecutiveDays: 6 })).toEqual([
      { kind: "consecutive-days", lastDay: "2026-11-25", days: 7, limitDays: 6 },
    ]);
    expect(find(work, { maximumConsecutiveDays: 7 })).toEqual([]);
  });
});

test("the same day twice is one day of a run", () => {
  expect(runsOfDays(["2026-03-01", "2026-02-28", "2026-03-01", "2026-03-03"])).toEqual([
    { firstDay: "2026-02-28", lastDay: "2026-03-01", days: 2 },
    { firstDay: "2026-03-03", lastDay: "2026-03-03", days: 1 },
  ]);
});
