import { expect, test } from "vitest";
import { chosenDays } from "./chosen-days.ts";

const chosen = (startStr: string, endStr: string) =>
  chosenDays({ startStr, endStr, allDay: !startStr.includes("T"), jsEvent: null });

test.each([
  ["one day", "2026-11-25", "2026-11-26", "2026-11-25", null],
  ["three days", "2026-11-25", "2026-11-28", "2026-11-27", null],
  [
    "a morning",
    "2026-11-25T09:00:00Z",
    "2026-11-25T12:30:00Z",
    "2026-11-25",
    { startsAtLocal: "09:00", endsAtLocal: "12:30" },
  ],
  ["an evening to midnight", "2026-11-25T18:00:00Z", "2026-11-26T00:00:00Z", "2026-11-25", null],
  ["a night", "2026-11-25T18:00:00Z", "2026-11-26T06:00:00Z", "2026-11-26", null],
])("dragging over %s chooses its days", (_what, start, end, until, times) => {
  expect(chosen(start, end)).toEqual({ from: "2026-11-25", until, times, at: null });
});
