import { describe, expect, test } from "vitest";
import { daysTouched } from "./days-touched.ts";

const newYork = "America/New_York";

describe("the days that a span touches", () => {
  test.each([
    ["one within a day", "2026-11-20T14:00:00.000Z", "2026-11-20T22:00:00.000Z", ["2026-11-20"]],
    [
      "both sides of midnight for a night",
      "2026-11-21T03:00:00.000Z",
      "2026-11-21T11:00:00.000Z",
      ["2026-11-20", "2026-11-21"],
    ],
    [
      "not the day at whose midnight it ends",
      "2026-11-20T21:00:00.000Z",
      "2026-11-21T05:00:00.000Z",
      ["2026-11-20"],
    ],
    [
      "the next day as well while it lasts",
      "2026-11-21T03:00:00.000Z",
      null,
      ["2026-11-20", "2026-11-21"],
    ],
  ])("are %s", (...[, startsAt, endsAt, expected]) => {
    expect(daysTouched({ startsAt, endsAt }, newYork)).toEqual(expected);
  });
});
