import { describe, expect, test } from "vitest";
import type { WeekEntry } from "@crewline/domain/time-entries/employee-week";
import { clockOf, runningSeconds, secondsSince } from "./own-clock.ts";

function entry(change: Partial<WeekEntry>): WeekEntry {
  return {
    entryId: "e1",
    locationId: "harbor",
    jobRole: null,
    state: "clockedIn",
    startsAt: "2026-11-20T14:00:00.000Z",
    endsAt: null,
    breaks: [],
    ...change,
  };
}

const now = "2026-11-20T16:00:00.000Z";
const closed = entry({ entryId: "e0", state: "closed", endsAt: "2026-11-20T13:00:00.000Z" });

describe("a person's own clock", () => {
  test("does not run without an open entry", () => {
    expect(clockOf([closed]).kind).toBe("out");
    expect(clockOf([entry({ state: "needsFix" })]).kind).toBe("out");
  });

  test("runs with the open entry, also one of the week before", () => {
    const open = entry({});
    expect(clockOf([closed, open])).toEqual({ kind: "working", entry: open });
  });

  test("stands on a break since it began, and stops counting work", () => {
    const since = "2026-11-20T15:30:00.000Z";
    const pause = { startsAt: since, endsAt: null, isPaid: false };
    const open = entry({ state: "onBreak", breaks: [pause] });
    expect(clockOf([open])).toEqual({ kind: "onBreak", entry: open, since });
    expect(runningSeconds(open, now)).toBe(5400);
    expect(secondsSince(since, now)).toBe(1800);
  });

  test("never shows a negative time on a device whose clock is behind", () => {
    expect(runningSeconds(entry({}), "2026-11-20T13:59:00.000Z")).toBe(0);
    expect(secondsSince(now, "2026-11-20T13:59:00.000Z")).toBe(0);
  });
});
