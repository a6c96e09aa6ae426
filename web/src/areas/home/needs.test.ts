import { describe, expect, test } from "vitest";
import type { DailySummary } from "@crewline/domain/home/daily-summary";
import type { Schedule } from "@crewline/domain/schedules/schedule";
import { needsOf } from "./needs.ts";

const today = "2026-11-17";

function summary(day: string, change: Partial<DailySummary> = {}): DailySummary {
  return {
    id: `harbor_${day}`,
    locationId: "harbor",
    day,
    scheduledSeconds: 0,
    workedSeconds: 0,
    openShifts: 0,
    unapprovedEntries: 0,
    needsFixEntries: 0,
    board: [],
    ...change,
  };
}

function schedule(change: Partial<Schedule>): Schedule {
  return {
    id: "harbor_2026-11-23",
    locationId: "harbor",
    weekStart: "2026-11-23",
    state: "published",
    publishedVersion: 1,
    publishedAt: "2026-11-12T09:00:00.000Z",
    publishedByName: "Kim",
    version: 1,
    ...change,
  };
}

function labels(
  summaries: DailySummary[],
  nextSchedule: Schedule | null | undefined,
  timeOffRequests = 0,
) {
  const place = { locationId: "harbor", today, startsOn: "monday" } as const;
  const needs = needsOf({
    ...place,
    summaries,
    nextWeekStart: "2026-11-23",
    nextSchedule,
    timeOffRequests,
  });
  return needs.map(({ label, to }) => [label, to]);
}

describe("what waits for a decision", () => {
  test("is nothing when all is decided and next week is published", () => {
    expect(labels([summary(today)], schedule({}))).toEqual([]);
  });

  test("is every request for time off, counted up to nine", () => {
    expect(labels([], schedule({}), 1)).toEqual([["1 request", "/alerts"]]);
    expect(labels([], schedule({}), 10)).toEqual([["9+ requests", "/alerts"]]);
  });

  test("tells entries by the week that they belong to, missing ends first", () => {
    const days = [
      summary("2026-11-15", { needsFixEntries: 1, unapprovedEntries: 4 }),
      summary("2026-11-16", { unapprovedEntries: 2 }),
      summary(today, { unapprovedEntries: 1, openShifts: 2 }),
    ];
    expect(labels(days, undefined)).toEqual([
      ["1 to fix", "/time-entries?location=harbor&week=2026-11-09&show=needsYou"],
      ["2 open shifts", "/schedules?location=harbor&week=2026-11-17&day=2026-11-17"],
      ["4 to approve", "/time-entries?location=harbor&week=2026-11-09"],
      ["3 to approve", "/time-entries?location=harbor&week=2026-11-16"],
    ]);
  });

  test("leaves open shifts of days that are over", () => {
    expect(labels([summary("2026-11-16", { openShifts: 3 })], schedule({}))).toEqual([]);
  });

  test.each([
    ["that nobody planned", null, "Next week not published"],
    [
      "that is a draft",
      schedule({ state: "draft", publishedVersion: 0 }),
      "Next week not published",
    ],
    ["that changed since", schedule({ state: "changed" }), "Changes not published"],
  ])("names a next week %s", (...[, nextSchedule, label]) => {
    const [first] = labels([], nextSchedule);
    expect(first).toEqual([label, "/schedules?location=harbor&week=2026-11-23"]);
  });
});
