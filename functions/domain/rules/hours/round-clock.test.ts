import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { epochSeconds } from "../../kernel/time/instant.ts";
import { localTimeAt } from "../../kernel/time/zone.ts";
import { instantFromSeconds } from "../../kernel/time/instant.ts";
import { roundClock, roundInstant } from "./round-clock.ts";
import { roundingModes } from "../../records/work-rules/work-rules.ts";
import type { RoundingMode, RoundingRule } from "../../records/work-rules/work-rules.ts";

const rule = (mode: RoundingMode, minutes: number, graceSeconds = 0): RoundingRule => ({
  mode,
  intervalSeconds: minutes * 60,
  graceSeconds,
});
const clock = (text: string) => {
  const [hours = 0, minutes = 0, seconds = 0] = text.split(":").map(Number);
  return hours * 3600 + minutes * 60 + seconds;
};

describe("rounding", () => {
  test.each([
    ["down", "08:14:59", "08:00:00"],
    ["up", "08:00:01", "08:15:00"],
    ["up", "08:00:00", "08:00:00"],
    ["nearest", "08:07:00", "08:00:00"],
    ["nearest", "08:08:00", "08:15:00"],
    ["nearest-half-up", "08:07:29", "08:00:00"],
    ["nearest-half-up", "08:07:30", "08:15:00"],
    ["nearest-half-down", "08:07:30", "08:00:00"],
    ["nearest-half-down", "08:07:31", "08:15:00"],
    ["nearest-partial-minute-down", "08:07:59", "08:00:00"],
    ["nearest-partial-minute-down", "08:08:00", "08:15:00"],
    ["nearest-partial-minute-up", "08:06:59", "08:00:00"],
    ["nearest-partial-minute-up", "08:07:00", "08:15:00"],
  ] as const)("%s sends %s to %s at a quarter hour", (mode, from, to) => {
    expect(roundClock(clock(from), rule(mode, 15))).toBe(clock(to));
  });

  test("partial minutes have no meaning at intervals of a minute", () => {
    expect(roundClock(29, rule("nearest-partial-minute-down", 1))).toBe(0);
    expect(roundClock(30, rule("nearest-partial-minute-down", 1))).toBe(60);
    expect(roundClock(30, rule("nearest-partial-minute-up", 1))).toBe(60);
  });

  test("grace keeps a punch just before or after a mark", () => {
    expect(roundClock(clock("16:57:00"), rule("down", 15, 180))).toBe(clock("17:00:00"));
    expect(roundClock(clock("16:56:59"), rule("down", 15, 180))).toBe(clock("16:45:00"));
    expect(roundClock(clock("08:03:00"), rule("up", 15, 180))).toBe(clock("08:00:00"));
    expect(roundClock(clock("08:03:01"), rule("up", 15, 180))).toBe(clock("08:15:00"));
  });

  test.each([
    ["Asia/Kolkata", "2026-11-20T03:40:00.000Z", 60, "09:00"],
    ["Asia/Kathmandu", "2026-11-20T03:17:00.000Z", 30, "09:00"],
  ])("in %s %s goes to the half or whole hour of the wall", (zone, instant, minutes, wall) => {
    const rounded = roundInstant(epochSeconds(instant), rule("nearest", minutes), zone);
    expect(localTimeAt(instantFromSeconds(rounded), zone)).toBe(wall);
  });

  test("moves a time by less than the interval, and rounding again changes nothing", () => {
    const rules = fc
      .record({
        mode: fc.constantFrom(...roundingModes),
        intervalSeconds: fc.constantFrom(1, 15, 60, 300, 360, 900, 1800, 3600),
        grace: fc.double({ min: 0, max: 0.999, noNaN: true }),
      })
      .map(({ mode, intervalSeconds, grace }) => ({
        mode,
        intervalSeconds,
        graceSeconds: Math.floor(grace * intervalSeconds),
      }));
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 200_000 }), rules, (seconds, anyRule) => {
        const rounded = roundClock(seconds, anyRule);
        expect(Math.abs(rounded - seconds)).toBeLessThan(anyRule.intervalSeconds);
        expect(rounded % anyRule.intervalSeconds).toBe(0);
        expect(roundClock(rounded, anyRule)).toBe(rounded);
      }),
    );
  });

  test("nearest never moves a time by more than half the interval", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 90_000 }), (seconds) => {
        const moved = Math.abs(roundClock(seconds, rule("nearest", 15)) - seconds);
        expect(moved).toBeLessThanOrEqual(450);
      }),
    );
  });
});
