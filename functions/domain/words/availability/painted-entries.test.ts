import { describe, expect, test } from "vitest";
import { anEntry, onDays } from "../../records/employees/an-availability-entry.test-support.ts";
import type { AvailabilityEntry, StatedKind } from "../../records/employees/availability.ts";
import { unknownReader } from "../../kernel/formats/locale.ts";
import { entryWords } from "./availability-words.ts";
import { entriesAfterPainting } from "../../rules/availability/entries-after-painting.ts";
import type { PaintScope } from "../../rules/availability/painted-week.ts";
import { noStrokes, stroke } from "../../rules/availability/painted-week.ts";

/** A Monday. */
const weekStart = "2026-11-23";
const today = "2026-11-26";

type Stroke = readonly [kind: StatedKind | null, days: string, hours: string];

/** Days are "0-4" from Monday, hours "9-17". */
function painted(entries: readonly AvailabilityEntry[], scope: PaintScope, strokes: Stroke[]) {
  const numbers = (text: string) => text.split("-").map(Number);
  const all = strokes.reduce((before, [kind, days, hours]) => {
    const [firstDay = 0, lastDay = firstDay] = numbers(days);
    const [start = 0, end = 0] = numbers(hours);
    return stroke(before, { firstDay, lastDay, start: start * 60, end: end * 60 }, kind);
  }, noStrokes);
  return entriesAfterPainting(entries, { scope, weekStart, strokes: all }, today);
}

const said = (entries: readonly AvailabilityEntry[]) =>
  entries.map((entry) => `${entry.kind}: ${entryWords(entry, today, unknownReader)}`);

describe("painting every week", () => {
  test("writes the same times of several days as one entry, and whole days without times", () => {
    expect(said(painted([], "everyWeek", [["unavailable", "0-4", "9-17"]]))).toEqual([
      "unavailable: Mondays to Fridays, 09:00–17:00",
    ]);
    expect(said(painted([], "everyWeek", [["unavailable", "5-6", "0-24"]]))).toEqual([
      "unavailable: Saturdays and Sundays, all day",
    ]);
  });

  test("writes nights as one entry, also that from Sunday to Monday", () => {
    const nights: Stroke[] = [
      ["unavailable", "0-6", "22-24"],
      ["unavailable", "0-6", "0-6"],
    ];
    expect(said(painted([], "everyWeek", nights))).toEqual(["unavailable: Every day, 22:00–06:00"]);
  });

  test("joins what is painted with the entry beside it", () => {
    const evening = anEntry({ range: "18:00-22:00" });
    expect(said(painted([evening], "everyWeek", [["unavailable", "4", "14-18"]]))).toEqual([
      "unavailable: Fridays, 14:00–22:00",
    ]);
  });

  test("cuts what is available again from an entry, which keeps its last day and note", () => {
    const lesson = anEntry({ until: "2026-12-18", note: "Class", range: "09:00-17:00" });
    const after = painted([lesson], "everyWeek", [[null, "4", "12-13"]]);
    expect(said(after)).toEqual([
      "unavailable: Fridays, 09:00–12:00, until 18 Dec 2026",
      "unavailable: Fridays, 13:00–17:00, until 18 Dec 2026",
    ]);
    expect(after.map(({ note }) => note)).toEqual(["Class", "Class"]);
    expect(painted([lesson], "everyWeek", [[null, "0-6", "0-24"]])).toEqual([]);
  });

  test("leaves entries for certain days, those that are over, and what it is not about", () => {
    const entries = [
      onDays("2026-12-24", "2026-12-26"),
      anEntry({ until: "2026-06-30" }),
      anEntry({ weekdays: ["monday"], range: "08:15-09:20", note: "Class" }),
    ];
    const after = painted(entries, "everyWeek", [["preferred", "2", "6-12"]]);
    expect(after.slice(0, 3)).toEqual(entries);
    expect(said(after.slice(3))).toEqual(["preferred: Wednesdays, 06:00–12:00"]);
  });
});

describe("painting one week", () => {
  const fridays = anEntry({ range: "14:00-22:00" });

  test("leaves the weekly entries, and writes days in a row as one entry", () => {
    expect(said(painted([fridays], "oneWeek", [["unavailable", "0-3", "9-17"]]))).toEqual([
      "unavailable: Fridays, 14:00–22:00",
      "unavailable: 23 Nov 2026 to 26 Nov 2026, 09:00–17:00",
    ]);
  });

  test("says that a day is available although the weekly entry says otherwise", () => {
    expect(said(painted([fridays], "oneWeek", [[null, "4", "0-24"]]))).toEqual([
      "unavailable: Fridays, 14:00–22:00",
      "available: 27 Nov 2026, 14:00–22:00",
    ]);
  });

  test("takes back what was painted before", () => {
    const away = painted([fridays], "oneWeek", [["unavailable", "1", "8-12"]]);
    expect(painted(away, "oneWeek", [[null, "1", "8-12"]])).toEqual([fridays]);
  });

  test("cuts a week out of a longer absence, which keeps its note", () => {
    const trip = onDays("2026-11-20", "2026-12-04", { note: "A trip" });
    expect(said(painted([trip], "oneWeek", [[null, "0-6", "0-24"]]))).toEqual([
      "unavailable: 20 Nov 2026 to 4 Dec 2026, all day",
      "available: 23 Nov 2026 to 29 Nov 2026, all day",
    ]);
  });
});
