import { expect, test } from "vitest";
import {
  decimalHours,
  formatDuration,
  formatToTheSecond,
  hoursOfSeconds,
  minutesOfSeconds,
  secondsOfHours,
  secondsOfMinutes,
} from "./duration.ts";

test.each([
  [0, "0:00"],
  [27_000, "7:30"],
  [27_029, "7:30"],
  [27_030, "7:31"],
  [360_000, "100:00"],
  [-1800, "-0:30"],
  [-20, "0:00"],
])("%d seconds read as %s hours", (seconds, text) => {
  expect(formatDuration(seconds)).toBe(text);
});

test.each([
  [0, "0:00:00"],
  [25_509, "7:05:09"],
  [25_509.9, "7:05:09"],
  [360_059, "100:00:59"],
  [-3661, "-1:01:01"],
])("%d seconds are %s to the second", (seconds, text) => {
  expect(formatToTheSecond(seconds)).toBe(text);
});

test.each([
  [27_000, "7.50"],
  [56 * 60, "0.93"],
  [18, "0.01"],
  [17, "0.00"],
  [29_700, "8.25"],
  [-900, "-0.25"],
])("%d seconds are %s decimal hours, half a hundredth up", (seconds, text) => {
  expect(decimalHours(seconds)).toBe(text);
});

test("hours and minutes of a form are whole seconds, and are shown as they were typed", () => {
  for (const hours of [0, 0.25, 7.5, 40]) expect(hoursOfSeconds(secondsOfHours(hours))).toBe(hours);
  expect(secondsOfHours(0.33)).toBe(1188);
  expect(secondsOfMinutes(10)).toBe(600);
  expect(minutesOfSeconds(450)).toBe(7.5);
});
