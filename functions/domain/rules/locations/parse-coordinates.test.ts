import { describe, expect, test } from "vitest";
import { degreesText, parseCoordinates, parseDegrees } from "./parse-coordinates.ts";

test.each([
  ["-74.0456", -74.0456],
  ["−74.0456", -74.0456],
  ["47.66871", 47.66871],
  ["47,66871", 47.66871],
  ["0", 0],
  ["74.006 W", -74.006],
  ["W 74.006", -74.006],
  ["33.8688° S", -33.8688],
  ["74° 0′ 21.6″ W", -74.006],
  ["74°0'21.6\"W", -74.006],
  ["40 42.768 N", 40.7128],
  ["+8,25", 8.25],
])("%s is %f degrees", (text, degrees) => expect(parseDegrees(text)).toBe(degrees));

test.each(["", "-", "north", "181", "40° 61′ N", "N 40 S", "-40 S", "1e2", "40.7.1"])(
  "'%s' is no angle",
  (text) => expect(parseDegrees(text)).toBeNull(),
);

describe("coordinates pasted into one field", () => {
  const newYork = { latitude: 40.7128, longitude: -74.006 };
  test.each([
    "40.7128, -74.0060",
    "40.7128,-74.0060",
    "40.7128 -74.0060",
    "40,7128; -74,0060",
    "40,7128 -74,0060",
    "40.7128\t-74.0060",
    "40.7128° N, 74.0060° W",
    "N 40.7128, W 74.0060",
    "74.0060 W, 40.7128 N",
    "40° 42′ 46.08″ N 74° 0′ 21.6″ W",
    "40°42'46.08\"N 74°00'21.6\"W",
  ])("%s are both", (text) => expect(parseCoordinates(text)).toEqual(newYork));

  test.each(["40.7128", "Broadway 4, New York", "95, -74", "40 N, 74 N", "40 E, 74 E", ""])(
    "'%s' are not two",
    (text) => expect(parseCoordinates(text)).toBeNull(),
  );
});

test("a coordinate is shown with the point of maps in every language, and no exponent", () => {
  const shown = [-74.0456, 47.66871, 0.0000001, 12, null].map(degreesText);
  expect(shown).toEqual(["-74.0456", "47.66871", "0.0000001", "12", ""]);
});
