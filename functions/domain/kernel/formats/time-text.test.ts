import { expect, test } from "vitest";
import { american, german } from "./readers.test-support.ts";
import { deviceFormats } from "./formats.ts";
import type { TimeRange } from "../time/local-time.ts";
import { parseLocalTime, parseTimeRange } from "../time/local-time.ts";
import { localeOf } from "./locale.ts";
import { endsNextDay, rangeText, timeText } from "./time-text.ts";

const clocks = (["12", "24", "automatic"] as const).map((clock) =>
  localeOf({ ...deviceFormats, clock }),
);
const times = ["00:00", "00:30", "06:00", "11:59", "12:00", "12:30", "15:00", "23:45"];

test.each(clocks)(
  "a field shows a time as it can be typed again, clock $formats.clock",
  (locale) => {
    for (const time of times) expect(parseLocalTime(timeText(time, locale))).toBe(time);
  },
);

test.each(clocks)(
  "a field shows a range as it can be typed again, clock $formats.clock",
  (locale) => {
    for (const startsAt of times) {
      for (const endsAt of times) {
        expect(parseTimeRange(rangeText({ startsAt, endsAt }, locale))).toEqual({
          startsAt,
          endsAt,
        });
      }
    }
  },
);

test("a range is shown in the reader's format", () => {
  const day = { startsAt: "06:00", endsAt: "15:00" };
  expect(rangeText(day, american)).toMatch(/^6:00 AM.+3:00 PM$/u);
  expect(rangeText(day, german)).toMatch(/^06:00.+15:00$/u);
});

test.each<[TimeRange, boolean]>([
  [{ startsAt: "09:00", endsAt: "17:00" }, false],
  [{ startsAt: "22:00", endsAt: "06:00" }, true],
  [{ startsAt: "00:00", endsAt: "00:00" }, true],
])("%j ends on the next day: %s", (range, isNextDay) => {
  expect(endsNextDay(range)).toBe(isNextDay);
});
