import { describe, expect, test } from "vitest";
import type { PunchKind } from "../../records/time-entries/punch-record.ts";
import { pairPunches } from "./pair-punches.ts";

const at = (time: string, day = "09") =>
  `2026-03-${day}T${time}${time.length === 5 ? ":00" : ""}.000Z`;

/** Punches by "in 09:00", "out 17:00", "break 12:00", "back 12:30", "? 09:00"; lines from 2 on. */
function paired(...told: (string | [told: string, day: string])[]) {
  const kinds: Record<string, PunchKind | null> = {
    in: "clockIn",
    out: "clockOut",
    break: "startBreak",
    back: "endBreak",
    "?": null,
  };
  return pairPunches(
    told.map((one, index) => {
      const [text, day] = typeof one === "string" ? [one] : one;
      const [kind = "", time = ""] = text.split(" ");
      return { line: index + 2, at: at(time, day), kind: kinds[kind] ?? null };
    }),
  );
}

const spans = ({ works }: ReturnType<typeof pairPunches>) =>
  works.map(({ startsAt, endsAt }) => [startsAt.slice(8, 16), endsAt?.slice(8, 16) ?? null]);

describe("punches of a file", () => {
  test("make work with its breaks, in whatever order the file has them", () => {
    const { works, unpaired } = paired("out 17:00", "in 09:00", "back 12:30", "break 12:00");
    expect(unpaired).toEqual([]);
    expect(works).toEqual([
      {
        lines: [3, 5, 4, 2],
        startsAt: at("09:00"),
        endsAt: at("17:00"),
        breaks: [{ startsAt: at("12:00"), endsAt: at("12:30") }],
      },
    ]);
  });

  test("reach over midnight, up to 24 hours", () => {
    expect(spans(paired("in 22:00", ["out 06:00", "10"]))).toEqual([["09T22:00", "10T06:00"]]);
    const late = paired("in 09:00", ["out 09:01", "10"]);
    expect(spans(late)).toEqual([["09T09:00", null]]);
    expect(late.unpaired).toEqual([{ line: 3, at: at("09:01", "10"), reason: "noClockIn" }]);
  });

  test("without a clock-out stay open when the next clock-in comes", () => {
    expect(spans(paired("in 09:00", ["in 09:00", "10"], ["out 17:00", "10"]))).toEqual([
      ["09T09:00", null],
      ["10T09:00", "10T17:00"],
    ]);
  });

  test("without a clock-in are left out and named", () => {
    expect(
      paired("out 17:00", "break 18:00").unpaired.map(({ line, reason }) => [line, reason]),
    ).toEqual([
      [2, "noClockIn"],
      [3, "noClockIn"],
    ]);
  });

  test("of a break need both its ends, and a clock-out is one", () => {
    const forgotten = paired("in 09:00", "break 16:30", "out 17:00");
    expect(forgotten.works[0]?.breaks).toEqual([{ startsAt: at("16:30"), endsAt: at("17:00") }]);
    const odd = paired(
      "in 09:00",
      "back 10:00",
      "break 11:00",
      "break 11:30",
      "back 12:00",
      "out 17:00",
    );
    expect(odd.works[0]?.breaks).toEqual([{ startsAt: at("11:00"), endsAt: at("12:00") }]);
    expect(odd.unpaired.map(({ line, reason }) => [line, reason])).toEqual([
      [3, "noBreakStart"],
      [5, "breakRunning"],
    ]);
    const open = paired("in 09:00", "break 12:00", ["in 09:00", "10"]);
    expect(open.unpaired).toEqual([{ line: 3, at: at("12:00"), reason: "noBreakEnd" }]);
    expect(open.works[0]?.breaks).toEqual([]);
  });

  test("that were tapped twice within a minute count once", () => {
    const twice = paired("in 09:00:00", "in 09:00:59", "out 17:00", "out 17:00");
    expect(spans(twice)).toEqual([["09T09:00", "09T17:00"]]);
    expect(twice.repeated).toEqual([3, 5]);
    expect(spans(paired("in 09:00:00", "in 09:01:00", "out 17:00"))).toHaveLength(2);
  });

  test("that follow each other at one moment end the first work before the next begins", () => {
    expect(spans(paired("in 09:00", "in 13:00", "out 13:00", "out 17:00"))).toEqual([
      ["09T09:00", "09T13:00"],
      ["09T13:00", "09T17:00"],
    ]);
  });
});

describe("punches without a kind", () => {
  test("alternate", () => {
    expect(spans(paired("? 09:00", "? 12:00", "? 12:30", "? 17:00"))).toEqual([
      ["09T09:00", "09T12:00"],
      ["09T12:30", "09T17:00"],
    ]);
  });

  test("begin again after 16 hours, so that one forgotten punch does not turn all others", () => {
    expect(spans(paired("? 09:00", ["? 09:00", "10"], ["? 17:00", "10"]))).toEqual([
      ["09T09:00", null],
      ["10T09:00", "10T17:00"],
    ]);
  });
});
