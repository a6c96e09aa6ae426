import { describe, expect, test } from "vitest";
import { elapsedSeconds } from "./instant.ts";
import { addDays } from "./local-date.ts";
import {
  dayStart,
  localDateAt,
  localTimeAt,
  offsetAt,
  resolveWallTime,
  timeZoneSchema,
} from "./zone.ts";

describe("days of a zone", () => {
  test.each([
    ["America/New_York", "2026-11-20", 24],
    ["America/New_York", "2024-03-10", 23],
    ["America/New_York", "2024-11-03", 25],
    ["Australia/Lord_Howe", "2026-10-04", 23.5],
    ["Australia/Lord_Howe", "2027-04-04", 24.5],
    ["America/Santiago", "2026-09-06", 23],
    ["Africa/Cairo", "2010-09-30", 25],
    ["Pacific/Apia", "2011-12-30", 0],
  ])("a day in %s, %s, lasts %d hours", (timeZone, date, hours) => {
    const length = elapsedSeconds(dayStart(date, timeZone), dayStart(addDays(date, 1), timeZone));
    expect(length / 3600).toBe(hours);
  });

  test("a day without midnight begins when the clocks have jumped over it", () => {
    expect(dayStart("2026-09-06", "America/Santiago")).toBe("2026-09-06T04:00:00.000Z");
    expect(localTimeAt("2026-09-06T04:00:00.000Z", "America/Santiago")).toBe("01:00");
  });

  test("a day whose midnight is repeated begins at the first one", () => {
    expect(dayStart("2026-11-01", "America/Havana")).toBe("2026-11-01T04:00:00.000Z");
  });

  test("the date and time on the wall follow the zone's offset", () => {
    expect(localDateAt("2026-11-21T03:30:00.000Z", "America/New_York")).toBe("2026-11-20");
    expect(localTimeAt("2026-11-21T03:30:59.999Z", "Asia/Kathmandu")).toBe("09:15");
    expect(offsetAt("2026-11-21T03:30:00.000Z", "Asia/Kolkata")).toBe("+05:30");
    expect(offsetAt("2026-11-21T03:30:00.000Z", "America/St_Johns")).toBe("-03:30");
    expect(offsetAt("1970-01-01T00:00:00.000Z", "Africa/Monrovia")).toBe("-00:44:30");
  });
});

describe("a wall time", () => {
  test("is one instant on an ordinary day", () => {
    expect(resolveWallTime("2026-11-20", "09:00", "Europe/Berlin")).toEqual({
      kind: "exact",
      instant: "2026-11-20T08:00:00.000Z",
    });
  });

  test("is two instants in the hour that repeats", () => {
    expect(resolveWallTime("2026-11-01", "01:30", "America/New_York")).toEqual({
      kind: "repeated",
      first: "2026-11-01T05:30:00.000Z",
      second: "2026-11-01T06:30:00.000Z",
    });
  });

  test("is none in the hour that the clocks jump over", () => {
    expect(resolveWallTime("2027-03-14", "02:30", "America/New_York")).toEqual({
      kind: "missing",
      instant: "2027-03-14T07:00:00.000Z",
      before: { date: "2027-03-14", time: "02:00" },
      after: { date: "2027-03-14", time: "03:00" },
    });
  });

  test("is none on a day that a zone left out", () => {
    expect(resolveWallTime("2011-12-30", "12:00", "Pacific/Apia")).toEqual({
      kind: "missing",
      instant: "2011-12-30T10:00:00.000Z",
      before: { date: "2011-12-30", time: "00:00" },
      after: { date: "2011-12-31", time: "00:00" },
    });
  });

  test("at the end of the repeated hour is exact again", () => {
    expect(resolveWallTime("2026-11-01", "02:00", "America/New_York").kind).toBe("exact");
    expect(resolveWallTime("2026-11-01", "01:00", "America/New_York").kind).toBe("repeated");
  });
});

test("a zone is an IANA name; an offset or an unknown name is refused", () => {
  expect(timeZoneSchema.safeParse("America/New_York").success).toBe(true);
  expect(timeZoneSchema.safeParse("+05:00").success).toBe(false);
  expect(timeZoneSchema.safeParse("Mars/Olympus").success).toBe(false);
});
