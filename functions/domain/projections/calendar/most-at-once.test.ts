import { expect, test } from "vitest";
import { aShiftId } from "../../kernel/ids/ids.test-support.ts";
import { aTimeOff } from "../../records/time-off/time-off-builder.test-support.ts";
import { aPublishedShift } from "../../rules/schedules/shift-builder.test-support.ts";
import { shiftItems, timeOffItems } from "./calendar-items.ts";
import { mostAtOnce } from "./most-at-once.ts";

const day = "2026-11-25";
const week = { from: "2026-11-23", until: "2026-11-29" };
const shifts = (...ranges: readonly (readonly [day: string, range: string])[]) =>
  shiftItems(
    ranges.map(([on, range], index) =>
      aPublishedShift({ id: aShiftId(`s${index}`), day: on, range }),
    ),
    week,
  );

test.each([
  ["no items", [], 0],
  [
    "two after each other, whose times touch",
    [
      [day, "06:00-14:00"],
      [day, "14:00-22:00"],
    ],
    1,
  ],
  [
    "three that overlap in pairs",
    [
      [day, "06:00-14:00"],
      [day, "12:00-18:00"],
      [day, "16:00-22:00"],
    ],
    2,
  ],
  [
    "the same hours on two days",
    [
      [day, "06:00-14:00"],
      ["2026-11-26", "06:00-14:00"],
    ],
    1,
  ],
  [
    "a night and the morning after it",
    [
      [day, "22:00-06:00"],
      ["2026-11-26", "05:00-12:00"],
    ],
    2,
  ],
] as const)("the most at once of %s", (_of, ranges, most) => {
  expect(mostAtOnce(shifts(...ranges))).toBe(most);
});

test("whole days are not counted", () => {
  expect(mostAtOnce(timeOffItems([aTimeOff({ from: day, until: day })], week))).toBe(0);
});
