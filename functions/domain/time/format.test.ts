import { afterEach, describe, expect, test } from "vitest";
import type { Formats } from "../formats/formats.ts";
import { deviceFormats, setPresentFormats } from "../formats/formats.ts";
import {
  countsToTwelve,
  formatDate,
  formatDay,
  formatDayTime,
  formatLocalTime,
  formatLongDay,
  formatSpan,
  formatTime,
  formatWeekday,
} from "./format.ts";

const instant = "2026-11-01T06:30:00.000Z";

test("a time is the wall time of its zone, written as the locale writes it", () => {
  expect(formatTime(instant, "America/New_York", "en-GB")).toBe("01:30");
  expect(formatTime(instant, "Asia/Kathmandu", "en-GB")).toBe("12:15");
  expect(formatTime(instant, "America/New_York", "en-US")).toMatch(/^1:30\sAM$/u);
});

test("a day is written without a zone, so that it never slips to its neighbour", () => {
  expect(formatDay("2026-11-20", "en-GB")).toBe("Fri 20 Nov");
  expect(formatDate("2026-01-01", "en-GB")).toBe("1 Jan 2026");
  expect(formatLongDay("2026-11-20", "en-US")).toBe("Friday, November 20");
  expect(formatWeekday("2026-11-20", "short", "de-DE")).toBe("Fr");
});

test("a wall time is written alike, though it belongs to no day", () => {
  expect(formatLocalTime("09:30", "en-GB")).toBe("09:30");
  expect(formatLocalTime("21:05", "en-US")).toMatch(/^9:05\sPM$/u);
});

test("day and time come together in the zone given", () => {
  expect(formatDayTime(instant, "Pacific/Auckland", "en-GB")).toBe("1 Nov 2026, 19:30");
});

describe("the formats of the reader", () => {
  const read = (formats: Partial<Formats>) => setPresentFormats({ ...deviceFormats, ...formats });
  afterEach(() => setPresentFormats(deviceFormats));

  test("decide the clock, whatever the device counts to", () => {
    read({ clock: "12" });
    expect(formatTime(instant, "America/New_York")).toMatch(/^1:30\s(AM|am)$/u);
    expect(countsToTwelve()).toBe(true);
    read({ clock: "24" });
    const span = { startsAt: instant, endsAt: "2026-11-01T20:05:00.000Z" };
    expect(formatSpan(span, "UTC")).toBe("06:30–20:05");
    expect(countsToTwelve()).toBe(false);
  });

  test("decide the order of a date", () => {
    read({ dateOrder: "dayFirst" });
    expect([formatDay("2026-11-20"), formatDate("2026-11-20")]).toEqual([
      "Fri 20 Nov",
      "20 Nov 2026",
    ]);
    read({ dateOrder: "monthFirst" });
    expect([formatDay("2026-11-20"), formatDate("2026-11-20")]).toEqual([
      "Fri, Nov 20",
      "Nov 20, 2026",
    ]);
    read({ dateOrder: "yearFirst", clock: "24" });
    expect(formatDate("2026-11-20")).toBe("2026-11-20");
    expect(formatDayTime(instant, "Pacific/Auckland")).toBe("2026-11-01, 19:30");
  });

  test("say nothing where a locale is given", () => {
    read({ clock: "12", dateOrder: "yearFirst" });
    expect(formatDayTime(instant, "Pacific/Auckland", "en-GB")).toBe("1 Nov 2026, 19:30");
    expect(formatDate("2026-11-20", "en-GB")).toBe("20 Nov 2026");
    expect(countsToTwelve("de-DE")).toBe(false);
  });
});
