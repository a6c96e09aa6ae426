import { expect, test } from "vitest";
import { readDay } from "./read-day.ts";

test.each([
  ["2026-03-09", "month", "2026-03-09"],
  ["3/9/2026", "month", "2026-03-09"],
  ["3/9/2026", "day", "2026-09-03"],
  ["9.3.2026", "month", "2026-03-09"],
  ["09-03-2026", "day", "2026-03-09"],
  ["31/12/2026", "day", "2026-12-31"],
  ["31/12/2026", "month", null],
  ["2026-02-30", "day", null],
  ["soon", "day", null],
] as const)("%s with the %s first is %s", (text, order, day) => {
  expect(readDay(text, order)).toBe(day);
});
