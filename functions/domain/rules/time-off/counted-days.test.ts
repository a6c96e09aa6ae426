import { expect, test } from "vitest";
import type { SpecialDay } from "../../records/locations/location.ts";
import { countedDays, sumOfCounted, takenDays, usualDaySeconds } from "./counted-days.ts";

const HOUR = 3600;
const usual = { employee: { contractSecondsPerWeek: 30 * HOUR }, home: null, hours: null };
const friday = { from: "2026-11-27", until: "2026-11-27", part: null };
const week = { from: "2026-11-26", until: "2026-12-01", part: null };
const daysOf = (...counted: Parameters<typeof countedDays>) =>
  countedDays(...counted).map(({ day }) => day);

test("a usual day off counts a fifth of the contract's hours, and 8 hours without a contract", () => {
  expect(usualDaySeconds(usual.employee)).toBe(6 * HOUR);
  expect(usualDaySeconds({ contractSecondsPerWeek: null })).toBe(8 * HOUR);
  expect(usualDaySeconds({ contractSecondsPerWeek: 100 * HOUR })).toBe(12 * HOUR);
});

test("of several days the chosen weekdays count, and a single day always does", () => {
  expect(daysOf(week, usual)).toEqual(["2026-11-26", "2026-11-27", "2026-11-30", "2026-12-01"]);
  const sunday = { from: "2026-11-29", until: "2026-11-29", part: null };
  expect(sumOfCounted(countedDays(sunday, usual))).toBe(6 * HOUR);
});

test("chosen weekdays count the usual hours where no hours are typed", () => {
  const hours = { secondsPerDay: null, weekdays: ["saturday" as const] };
  expect(countedDays(week, { ...usual, hours })).toEqual([
    { day: "2026-11-28", seconds: 6 * HOUR },
  ]);
});

test("a holiday on which the location is closed counts nothing, one that is open does", () => {
  const holiday: SpecialDay = {
    day: "2026-11-26",
    name: "Thanksgiving",
    isHoliday: true,
    hours: [],
  };
  const closed = { ...usual, home: { specialDays: [holiday] } };
  expect(daysOf(week, closed)).toEqual(["2026-11-27", "2026-11-30", "2026-12-01"]);
  const open = { ...usual, home: { specialDays: [{ ...holiday, hours: null }] } };
  expect(daysOf(week, open)).toHaveLength(4);
});

test("a part of a day counts its length on the clock, also when the clocks change", () => {
  const part = { startsAtLocal: "00:30", endsAtLocal: "04:00" };
  const clocksBack = { from: "2026-11-01", until: "2026-11-01", part };
  expect(countedDays({ ...friday, part }, usual)).toEqual([{ day: friday.from, seconds: 12_600 }]);
  expect(sumOfCounted(countedDays(clocksBack, usual))).toBe(12_600);
});

test("hours that are worked on a whole day off are not time off, those beside a part of a day are", () => {
  const counted = [{ day: friday.from, seconds: 8 * HOUR }];
  const part = { startsAtLocal: "09:00", endsAtLocal: "17:00" };
  expect(takenDays({ part: null, counted }, () => 3 * HOUR)).toEqual([
    { day: friday.from, seconds: 5 * HOUR },
  ]);
  expect(takenDays({ part: null, counted }, () => 9 * HOUR)).toEqual([]);
  expect(takenDays({ part, counted }, () => 9 * HOUR)).toEqual(counted);
});
