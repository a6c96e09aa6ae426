import fc from "fast-check";
import { expect, test } from "vitest";
import {
  addDays,
  daysBetween,
  weekdayOf,
  weekdays,
  weekStartOf,
} from "../../../kernel/time/local-date.ts";
import type { Recurrence } from "../../../records/schedules/recurring-shift.ts";
import { daysToFill, nextDay, recurringDays } from "./recurring-days.ts";
import { continuedFrom, endedBefore } from "./split-recurring.ts";

const never: Recurrence = {
  weekdays: ["tuesday"],
  everyWeeks: 2,
  firstDay: "2026-12-15",
  end: { kind: "never" },
};
const rule = (change: Partial<Recurrence> = {}) => ({
  recurrence: { ...never, ...change },
  firstWeekday: "monday" as const,
});

test("every second week goes on over the turn of a year", () => {
  expect(recurringDays(rule(), "2026-12-01", "2027-01-31")).toEqual([
    "2026-12-15",
    "2026-12-29",
    "2027-01-12",
    "2027-01-26",
  ]);
});

test("weeks begin as in the company: Sunday belongs to the week of its Saturday or its Monday", () => {
  const both = rule({ weekdays: ["sunday", "monday"], firstDay: "2026-11-16" });
  expect(recurringDays(both, "2026-11-16", "2026-12-06")).toEqual([
    "2026-11-16",
    "2026-11-22",
    "2026-11-30",
    "2026-12-06",
  ]);
  const fromSunday = { ...both, firstWeekday: "sunday" as const };
  expect(recurringDays(fromSunday, "2026-11-16", "2026-12-06")).toEqual([
    "2026-11-16",
    "2026-11-29",
    "2026-11-30",
  ]);
});

test("it ends on a day, after a number of times, or never", () => {
  const weekly = { everyWeeks: 1 };
  const on = rule({ ...weekly, end: { kind: "onDay", day: "2026-12-22" } });
  expect(recurringDays(on, "2026-12-01", "2027-12-31")).toEqual(["2026-12-15", "2026-12-22"]);
  const twice = rule({ ...weekly, end: { kind: "afterTimes", times: 2 } });
  expect(recurringDays(twice, "2026-12-16", "2027-12-31")).toEqual(["2026-12-22"]);
  expect(nextDay(twice, "2026-12-23")).toBeNull();
  expect(nextDay(rule({ everyWeeks: 12 }), "2026-12-16")).toBe("2027-03-09");
});

test("a day is put in once, and one that was skipped is tried again", () => {
  const weekly = { ...rule({ everyWeeks: 1 }), filledUntil: null, problems: [] };
  expect(daysToFill(weekly, "2026-12-20")[0]).toBe("2026-12-22");
  expect(daysToFill(weekly, "2026-12-20").at(-1)).toBe("2027-02-09");
  const because = { code: "weekLocked", fieldsJson: "{}", hasCodes: true };
  const problems = [{ day: "2026-12-29", kind: "skipped" as const, because }];
  const filled = { ...weekly, filledUntil: "2027-02-08", problems };
  expect(daysToFill(filled, "2026-12-20")).toEqual(["2026-12-29", "2027-02-09"]);
});

const drawn = fc.record({
  recurrence: fc.record({
    weekdays: fc.uniqueArray(fc.constantFrom(...weekdays), { minLength: 1, maxLength: 7 }),
    everyWeeks: fc.integer({ min: 1, max: 12 }),
    firstDay: fc.integer({ min: 0, max: 800 }).map((days) => addDays("2026-01-01", days)),
    end: fc.oneof(
      fc.constant({ kind: "never" as const }),
      fc
        .integer({ min: 0, max: 900 })
        .map((days) => ({ kind: "onDay" as const, day: addDays("2026-01-01", days) })),
      fc.integer({ min: 1, max: 60 }).map((times) => ({ kind: "afterTimes" as const, times })),
    ),
  }),
  firstWeekday: fc.constantFrom("monday" as const, "sunday" as const, "saturday" as const),
});
const [from, until] = ["2026-01-01", "2029-12-31"];

test("every day is one of its weekdays, in bounds, a multiple of its weeks from the first", () => {
  fc.assert(
    fc.property(drawn, ({ recurrence, firstWeekday }) => {
      const days = recurringDays({ recurrence, firstWeekday }, from, until);
      const { firstDay, end, everyWeeks } = recurrence;
      for (const day of days) {
        expect(recurrence.weekdays).toContain(weekdayOf(day));
        expect(day >= firstDay).toBe(true);
        expect(end.kind === "onDay" && day > end.day).toBe(false);
        const starts = [firstDay, day].map((one) => weekStartOf(one, firstWeekday));
        expect(daysBetween(starts[0] ?? "", starts[1] ?? "") % (7 * everyWeeks)).toBe(0);
      }
      expect(end.kind === "afterTimes" && days.length > end.times).toBe(false);
      expect(new Set(days).size).toBe(days.length);
    }),
    { numRuns: 60 },
  );
});

test("two halves of a span have the days of the whole, and so have both parts of a split", () => {
  fc.assert(
    fc.property(drawn, fc.integer({ min: 0, max: 1200 }), (one, offset) => {
      const middle = addDays(from, offset);
      const whole = recurringDays(one, from, until);
      const before = recurringDays(one, from, addDays(middle, -1));
      expect([...before, ...recurringDays(one, middle, until)]).toEqual(whole);
      const split = whole[Math.min(offset % 20, whole.length - 1)];
      if (split === undefined) return;
      const ended = { ...one, recurrence: endedBefore(one, split) };
      const rest = { ...one, recurrence: continuedFrom(one, split) };
      const parts = [ended, rest].flatMap((part) => recurringDays(part, from, until));
      expect(parts).toEqual(whole);
    }),
    { numRuns: 60 },
  );
});
