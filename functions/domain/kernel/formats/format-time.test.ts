import { describe, expect, test } from "vitest";
import type { Formats } from "./formats.ts";
import { deviceFormats } from "./formats.ts";
import { localeOf, unknownReader as british } from "./locale.ts";
import { american } from "./readers.test-support.ts";
import {
  countsToTwelve,
  formatDate,
  formatDay,
  formatDayRange,
  formatDayTime,
  formatLocalSpan,
  formatLocalTime,
  formatLongDay,
  formatShortSpan,
  formatSpan,
  formatTime,
  formatWeekday,
} from "./format-time.ts";

const instant = "2026-11-01T06:30:00.000Z";
const reader = (formats: Partial<Formats>) => localeOf({ ...deviceFormats, ...formats });

test("a time is the wall time of its zone, written as the reader reads it", () => {
  expect(formatTime(instant, "America/New_York", british)).toBe("01:30");
  expect(formatTime(instant, "Asia/Kathmandu", british)).toBe("12:15");
  expect(formatTime(instant, "America/New_York", american)).toBe("1:30 AM");
});

test("a day is written without a zone, so that it never slips to its neighbour", () => {
  expect(formatDay("2026-11-20", british)).toBe("Fri 20 Nov");
  expect(formatDate("2026-01-01", british)).toBe("1 Jan 2026");
  expect(formatLongDay("2026-11-20", american)).toBe("Friday, November 20");
  expect(formatWeekday("2026-11-20", "short", british)).toBe("Fri");
});

test("a wall time is written alike, though it belongs to no day", () => {
  expect(formatLocalTime("09:30", british)).toBe("09:30");
  expect(formatLocalTime("21:05", american)).toBe("9:05 PM");
});

test("a range is written alike from both ends", () => {
  const night = { startsAtLocal: "22:00", endsAtLocal: "06:30" };
  expect(formatLocalSpan(night, british)).toBe("22:00–06:30");
  expect(formatLocalSpan(night, american)).toBe("10:00 PM – 6:30 AM");
});

test("no space is a special one, whatever the engine puts before AM and PM", () => {
  const written = [
    formatTime(instant, "UTC", american),
    formatDayTime(instant, "UTC", american),
    formatDayTime(instant, "UTC", localeOf({ ...british.formats, clock: "12" })),
  ];
  expect(written.join()).not.toMatch(/[^\S ]/u);
  expect(written).toEqual(["6:30 AM", "Nov 1, 2026, 6:30 AM", "1 Nov 2026, 6:30 AM"]);
});

test("day and time come together in the zone given", () => {
  expect(formatDayTime(instant, "Pacific/Auckland", british)).toBe("1 Nov 2026, 19:30");
});

describe("the formats of the reader", () => {
  test("decide the clock, whatever the device counts to", () => {
    const [twelve, twentyFour] = [reader({ clock: "12" }), reader({ clock: "24" })];
    expect(formatTime(instant, "America/New_York", twelve)).toBe("1:30 AM");
    expect(countsToTwelve(twelve)).toBe(true);
    const span = { startsAt: instant, endsAt: "2026-11-01T20:05:00.000Z" };
    expect(formatSpan(span, "UTC", twentyFour)).toBe("06:30–20:05");
    expect(countsToTwelve(twentyFour)).toBe(false);
  });

  test("decide the order of a date", () => {
    const dates = (formats: Partial<Formats>) => {
      const locale = reader(formats);
      return [formatDay("2026-11-20", locale), formatDate("2026-11-20", locale)];
    };
    expect(dates({ dateOrder: "dayFirst" })).toEqual(["Fri 20 Nov", "20 Nov 2026"]);
    expect(dates({ dateOrder: "monthFirst" })).toEqual(["Fri, Nov 20", "Nov 20, 2026"]);
    const yearFirst = reader({ dateOrder: "yearFirst", clock: "24" });
    expect(formatDate("2026-11-20", yearFirst)).toBe("2026-11-20");
    expect(formatDayTime(instant, "Pacific/Auckland", yearFirst)).toBe("2026-11-01, 19:30");
  });

  test("are each reader's own: the same moment for two of them, side by side", () => {
    const moment = (locale: typeof american) => formatDayTime(instant, "Pacific/Auckland", locale);
    const readers = [reader({ clock: "12", dateOrder: "yearFirst" }), british, american];
    expect(readers.map(moment)).toEqual([
      "2026-11-01, 7:30 PM",
      "1 Nov 2026, 19:30",
      "Nov 1, 2026, 7:30 PM",
    ]);
    expect(readers.map(countsToTwelve)).toEqual([true, false, true]);
  });

  test("leave the rest to the reader's device", () => {
    const german = { ...reader({}), device: "de-DE" };
    expect(formatTime(instant, "UTC", german)).toBe("06:30");
    expect(formatTime(instant, "UTC", reader({}))).toBe("6:30 AM");
  });
});

test("days from-to drop what repeats", () => {
  expect(formatDayRange("2026-11-15", "2026-11-21", american)).toBe("Nov 15 – 21, 2026");
  expect(formatDayRange("2026-11-29", "2026-12-05", american)).toBe("Nov 29 – Dec 5, 2026");
  expect(formatDayRange("2026-12-28", "2027-01-03", british)).toBe("28 Dec 2026 – 3 Jan 2027");
  expect(formatDayRange("2026-11-15", "2026-11-15", american)).toBe("Nov 15, 2026");
  const iso = localeOf({ ...american.formats, dateOrder: "yearFirst" });
  expect(formatDayRange("2026-11-15", "2026-11-21", iso)).toBe("2026-11-15 – 2026-11-21");
});

test.each([
  ["06:00", "14:30", "6a–2:30p"],
  ["12:00", "00:00", "12p–12a"],
  ["00:15", "12:05", "12:15a–12:05p"],
])("in a narrow cell %s to %s is %s where people count to twelve", (...[from, to, text]) => {
  const span = { startsAtLocal: from, endsAtLocal: to };
  expect(formatShortSpan(span, american)).toBe(text);
  expect(formatShortSpan(span, british)).toBe(`${from}–${to}`);
});
