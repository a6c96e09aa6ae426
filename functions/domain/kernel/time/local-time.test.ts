import { expect, test } from "vitest";
import { localTimeSchema, parseLocalTime, parseTimeRange } from "./local-time.ts";

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
  ["6a-3p", "06:00", "15:00"],
  ["6-3p", "06:00", "15:00"],
  ["6-15", "06:00", "15:00"],
  ["9:30a – 5p", "09:30", "17:00"],
  ["0600-1500", "06:00", "15:00"],
  ["0600AM-0300PM", "06:00", "15:00"],
  ["10:00 PM–6:00\u202fAM", "22:00", "06:00"],
  ["9h-17h30", "09:00", "17:30"],
  ["9−17", "09:00", "17:00"],
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

test.each([
  ["6a", "06:00"],
  ["0600AM", "06:00"],
  ["0600", "06:00"],
  ["6:00", "06:00"],
  ["18", "18:00"],
  ["6 pm", "18:00"],
  ["6:30\u202fPM", "18:30"],
  ["12a", "00:00"],
  ["12 pm", "12:00"],
  ["930", "09:30"],
  ["18h15", "18:15"],
  [" 9.05 ", "09:05"],
])("'%s' typed into a time box means %s", (text, time) => {
  expect(parseLocalTime(text)).toBe(time);
});

test.each(["", "24", "25", "6:75", "13p", "9-5", "noon", "123456"])(
  "'%s' is not a time",
  (text) => {
    expect(parseLocalTime(text)).toBeNull();
  },
);
