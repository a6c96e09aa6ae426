import { describe, expect, test } from "vitest";
import {
  dayOrderIn,
  instantOfMoment,
  readClockDay,
  readClockTime,
  readMoment,
} from "./read-moment.ts";

const wall = (day: string, time: string, seconds = 0) => ({ kind: "wall", day, time, seconds });

describe("a moment that a clock wrote", () => {
  test.each([
    ["2026-03-09 08:58:31", wall("2026-03-09", "08:58", 31)],
    ["2026-03-09T08:58", wall("2026-03-09", "08:58")],
    ["2026/03/09 8:58", wall("2026-03-09", "08:58")],
    ["3/9/2026 8:58:31 AM", wall("2026-03-09", "08:58", 31)],
    ["03/09/26 5:02 pm", wall("2026-03-09", "17:02")],
    ["Mon 03-09-2026, 12:00 AM", wall("2026-03-09", "00:00")],
    ["9.3.2026 17.30", wall("2026-03-09", "17:30")],
    ["20260309085831", wall("2026-03-09", "08:58", 31)],
    ["202603090858", wall("2026-03-09", "08:58")],
  ])("%s is a wall time", (text, moment) => {
    expect(readMoment(text, "month")).toEqual(moment);
  });

  test.each([
    ["2026-03-09T08:58:31-05:00", "2026-03-09T13:58:31.000Z"],
    ["2026-03-09 08:58Z", "2026-03-09T08:58:00.000Z"],
    ["2026-03-09T08:58:31.250+0530", "2026-03-09T03:28:31.000Z"],
  ])("%s with its offset is an instant", (text, instant) => {
    expect(readMoment(text, "day")).toEqual({ kind: "instant", instant });
  });

  test.each([
    "",
    "Monday",
    "2026-03-09",
    "08:58",
    "2026-13-09 08:58",
    "9/3/2026 25:00",
    "31/2/2026 8:00",
  ])("%j is none", (text) => expect(readMoment(text, "day")).toBeNull());

  test("has the order of its file's country", () => {
    expect(readClockDay("3/9/2026", "month")).toBe("2026-03-09");
    expect(readClockDay("3/9/2026", "day")).toBe("2026-09-03");
    expect(readClockDay("03-09-26", "month")).toBe("2026-03-09");
    expect(readClockDay("3.9.26", "month")).toBe("2026-09-03");
  });

  test("has seconds up to 59", () => {
    expect(readClockTime("8:58:60")).toBeNull();
    expect(readClockTime("11:59:59 p.m.")).toEqual({ time: "23:59", seconds: 59 });
  });
});

describe("a wall time", () => {
  const newYork = "America/New_York";
  const at = (text: string) => {
    const moment = readMoment(text, "month");
    const found = moment === null ? null : instantOfMoment(moment, newYork);
    return found?.kind === "exact" ? found.instant : found?.kind;
  };

  test("is an instant by the zone of its location", () => {
    expect(at("2026-03-09 08:58:31")).toBe("2026-03-09T12:58:31.000Z");
    expect(at("2026-11-01 01:30-04:00")).toBe("2026-11-01T05:30:00.000Z");
  });

  test("is none in the hour that the clocks skip, and two in the one they repeat", () => {
    expect(at("2026-03-08 02:30")).toBe("missing");
    expect(at("2026-11-01 01:30")).toBe("repeated");
  });
});

describe("the order of day and month in a file", () => {
  test("follows from a day above 12", () => {
    expect(dayOrderIn(["3/9/2026 8:00", "3/21/2026 8:00"], "day")).toBe("month");
    expect(dayOrderIn(["3-9-26", "Tue 21-3-26"], "month")).toBe("day");
  });

  test("is that of the country where no day tells, or they contradict each other", () => {
    expect(dayOrderIn(["3/9/2026", "2026-03-21"], "day")).toBe("day");
    expect(dayOrderIn(["3/21/2026", "21/3/2026"], "month")).toBe("month");
  });
});
