import fc from "fast-check";
import { expect, test } from "vitest";
import { intersect, overlaps, splitAt, subtractAll } from "./interval.ts";

const nine = { startsAt: 9, endsAt: 17 };

test("intervals that touch do not overlap", () => {
  expect(overlaps(nine, { startsAt: 17, endsAt: 20 })).toBe(false);
  expect(overlaps(nine, { startsAt: 16, endsAt: 20 })).toBe(true);
  expect(intersect(nine, { startsAt: 16, endsAt: 20 })).toEqual({ startsAt: 16, endsAt: 17 });
  expect(intersect(nine, { startsAt: 17, endsAt: 20 })).toBeNull();
});

test("a boundary at an end of the interval cuts nothing", () => {
  expect(splitAt(nine, [9, 17, 12])).toEqual([
    { startsAt: 9, endsAt: 12 },
    { startsAt: 12, endsAt: 17 },
  ]);
});

test("breaks that overlap each other are taken out once", () => {
  const breaks = [
    { startsAt: 12, endsAt: 14 },
    { startsAt: 11, endsAt: 13 },
    { startsAt: 16, endsAt: 20 },
  ];
  expect(subtractAll(nine, breaks)).toEqual([
    { startsAt: 9, endsAt: 11 },
    { startsAt: 14, endsAt: 16 },
  ]);
});

test("splitting never changes the sum", () => {
  const seconds = fc.integer({ min: 0, max: 1000 });
  fc.assert(
    fc.property(seconds, seconds, fc.array(seconds), (from, length, boundaries) => {
      const pieces = splitAt({ startsAt: from, endsAt: from + length }, boundaries);
      const sum = pieces.reduce((total, piece) => total + piece.endsAt - piece.startsAt, 0);
      expect(sum).toBe(length);
      expect(pieces.every((piece) => piece.endsAt > piece.startsAt)).toBe(true);
    }),
  );
});

test("what is taken out and what is left add up to the whole", () => {
  const seconds = fc.integer({ min: 0, max: 100 });
  const part = fc.tuple(seconds, seconds).map(([a, b]) => ({
    startsAt: Math.min(a, b),
    endsAt: Math.max(a, b),
  }));
  fc.assert(
    fc.property(part, fc.array(part), (whole, parts) => {
      const left = subtractAll(whole, parts);
      for (let at = whole.startsAt; at < whole.endsAt; at += 1) {
        const isTaken = parts.some((piece) => at >= piece.startsAt && at < piece.endsAt);
        const isLeft = left.some((piece) => at >= piece.startsAt && at < piece.endsAt);
        expect(isLeft).toBe(!isTaken);
      }
    }),
  );
});
