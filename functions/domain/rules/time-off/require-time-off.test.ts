import { describe, expect, test } from "vitest";
import { aTimeOff } from "../../records/time-off/time-off-builder.test-support.ts";
import {
  mayCancelOwn,
  requireEmployed,
  requireNoOtherTimeOff,
  requireRecent,
  requireTimeOffSpan,
} from "./require-time-off.ts";

const today = "2026-11-21";
const span = (from: string, until = from) => ({ from, until, part: null });
const part = (from: string, startsAtLocal: string, endsAtLocal: string) => ({
  ...span(from),
  part: { startsAtLocal, endsAtLocal },
});

describe("the days of a request", () => {
  test("end on or after the first one", () => {
    expect(() => requireTimeOffSpan(span("2026-11-27"))).not.toThrow();
    expect(() => requireTimeOffSpan(span("2026-11-27", "2026-11-26"))).toThrow(
      "The last day must not be before the first.",
    );
  });

  test("are a year at most, 366 days", () => {
    expect(() => requireTimeOffSpan(span("2026-01-01", "2027-01-01"))).not.toThrow();
    expect(() => requireTimeOffSpan(span("2026-01-01", "2027-01-02"))).toThrow(
      "One request covers a year at most. For longer, set a leave.",
    );
  });

  test("begin at most 365 days ago", () => {
    expect(() => requireRecent(span("2025-11-21"), today)).not.toThrow();
    expect(() => requireRecent(span("2025-11-20"), today)).toThrow(
      "Time off cannot begin more than a year ago.",
    );
  });

  test("have times only when it is a single one, and the times rise", () => {
    const several = { ...part("2026-11-27", "08:00", "12:00"), until: "2026-11-28" };
    expect(() => requireTimeOffSpan(several)).toThrow("Only a single day can be taken in part.");
    expect(() => requireTimeOffSpan(part("2026-11-27", "12:00", "12:00"))).toThrow(
      "The end must be after the start.",
    );
  });

  test("do not reach beyond the last day of the employment", () => {
    const ana = { name: "Ana Diaz", terminatedOn: "2026-11-27" };
    expect(() => requireEmployed(ana, span("2026-11-27"))).not.toThrow();
    expect(() => requireEmployed(ana, span("2026-11-28"))).toThrow(
      "The last day of Ana Diaz is 27 Nov 2026.",
    );
  });
});

describe("other time off of the person", () => {
  const check = (wanted: ReturnType<typeof span>, ...others: ReturnType<typeof aTimeOff>[]) =>
    requireNoOtherTimeOff(wanted, others, "Ana Diaz");

  test("that is approved or waits is in the way where it shares a day", () => {
    expect(() => check(span("2026-11-25", "2026-11-27"), aTimeOff())).toThrow(
      "Ana Diaz has time off on Fri 27 Nov already.",
    );
    const week = aTimeOff({ from: "2026-11-23", until: "2026-11-29", state: "requested" });
    expect(() => check(span("2026-11-27"), week)).toThrow(
      "Ana Diaz has asked for time off from Mon 23 Nov to Sun 29 Nov already.",
    );
  });

  test("that was denied or cancelled, or lies beside it, is not", () => {
    const gone = [aTimeOff({ state: "denied" }), aTimeOff({ state: "cancelled" })];
    expect(() => check(span("2026-11-27"), ...gone)).not.toThrow();
    expect(() => check(span("2026-11-28"), aTimeOff())).not.toThrow();
  });

  test("of a part of the day is only where the times overlap", () => {
    const morning = aTimeOff({ part: { startsAtLocal: "08:00", endsAtLocal: "12:00" } });
    const wanted = (from: string, to: string) => () =>
      requireNoOtherTimeOff(part("2026-11-27", from, to), [morning], "Ana Diaz");
    expect(wanted("12:00", "16:00")).not.toThrow();
    expect(wanted("11:59", "16:00")).toThrow("has time off on Fri 27 Nov, 08:00–12:00 already.");
    expect(() => check(span("2026-11-27"), morning)).toThrow("already");
  });
});

test("a person cancels what waits, and what is approved before it begins", () => {
  expect(mayCancelOwn(aTimeOff({ from: "2026-11-20", state: "requested" }), today)).toBe(true);
  expect(mayCancelOwn(aTimeOff({ from: "2026-11-22" }), today)).toBe(true);
  expect(mayCancelOwn(aTimeOff({ from: today }), today)).toBe(false);
});
