import { describe, expect, test } from "vitest";
import type { ReportRhythm } from "../../records/reports/scheduled-report.ts";
import { aCompany } from "../company/ruled-company.test-support.ts";
import { nextSending, toldUntilFrom } from "./next-sending.ts";

const company = aCompany();
/** Monday 9 March 2026, 7:00 in New York, where the clocks went forward the day before. */
const mondayAtSeven = "2026-03-09T11:00:00.000Z";

const report = (rhythm: ReportRhythm, toldUntil: string) => ({
  rhythm,
  toldUntil,
  sendAt: "07:00",
});

describe("a report of the week that is sent at 7:00", () => {
  test("is sent on Monday at 7:00 with the week that ended on Sunday", () => {
    const next = nextSending(report("week", "2026-03-01"), { company, now: mondayAtSeven });
    expect(next).toEqual({
      range: { firstDay: "2026-03-02", lastDay: "2026-03-08" },
      at: mondayAtSeven,
    });
  });

  test("waits until 7:00 by the clock of the company, in summer and winter", () => {
    const now = "2026-03-09T10:59:59.000Z";
    expect(nextSending(report("week", "2026-03-01"), { company, now }).at).toBe(mondayAtSeven);
    const winter = { company, now: "2026-11-01T12:00:00.000Z" };
    expect(nextSending(report("week", "2026-10-25"), winter).at).toBe("2026-11-02T12:00:00.000Z");
  });

  test("is not sent again once the week was sent, but a week later", () => {
    const next = nextSending(report("week", "2026-03-08"), { company, now: mondayAtSeven });
    expect(next).toEqual({
      range: { firstDay: "2026-03-09", lastDay: "2026-03-15" },
      at: "2026-03-16T11:00:00.000Z",
    });
  });

  test("is sent once after an outage of a month, with the last week", () => {
    const late = nextSending(report("week", "2026-02-01"), { company, now: mondayAtSeven });
    expect(late.range.firstDay).toBe("2026-03-02");
  });

  test("begins with the week that is not over when it is set up", () => {
    const now = "2026-03-11T15:00:00.000Z";
    const toldUntil = toldUntilFrom(null, report("week", ""), { company, now });
    expect(toldUntil).toBe("2026-03-08");
    expect(nextSending(report("week", toldUntil), { company, now }).range.lastDay).toBe(
      "2026-03-15",
    );
  });
});

test("a report of the day, the pay period or the month is of the one that is over", () => {
  const rangeOf = (rhythm: ReportRhythm) =>
    nextSending(report(rhythm, "2026-01-01"), { company, now: mondayAtSeven }).range;
  expect(rangeOf("day")).toEqual({ firstDay: "2026-03-08", lastDay: "2026-03-08" });
  expect(rangeOf("period")).toEqual({ firstDay: "2026-02-16", lastDay: "2026-03-01" });
  expect(rangeOf("month")).toEqual({ firstDay: "2026-02-01", lastDay: "2026-02-28" });
});

test("a report at an hour that the clock leaves out is sent when the clock goes on", () => {
  const night = { ...report("day", "2026-03-06"), sendAt: "02:30" };
  const next = nextSending(night, { company, now: "2026-03-08T06:00:00.000Z" });
  expect(next.range.lastDay).toBe("2026-03-07");
  expect(next.at.slice(0, 13)).toBe("2026-03-08T07");
});

describe("a report that is changed", () => {
  const clock = { company, now: mondayAtSeven };
  const sent = report("week", "2026-03-08");

  test("does not send days again that were sent, when its time is moved to later", () => {
    const later = { ...sent, sendAt: "18:00" };
    expect(toldUntilFrom(sent, later, clock)).toBe("2026-03-08");
  });

  test("leaves out days that were over and not sent yet", () => {
    expect(toldUntilFrom(report("week", "2026-02-15"), sent, clock)).toBe("2026-03-08");
  });

  test("begins with the days that end next when its rhythm changes", () => {
    const monthly = toldUntilFrom(sent, report("month", ""), clock);
    expect(monthly).toBe("2026-02-28");
    expect(nextSending(report("month", monthly), clock).range.lastDay).toBe("2026-03-31");
  });
});

test("a report that could not be made is tried an hour later with the same days", () => {
  const failed = { ...report("week", "2026-03-01"), failedAt: "2026-03-09T12:30:00.000Z" };
  const now = "2026-03-09T12:31:00.000Z";
  expect(nextSending(failed, { company, now })).toEqual({
    range: { firstDay: "2026-03-02", lastDay: "2026-03-08" },
    at: "2026-03-09T13:30:00.000Z",
  });
});
