import { expect, test } from "vitest";
import { localTimeSchema, parseTimeRange } from "./local-time.ts";

test.each([
  ["9-5", "09:00", "17:00"],
  ["9-17:30", "09:00", "17:30"],
  ["930a-2p", "09:30", "14:00"],
  ["22-6", "22:00", "06:00"],
  ["16-24", "16:00", "00:00"],
  ["0-24", "00:00", "00:00"],
  ["9 to 1", "09:00", "13:00"],
  ["11-3p", "11:00", "15:00"],
  ["1-5p", "13:00", "17:00"],
  ["10-2a", "22:00", "02:00"],
  ["5p-9", "17:00", "21:00"],
  ["12a-12p", "00:00", "12:00"],
  ["12-8", "12:00", "20:00"],
  ["7-11", "07:00", "11:00"],
  ["09-05", "09:00", "05:00"],
  ["8:15 – 16.45", "08:15", "16:45"],
  ["10 p.m. - 6 a.m.", "22:00", "06:00"],
])("'%s' typed into a cell means %s to %s", (text, startsAt, endsAt) => {
  expect(parseTimeRange(text)).toEqual({ startsAt, endsAt });
});

test.each(["", "9", "9-", "9-5-6", "25-26", "13p-2p", "9:60-10", "24-6", "0a-5", "nine-five"])(
  "'%s' is not a range of times",
  (text) => {
    expect(parseTimeRange(text)).toBeNull();
  },
);

test("a time runs from 00:00 to 23:59", () => {
  expect(localTimeSchema.safeParse("23:59").success).toBe(true);
  expect(localTimeSchema.safeParse("24:00").success).toBe(false);
  expect(localTimeSchema.safeParse("9:00").success).toBe(false);
});
