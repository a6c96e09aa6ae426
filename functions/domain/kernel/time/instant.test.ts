import fc from "fast-check";
import { expect, test } from "vitest";
import {
  elapsedSeconds,
  epochSeconds,
  instantFromMilliseconds,
  instantFromSeconds,
  instantSchema,
  instantAfter,
} from "./instant.ts";

test("an instant is read as its whole seconds, milliseconds cut off", () => {
  expect(epochSeconds("1970-01-01T00:00:00.999Z")).toBe(0);
  expect(epochSeconds("2026-11-01T06:30:15.000Z")).toBe(Date.UTC(2026, 10, 1, 6, 30, 15) / 1000);
});

test("reading and writing an instant agree with the platform's calendar", () => {
  const within = { min: Date.UTC(1900, 0, 1), max: Date.UTC(2200, 0, 1) };
  fc.assert(
    fc.property(fc.integer(within), (milliseconds) => {
      const instant = instantFromMilliseconds(milliseconds);
      expect(instantSchema.safeParse(instant).success).toBe(true);
      expect(epochSeconds(instant)).toBe(Math.floor(milliseconds / 1000));
      expect(instantFromSeconds(epochSeconds(instant)).slice(0, 19)).toBe(instant.slice(0, 19));
    }),
  );
});

test("elapsed time ignores clock changes", () => {
  expect(elapsedSeconds("2026-11-01T02:00:00.000Z", "2026-11-01T11:00:00.000Z")).toBe(9 * 3600);
});

test("an instant that does not exist, or is written otherwise, is refused", () => {
  for (const text of [
    "2026-02-29T00:00:00.000Z",
    "2026-01-01T24:00:00.000Z",
    "2026-01-01T00:00:00Z",
    "2026-01-01T00:00:00.000+01:00",
  ]) {
    expect(instantSchema.safeParse(text).success).toBe(false);
  }
});

test("so many seconds after an instant, or before it", () => {
  expect(instantAfter("2026-03-02T00:00:00.000Z", -600)).toBe("2026-03-01T23:50:00.000Z");
  expect(instantAfter("2026-03-02T23:59:59.000Z", 1)).toBe("2026-03-03T00:00:00.000Z");
});
