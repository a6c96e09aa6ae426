import { describe, expect, test } from "vitest";
import type { Repeat, WallSpan } from "./wall-span.ts";
import { spanFromWallTimes } from "./wall-span.ts";

const zone = "America/New_York";
const at = (time: string, repeat: Repeat | null = null) => ({ time, repeat });
const worked = (day: string, from: string, to: string, change: Partial<WallSpan> = {}) =>
  spanFromWallTimes({ day, startsAt: at(from), endsAt: at(to), breaks: [], ...change }, zone);

describe("worked time written as wall times", () => {
  test("an end before the start lies on the next day", () => {
    expect(worked("2026-11-10", "22:00", "06:00")).toEqual({
      kind: "span",
      span: {
        startsAt: "2026-11-11T03:00:00.000Z",
        endsAt: "2026-11-11T11:00:00.000Z",
        breaks: [],
      },
    });
  });

  test("a break after midnight belongs to the night that it interrupts", () => {
    const taken = { startsAt: at("02:00"), endsAt: at("02:30"), isPaid: false };
    const outcome = worked("2026-11-10", "22:00", "06:00", { breaks: [taken] });
    expect(outcome).toMatchObject({
      span: {
        breaks: [{ startsAt: "2026-11-11T07:00:00.000Z", endsAt: "2026-11-11T07:30:00.000Z" }],
      },
    });
  });

  test("a time in the missing hour is a problem of its field", () => {
    const outcome = worked("2026-03-08", "02:30", "10:00");
    expect(outcome).toMatchObject({ kind: "problems" });
    expect(outcome.kind === "problems" && outcome.problems["startsAt"]).toEqual({
      code: "missingHour",
      fields: { time: "02:30", day: "2026-03-08" },
    });
  });

  test("a time in the repeated hour asks which of the two is meant", () => {
    const open = worked("2026-11-01", "01:30", "10:00");
    expect(open.kind === "problems" && Object.keys(open.problems)).toEqual(["startsAt"]);
    const second = worked("2026-11-01", "01:30", "10:00", { startsAt: at("01:30", "second") });
    expect(second).toMatchObject({ span: { startsAt: "2026-11-01T06:30:00.000Z" } });
  });

  test("a break outside the worked time, or over another break, is refused", () => {
    const early = { startsAt: at("08:00"), endsAt: at("08:30"), isPaid: false };
    expect(worked("2026-11-10", "09:00", "17:00", { breaks: [early] }).kind).toBe("problems");
    const noon = { startsAt: at("12:00"), endsAt: at("12:30"), isPaid: false };
    const both = { breaks: [noon, { ...noon, startsAt: at("12:15"), endsAt: at("12:45") }] };
    const outcome = worked("2026-11-10", "09:00", "17:00", both);
    expect(outcome.kind === "problems" && Object.keys(outcome.problems)).toEqual([
      "breaks.1.startsAt",
    ]);
  });
});
