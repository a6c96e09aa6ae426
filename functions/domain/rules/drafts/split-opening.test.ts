import { expect, test } from "vitest";
import { splitOpening } from "./split-opening.ts";

const partsOf = (opensAt: string, closesAt: string) =>
  splitOpening({ opensAt, closesAt }).map(
    (part) => `${part.startsAtLocal}-${part.endsAtLocal}${part.daysLater === 1 ? " next day" : ""}`,
  );

test.each([
  ["09:00", "17:00", ["09:00-17:00"]],
  ["08:00", "17:00", ["08:00-17:00"]],
  ["07:00", "19:00", ["07:00-13:00", "13:00-19:00"]],
  ["06:30", "20:15", ["06:30-13:30", "13:30-20:15"]],
  ["06:00", "01:00", ["06:00-12:30", "12:30-18:30", "18:30-01:00"]],
  ["18:00", "06:00", ["18:00-00:00", "00:00-06:00 next day"]],
  ["00:00", "00:00", ["00:00-08:00", "08:00-16:00", "16:00-00:00"]],
])("open from %s to %s is worked in %j", (opensAt, closesAt, parts) => {
  expect(partsOf(opensAt, closesAt)).toEqual(parts);
});

test("the parts add up to the opening hours", () => {
  const seconds = splitOpening({ opensAt: "05:45", closesAt: "23:10" }).map((part) => part.seconds);
  expect(seconds.reduce((sum, one) => sum + one, 0)).toBe((17 * 60 + 25) * 60);
  expect(Math.max(...seconds)).toBeLessThanOrEqual(9 * 3600);
});
