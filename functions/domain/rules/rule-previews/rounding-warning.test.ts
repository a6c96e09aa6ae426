import { expect, test } from "vitest";
import type { RoundingMode } from "../../records/work-rules/work-rules.ts";
import { isAgainstPeople } from "./rounding-warning.ts";

const rule = (mode: RoundingMode) => ({ mode, intervalSeconds: 900, graceSeconds: 0 });
const none = { clockIn: null, clockOut: null, breakPunches: null, dayTotal: null };

test("a later start or an earlier end, and nothing else, is against people", () => {
  expect(isAgainstPeople({ ...none, clockIn: rule("up") })).toBe(true);
  expect(isAgainstPeople({ ...none, clockIn: rule("up"), clockOut: rule("down") })).toBe(true);
  expect(isAgainstPeople({ ...none, dayTotal: rule("down") })).toBe(true);
});

test("rounding that can also give time, or does nothing, is not", () => {
  expect(isAgainstPeople(none)).toBe(false);
  expect(isAgainstPeople({ ...none, clockIn: rule("nearest"), clockOut: rule("nearest") })).toBe(
    false,
  );
  expect(isAgainstPeople({ ...none, clockIn: rule("up"), clockOut: rule("up") })).toBe(false);
});
