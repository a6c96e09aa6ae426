import { aLocationId } from "@crewline/domain/kernel/ids/ids.test-support";
import { aWeekEntry } from "@crewline/domain/rules/time-entries/entry-builder.test-support";
import { expect, test } from "vitest";
import { clockOf } from "./own-clock.ts";
import type { QueuedPunch } from "./queued-clock.ts";
import { withQueued } from "./queued-clock.ts";

const place = { locationId: aLocationId("harbor"), jobRoleId: null };
const punch = (kind: QueuedPunch["kind"], hour: string): QueuedPunch => ({
  id: `${kind}-${hour}`,
  kind,
  at: `2026-03-02T${hour}:00.000Z`,
  place: kind === "clockIn" ? place : null,
});
const day = [
  punch("clockIn", "14:00"),
  punch("startBreak", "17:00"),
  punch("endBreak", "17:30"),
  punch("clockOut", "22:02"),
];

test("a whole day of punches that wait shows the clock as if they were recorded", () => {
  const kinds = [0, 1, 2, 3, 4].map((count) => clockOf(withQueued([], day.slice(0, count))).kind);
  expect(kinds).toEqual(["out", "working", "onBreak", "working", "out"]);
  expect(withQueued([], day)).toMatchObject([
    {
      startsAt: day[0]?.at,
      endsAt: day[3]?.at,
      breaks: [{ startsAt: day[1]?.at, endsAt: day[2]?.at }],
      locationId: "harbor",
      state: "closed",
    },
  ]);
});

test("a punch that the live data shows already changes nothing", () => {
  const running = aWeekEntry({
    startsAt: "2026-03-02T14:00:00.000Z",
    endsAt: null,
    state: "clockedIn",
  });
  expect(withQueued([running], day.slice(0, 1))).toEqual([running]);
  const onBreak = withQueued([running], [punch("startBreak", "17:00")]);
  expect(withQueued(onBreak, [punch("startBreak", "17:00")])).toEqual(onBreak);
  const closed = aWeekEntry();
  expect(withQueued([closed], [punch("endBreak", "17:30"), punch("clockOut", "22:00")])).toEqual([
    closed,
  ]);
});
