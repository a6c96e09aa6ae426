import { expect, test } from "vitest";
import {
  formatDate,
  formatDay,
  formatDayTime,
  formatLongDay,
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

test("day and time come together in the zone given", () => {
  expect(formatDayTime(instant, "Pacific/Auckland", "en-GB")).toBe("1 Nov 2026, 19:30");
});
