import { aBoardRow } from "@crewline/domain/projections/home/board-row.test-support";
import { aLocationId, anEntryId } from "@crewline/domain/kernel/ids/ids.test-support";
import { addsUp } from "@crewline/domain/rules/figures/explained-figure";
import { explainRunning } from "@crewline/domain/rules/figures/running-hours";
import { describe, expect, test } from "vitest";
import { workedSoFar } from "@crewline/domain/projections/home/board-status";
import { formatDuration } from "@crewline/domain/kernel/time/duration";
import { entrySeconds } from "@crewline/domain/rules/weeks/entry-hours";
import type { WeekEntry } from "@crewline/domain/records/time-entries/employee-week";
import { clockOf, runningSeconds, breakSeconds } from "./own-clock.ts";

function entry(change: Partial<WeekEntry>): WeekEntry {
  return {
    entryId: anEntryId("e1"),
    locationId: aLocationId("harbor"),
    jobRoleId: null,
    state: "clockedIn",
    startsAt: "2026-11-20T14:00:00.000Z",
    endsAt: null,
    breaks: [],
    ...change,
  };
}

const onBoard = aBoardRow({ entryId: anEntryId("e1") });

const now = "2026-11-20T16:00:00.000Z";

test("what the clock shows is the time since the clock-in less its unpaid breaks", () => {
  const from = (time: string) => `2026-11-20T${time}.000Z`;
  const breaks = [
    { startsAt: from("14:30:20"), endsAt: from("14:45:10"), isPaid: false },
    { startsAt: from("15:00:00"), endsAt: from("15:10:00"), isPaid: true },
    { startsAt: from("15:50:00"), endsAt: null, isPaid: false },
  ];
  for (const running of [entry({}), entry({ startsAt: from("14:00:40"), breaks })]) {
    const figure = explainRunning(runningSeconds(running, now), running, now);
    expect(addsUp(figure)).toBe(true);
    expect(figure.lines).toHaveLength(running.breaks.length === 0 ? 1 : 3);
  }
  // A device whose clock is behind.
  const early = entry({ startsAt: from("16:30:00") });
  expect(addsUp(explainRunning(runningSeconds(early, now), early, now))).toBe(true);
});
const closed = entry({
  entryId: anEntryId("e0"),
  state: "closed",
  endsAt: "2026-11-20T13:00:00.000Z",
});

describe("a person's own clock", () => {
  test("does not run without an open entry", () => {
    expect(clockOf([closed]).kind).toBe("out");
    expect(clockOf([entry({ state: "needsFix" })]).kind).toBe("out");
  });

  test("runs with the open entry, also one of the week before", () => {
    const open = entry({});
    expect(clockOf([closed, open])).toEqual({ kind: "working", entry: open });
  });

  test("is on a break from its start, and stops counting work", () => {
    const since = "2026-11-20T15:30:00.000Z";
    const pause = { startsAt: since, endsAt: null, isPaid: false };
    const open = entry({ state: "onBreak", breaks: [pause] });
    expect(clockOf([open])).toEqual({ kind: "onBreak", entry: open, since });
    expect(runningSeconds(open, now)).toBe(5400);
    expect(breakSeconds(since, now)).toBe(1800);
  });

  test("never shows a negative time on a device whose clock is behind", () => {
    expect(runningSeconds(entry({}), "2026-11-20T13:59:00.000Z")).toBe(0);
    expect(breakSeconds(now, "2026-11-20T13:59:00.000Z")).toBe(0);
  });

  test("begins at 0:00, whatever the second of the tap, and stays there for the minute", () => {
    for (const second of ["00.000", "31.000", "59.999"]) {
      const tapped = `2026-11-20T14:00:${second}Z`;
      expect(runningSeconds(entry({}), tapped)).toBe(0);
      expect(breakSeconds("2026-11-20T14:00:00.000Z", tapped)).toBe(0);
    }
    expect(runningSeconds(entry({}), "2026-11-20T14:01:00.000Z")).toBe(60);
  });
});

test.each([
  ["working", []],
  ["on a paid break", [{ startsAt: "2026-11-20T14:30:00.000Z", endsAt: null, isPaid: true }]],
  ["on an unpaid break", [{ startsAt: "2026-11-20T14:30:00.000Z", endsAt: null, isPaid: false }]],
])("%s: own clock, board and Time Entries say the same in every second", (_, breaks) => {
  const state = breaks.length === 0 ? "clockedIn" : "onBreak";
  const open = entry({ state, breaks });
  const { entryId: id, startsAt, endsAt } = open;
  const row = {
    ...onBoard,
    clockedInAt: startsAt,
    breakStartedAt: breaks[0]?.startsAt ?? null,
    isBreakPaid: breaks[0]?.isPaid ?? false,
  };
  for (const time of ["14:00:59.900", "14:45:00.000", "14:45:31.000", "16:10:59.999"]) {
    const moment = `2026-11-20T${time}Z`;
    const shown = formatDuration(runningSeconds(open, moment));
    const listed = entrySeconds(
      { id, state, payable: { startsAt, endsAt, breaks } },
      new Map(),
      moment,
    );
    expect([formatDuration(workedSoFar(row, moment)), formatDuration(listed ?? 0)]).toEqual([
      shown,
      shown,
    ]);
  }
});
