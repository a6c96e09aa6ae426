import { aLocationId, anEmployeeId, anEntryId } from "@crewline/domain/kernel/ids/ids.test-support";
import { expect, test } from "vitest";
import { onDevice } from "@crewline/domain/kernel/formats/readers.test-support";
import type { Need } from "@crewline/domain/projections/home/needs";
import { needWords } from "./need-words.ts";

const weekStart = "2026-11-16";
const said = (need: Need) => {
  const { label, to } = needWords(need, aLocationId("harbor"), onDevice);
  return [label, to];
};

test.each([
  [
    { kind: "fix", weekStart, count: 1 },
    "1 to fix",
    "/time-entries?location=harbor&week=2026-11-16&show=needsYou",
  ],
  [
    { kind: "approve", weekStart, count: 51 },
    "51 to approve",
    "/time-entries?location=harbor&week=2026-11-16",
  ],
  [
    { kind: "assign", day: "2026-11-17", count: 2 },
    "2 open shifts",
    "/schedules?location=harbor&week=2026-11-17&day=2026-11-17",
  ],
  [
    { kind: "answerRequests", weekStart, count: 1, hasMore: false, entryId: anEntryId("anas") },
    "1 request",
    "/time-entries?location=harbor&week=2026-11-16&show=needsYou&entry=anas",
  ],
  [
    { kind: "answerRequests", weekStart, count: 12, hasMore: false, entryId: null },
    "12 requests",
    "/time-entries?location=harbor&week=2026-11-16&show=needsYou",
  ],
  [
    { kind: "answerRequests", weekStart, count: 50, hasMore: true, entryId: null },
    "50+ requests",
    "/time-entries?location=harbor&week=2026-11-16&show=needsYou",
  ],
  [
    {
      kind: "answerDisputes",
      firstDay: "2026-11-02",
      count: 1,
      hasMore: false,
      employeeId: anEmployeeId("ana"),
    },
    "1 disputed timesheet",
    "/time-entries?sheet=2026-11-02&status=disputed&of=ana",
  ],
  [{ kind: "decideTimeOff", count: 1 }, "1 request", "/alerts"],
  [{ kind: "decideTimeOff", count: 10 }, "9+ requests", "/alerts"],
  [
    { kind: "publish", weekStart, status: "draft" },
    "Schedule not published",
    "/schedules?location=harbor&week=2026-11-16",
  ],
  [
    { kind: "publish", weekStart, status: "changed" },
    "Unpublished changes",
    "/schedules?location=harbor&week=2026-11-16",
  ],
] as const)("a need says what waits and leads to it: %j", (need, label, to) => {
  expect(said(need)).toEqual([label, to]);
});
