import { expect, test } from "vitest";
import { onDevice } from "./readers.test-support.ts";
import { hoursText, readHours } from "./hours-text.ts";

test.each([
  [null, ""],
  [0, "0"],
  [144_000, "40"],
  [135_000, "37.5"],
  [135_036, "37.51"],
])("%s seconds a week are written %j", (seconds, text) => {
  expect(hoursText(seconds, onDevice)).toBe(text);
});

test.each([
  ["37.5", 135_000],
  ["37,5", 135_000],
  [" 8 ", 28_800],
  ["", null],
  ["-1", null],
  ["8 h", null],
  ["1e3", null],
])("the hours %j are %s seconds", (text, seconds) => {
  expect(readHours(text)).toBe(seconds);
});
