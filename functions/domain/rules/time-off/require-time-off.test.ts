import { describe, expect, test } from "vitest";
import { broken } from "../violations/broken.test-support.ts";
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
      broken("timeOffBackwards"),
    );
  });

  test("are a year at most, 366 days", () => {
    expect(() => requireTimeOffSpan(span("2026-01-01", "2027-01-01"))).not.toThrow();
    expect(() => requireTimeOffSpan(span("2026-01-01", "2027-01-02"))).toThrow(
      broken("timeOffTooLong"),
    );
  });

  test("begin at most 365 days ago", () => {
    expect(() => requireRecent(span("2025-11-21"), today)).not.toThrow();
    expect(() => requireRecent(span("2025-11-20"), today)).toThrow(broken("timeOffTooOld"));
  });

  test("have times only when it is a single one, and the times rise", () => {
    const several = { ...part("2026-11-27", "08:00", "12:00"), until: "2026-11-28" };
    expect(() => requireTimeOffSpan(several)).toThrow(broken("partOfOneDay"));
    expect(() => requireTimeOffSpan(part("2026-11-27", "12:00", "12:00"))).toThrow(
      broken("endBeforeStart"),
    );
  });

  test("do not reach beyond the last day of the employment", () => {
    const ana = { name: "Ana Diaz", terminatedOn: "2026-11-27" };
    expect(() => requireEmployed(ana, span("2026-11-27"))).not.toThrow();
    expect(() => requireEmployed(ana, span("2026-11-28"))).toThrow(
      broken("afterLastDay", { who: "Ana Diaz", day: "2026-11-27" }),
    );
  });
});

describe("other time off of the person", () => {
  const check = (wanted: ReturnType<typeof span>, ...others: ReturnType<typeof aTimeOff>[]) =>
    requireNoOtherTimeOff(wanted, others);

  test("that is approved or waits is in the way where it shares a day", () => {
    expect(() => check(span("2026-11-25", "2026-11-27"), aTimeOff())).toThrow(
      broken("timeOffTaken", {
        state: "approved",
        span: { from: "2026-11-27", until: "2026-11-27", part: null },
      }),
    );
    const week = aTimeOff({ from: "2026-11-23", until: "2026-11-29", state: "requested" });
    expect(() => check(span("2026-11-27"), week)).toThrow(
      broken("timeOffTaken", {
        state: "requested",
        span: { from: "2026-11-23", until: "2026-11-29", part: null },
      }),
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
      requireNoOtherTimeOff(part("2026-11-27", from, to), [morning]);
    expect(wanted("12:00", "16:00")).not.toThrow();
    expect(wanted("11:59", "16:00")).toThrow(
      broken("timeOffTaken", {
        state: "approved",
        span: {
          from: "2026-11-27",
          until: "2026-11-27",
          part: { startsAtLocal: "08:00", endsAtLocal: "12:00" },
        },
      }),
    );
    expect(() => check(span("2026-11-27"), morning)).toThrow(
      broken("timeOffTaken", {
        state: "approved",
        span: {
          from: "2026-11-27",
          until: "2026-11-27",
          part: { startsAtLocal: "08:00", endsAtLocal: "12:00" },
        },
      }),
    );
  });
});

test("a person cancels what waits, and what is approved before it begins", () => {
  expect(mayCancelOwn(aTimeOff({ from: "2026-11-20", state: "requested" }), today)).toBe(true);
  expect(mayCancelOwn(aTimeOff({ from: "2026-11-22" }), today)).toBe(true);
  expect(mayCancelOwn(aTimeOff({ from: today }), today)).toBe(false);
});
