import { expect, test } from "vitest";
import { parseTypedShift } from "./typed-shift.ts";

test.each([
  ["9-5", "09:00", "17:00", null],
  ["9-17:30", "09:00", "17:30", null],
  ["930a-2p", "09:30", "14:00", null],
  ["9-5 30m", "09:00", "17:00", 1800],
  [" 22-6 45 min ", "22:00", "06:00", 2700],
] as const)("%s is from %s to %s with a break of %s", (text, startsAt, endsAt, pause) => {
  expect(parseTypedShift(text)).toEqual({
    range: { startsAt, endsAt },
    unpaidBreakSeconds: pause,
  });
});

test.each(["9", "9-5 241m", "9-5 soon", "", "30m"])("%s is not a shift", (text) => {
  expect(parseTypedShift(text)).toBeNull();
});
