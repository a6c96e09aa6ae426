import { describe, expect, test } from "vitest";
import { anEntry } from "./entry-builder.test-support.ts";
import { isMissedClockOut, markMissedClockOut } from "./missed-clock-out.ts";

const day = (time: string) => `2026-03-02T${time}:00.000Z`;
const nextMorning = "2026-03-03T06:00:00.000Z";

describe("a clock-out is missed", () => {
  test("sixteen hours after the start, not a second earlier", () => {
    expect(isMissedClockOut(anEntry(), "2026-03-03T05:59:59.000Z")).toBe(false);
    expect(isMissedClockOut(anEntry(), nextMorning)).toBe(true);
  });

  test("only while the clock runs", () => {
    expect(isMissedClockOut(anEntry({ state: "closed" }), nextMorning)).toBe(false);
    expect(isMissedClockOut(anEntry({ state: "onBreak" }), nextMorning)).toBe(true);
  });
});

describe("the end that is proposed", () => {
  const proposed = (entry = anEntry(), plannedEnd: string | null = null, now = nextMorning) =>
    markMissedClockOut(entry, plannedEnd, now).proposedEndsAt;

  test("is the end of the shift, else eight hours after the start", () => {
    expect(proposed(anEntry(), day("20:00"))).toBe(day("20:00"));
    expect(proposed()).toBe(day("22:00"));
  });

  test("is never before the last punch and never later than now", () => {
    const span = { startsAt: day("14:00"), endsAt: null };
    const breaks = [{ startsAt: day("22:30"), endsAt: day("23:00"), isPaid: false }];
    expect(proposed(anEntry({ payable: { ...span, breaks } }))).toBe(day("23:00"));
    expect(proposed(anEntry(), "2026-03-04T00:00:00.000Z")).toBe(nextMorning);
  });

  test("is only proposed: the entry gets no end, but a state and a flag", () => {
    const marked = markMissedClockOut(anEntry({ flags: ["lateIn"] }), null, nextMorning);
    expect(marked).toEqual({
      state: "needsFix",
      flags: ["lateIn", "missedClockOut"],
      proposedEndsAt: day("22:00"),
    });
  });
});
