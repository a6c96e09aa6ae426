import { anEntryId } from "../../kernel/ids/ids.test-support.ts";
import { describe, expect, test } from "vitest";
import { aBoardRow } from "./board-row.test-support.ts";
import { addUp, workedUntil } from "./day-figures.ts";
import { aSummary as summary } from "./summary.test-support.ts";
import type { BoardRow } from "../../records/summaries/daily-summary.ts";

const newYork = "America/New_York";

const row = (change: Partial<BoardRow>) =>
  aBoardRow({ entryId: anEntryId("e1"), clockedInAt: "2026-11-20T14:00:00.000Z", ...change });

const now = "2026-11-20T16:00:00.000Z";

describe("the time worked on a day", () => {
  test("is closed time and what is running", () => {
    const day = summary({ workedSeconds: 1000, board: [row({})] });
    expect(workedUntil(day, newYork, now)).toBe(8200);
  });

  test("counts an ended entry once", () => {
    const ended = row({ clockedOutAt: "2026-11-20T15:00:00.000Z" });
    expect(workedUntil(summary({ workedSeconds: 3600, board: [ended] }), newYork, now)).toBe(3600);
  });

  test("leaves the night of the day before with that day", () => {
    const night = row({ clockedInAt: "2026-11-20T03:00:00.000Z" });
    expect(workedUntil(summary({ board: [night] }), newYork, now)).toBe(0);
    const before = summary({ day: "2026-11-19", board: [night] });
    expect(workedUntil(before, newYork, now)).toBe(13 * 3600);
  });
});

test("the figures of several days add up, days outside left out", () => {
  const days = [
    summary({ day: "2026-11-18", scheduledSeconds: 1 }),
    summary({ day: "2026-11-19", scheduledSeconds: 10, workedSeconds: 5 }),
    summary({ day: "2026-11-20", scheduledSeconds: 20, workedSeconds: 6 }),
  ];
  const range = { fromDay: "2026-11-19", toDay: "2026-11-20" };
  expect(addUp(days, range, (day) => day.workedSeconds)).toEqual({
    scheduledSeconds: 30,
    workedSeconds: 11,
  });
});
