import { describe, expect, test } from "vitest";
import type { AttemptWindow } from "./rate-limits.ts";
import { afterAttempt, connectionFactor, rateLimits, secondsToWait } from "./rate-limits.ts";

const now = "2026-11-21T10:00:00.000Z";
const later = "2026-11-21T10:00:20.000Z";
const minute = { windowSeconds: 60, times: 1 };
const full: AttemptWindow = { count: 3, expiresAt: "2026-11-21T10:01:00.000Z" };

describe("a window of attempts", () => {
  test("begins with the first attempt and counts the next ones", () => {
    const first = afterAttempt(null, minute, now);
    expect(first).toEqual({ count: 1, expiresAt: full.expiresAt });
    expect(afterAttempt(first, minute, later)).toEqual({ count: 2, expiresAt: full.expiresAt });
  });

  test("that is full refuses every attempt until it ends", () => {
    expect(secondsToWait(full, 3, now)).toBe(60);
    expect(secondsToWait(full, 3, later)).toBe(40);
    expect(secondsToWait(full, 3, "2026-11-21T10:00:59.900Z")).toBe(1);
    expect(secondsToWait(full, 3, full.expiresAt)).toBeNull();
  });

  test("that is not full lets the next one through", () => {
    expect(secondsToWait(null, 1, now)).toBeNull();
    expect(secondsToWait(full, 4, now)).toBeNull();
  });

  test("counts a call that invites a hundred people a hundred times", () => {
    const many = { ...minute, times: 100 };
    expect(afterAttempt(full, many, now)).toEqual({ ...full, count: 103 });
  });

  test("that is over counts no more", () => {
    expect(afterAttempt(full, minute, full.expiresAt)).toMatchObject({ count: 1 });
  });
});

test("a hundred failed sign-ins a minute are the most for whatever address connects", () => {
  const { perAddress, windowSeconds } = rateLimits.signInFailure;
  expect([perAddress * connectionFactor, windowSeconds]).toEqual([100, 60]);
});

test("every limit counts in some way, by whole positive numbers", () => {
  for (const { windowSeconds, perUid, perAddress, perSubject } of Object.values(rateLimits)) {
    const counts = [perUid, perAddress, perSubject].filter((most) => most !== null);
    expect(counts.length).toBeGreaterThan(0);
    for (const number of [windowSeconds, ...counts])
      expect(number % 1 === 0 && number > 0).toBe(true);
  }
});
