import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { RuleViolation } from "../violations/rule-violation.ts";
import { broken } from "../violations/broken.test-support.ts";
import { instantFromMilliseconds } from "../../kernel/time/instant.ts";
import { reviewGroupOf } from "./review.ts";
import { longestCleanWaitSeconds, notBefore, tapTime } from "./tap-time.ts";

const DAY_MS = 86_400_000;
const noon = Date.parse("2026-03-02T17:00:00.000Z");

interface Waiting {
  waitedMs: number;
  /** How much the device's clock is ahead of the server's. */
  aheadMs: number;
  /** How much the device's clock was set forward while the punch waited. */
  movedMs: number;
  elapsedMs: number | null;
}

/** A tap at noon by the server's clock, sent `waitedMs` later. */
function tapped({ waitedMs, aheadMs, movedMs, elapsedMs }: Waiting) {
  const receivedMs = noon + waitedMs;
  const tap = { at: instantFromMilliseconds(noon + aheadMs) };
  const deviceNow = instantFromMilliseconds(receivedMs + aheadMs + movedMs);
  const receivedAt = instantFromMilliseconds(receivedMs);
  return tapTime(tap, { wasQueued: true, deviceNow, elapsedMs }, receivedAt);
}

const still = { aheadMs: 0, movedMs: 0, elapsedMs: null };
const at = instantFromMilliseconds(noon);
const anyWait = fc.integer({ min: 0, max: 7 * DAY_MS });
const anyShift = fc.integer({ min: -400 * DAY_MS, max: 400 * DAY_MS });

/** The time, or the code of the rule that it breaks. */
function outcomeOf(find: () => string): string {
  try {
    return find();
  } catch (error) {
    if (error instanceof RuleViolation) return error.code;
    throw error;
  }
}

describe("the time of a tap that waited", () => {
  test("is that of the tap, however wrong the device's clock is, if nobody changes it", () => {
    fc.assert(
      fc.property(anyWait, anyShift, (waitedMs, aheadMs) => {
        expect(tapped({ ...still, waitedMs, aheadMs }).at).toBe(at);
        expect(tapped({ ...still, waitedMs, aheadMs, elapsedMs: waitedMs }).at).toBe(at);
      }),
    );
  });

  test("is that of the tap on a page that lived, also after its clock was set to a wrong time", () => {
    const farOff = anyShift.filter((ms) => Math.abs(ms) > 300_000);
    fc.assert(
      fc.property(anyWait, farOff, (waitedMs, movedMs) => {
        const found = tapped({ ...still, waitedMs, movedMs, elapsedMs: waitedMs });
        expect(found).toMatchObject({ at, wasOffline: true, isClockWrong: true });
      }),
    );
  });

  test("is that of the tap on a right device that slept, which stops its monotonic clock", () => {
    fc.assert(
      fc.property(anyWait, fc.double({ min: 0, max: 1, noNaN: true }), (waitedMs, awake) => {
        const elapsedMs = Math.floor(waitedMs * awake);
        const found = tapped({ ...still, waitedMs, elapsedMs });
        expect(found).toMatchObject({ at, wasOffline: true, isClockWrong: false });
      }),
    );
  });

  test("is never in the future and never more than 7 days ago, whatever a device says", () => {
    const elapsed = fc.option(fc.integer({ min: 0, max: 9 * DAY_MS }));
    fc.assert(
      fc.property(anyWait, anyShift, anyShift, elapsed, (waitedMs, aheadMs, movedMs, elapsedMs) => {
        const found = outcomeOf(() => tapped({ waitedMs, aheadMs, movedMs, elapsedMs }).at);
        const earliest = instantFromMilliseconds(noon + waitedMs - 7 * DAY_MS);
        const latest = instantFromMilliseconds(noon + waitedMs);
        expect(found === "punchTooOld" || (found >= earliest && found <= latest)).toBe(true);
      }),
    );
  });

  test("of 7 days ago is the oldest", () => {
    expect(tapped({ ...still, waitedMs: 7 * DAY_MS }).at).toBe(at);
    expect(() => tapped({ ...still, waitedMs: 7 * DAY_MS + 1 })).toThrow(
      broken("punchTooOld", { days: 7 }),
    );
  });

  test.each([
    [0, 0, false],
    [120_000, 0, false],
    [120_001, 0, true],
    [0, -120_001, true],
  ])("with a clock %i ms ahead and moved by %i ms is doubtful: %s", (aheadMs, movedMs, isWrong) => {
    const found = tapped({ waitedMs: 3_600_000, aheadMs, movedMs, elapsedMs: 3_600_000 });
    expect(found.isClockWrong).toBe(isWrong);
  });
});

test("a punch that waited more than half an hour on a device needs a decision, one sent sooner does not", () => {
  const isLate = (waitedMs: number) => tapped({ ...still, waitedMs }).isLate;
  const [inTime, late] = [longestCleanWaitSeconds * 1000, longestCleanWaitSeconds * 1000 + 1000];
  expect([isLate(0), isLate(inTime), isLate(late)]).toEqual([false, false, true]);
  expect(reviewGroupOf({ state: "closed", flags: ["offline"] })).toBe("ready");
  expect(reviewGroupOf({ state: "closed", flags: ["offline", "offlineLate"] })).toBe("needsYou");
});

test("a punch that is sent at the tap happens when the server receives it", () => {
  const tap = { at: "2026-03-02T12:00:00.000Z" };
  const sending = { wasQueued: false, deviceNow: tap.at, elapsedMs: 40 };
  const now = { at, wasOffline: false, isLate: false, isClockWrong: false };
  expect(tapTime(tap, sending, at)).toEqual(now);
  expect(tapTime(null, null, at)).toEqual(now);
});

test("a delay on the way moves no punch before the one that precedes it, and a clear gap stays", () => {
  const before = (seconds: number) => instantFromMilliseconds(noon + seconds * 1000);
  expect(notBefore(at, [before(-60), before(3)])).toBe(before(3));
  expect(notBefore(at, [before(-60)])).toBe(at);
  expect(notBefore(at, [before(3600)])).toBe(at);
});
