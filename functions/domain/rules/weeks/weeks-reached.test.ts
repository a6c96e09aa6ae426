import { expect, test } from "vitest";
import { weeksReached } from "./weeks-reached.ts";

const weekStart = "2026-11-16";
const next = "2026-11-23";
const entry = (startsAt: string, endsAt: string | null) => ({
  weekStart,
  payable: { startsAt, endsAt, breaks: [] },
});

test.each([
  ["on a Wednesday", "2026-11-18T09:00:00.000Z", "2026-11-18T17:00:00.000Z", [weekStart]],
  ["until Friday in UTC", "2026-11-20T09:00:00.000Z", "2026-11-20T23:59:00.000Z", [weekStart]],
  [
    "until Saturday in UTC, which may be Sunday evening's workday elsewhere",
    "2026-11-20T20:00:00.000Z",
    "2026-11-21T04:00:00.000Z",
    [weekStart, next],
  ],
  [
    "over midnight on Sunday",
    "2026-11-22T22:00:00.000Z",
    "2026-11-23T06:00:00.000Z",
    [weekStart, next],
  ],
])("work %s", (_when, startsAt, endsAt, weeks) => {
  expect(weeksReached(entry(startsAt, endsAt), endsAt)).toEqual(weeks);
});

test("work that still runs may reach into the next week once that is near", () => {
  const running = entry("2026-11-18T09:00:00.000Z", null);
  expect(weeksReached(running, "2026-11-18T12:00:00.000Z")).toEqual([weekStart]);
  expect(weeksReached(running, "2026-11-23T12:00:00.000Z")).toEqual([weekStart, next]);
});
