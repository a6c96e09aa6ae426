import { anEmployeeId } from "../../kernel/ids/ids.test-support.ts";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { presetRules } from "../../records/work-rules/preset-rules.ts";
import { instantFromMilliseconds } from "../../kernel/time/instant.ts";
import { addDays } from "../../kernel/time/local-date.ts";
import { buildWeek } from "./build-week.ts";
import { zoneBounds } from "../../records/time-entries/employee-week.ts";
import { aWeekEntry } from "../time-entries/entry-builder.test-support.ts";
import type { EdgedWeek } from "./week-bounds.ts";
import { boundsBetween, dayInWeek, weekStartAt, weeksNear } from "./week-bounds.ts";

const rules = { ...presetRules("flsa"), weekStart: "monday" as const };
const [newYork, losAngeles] = ["America/New_York", "America/Los_Angeles"];
const monday = "2026-03-02";
const zones = [newYork, losAngeles, "Pacific/Kiritimati", "Pacific/Pago_Pago", "Asia/Kolkata"];

/** The weeks after each has begun in its zone, in the order given. */
function begin(order: readonly { offset: number; timeZone: string }[]): Map<string, EdgedWeek> {
  const weeks = new Map<string, EdgedWeek>();
  for (const { offset, timeZone } of order) {
    const weekStart = addDays(monday, 7 * offset);
    const beside = [addDays(weekStart, -7), addDays(weekStart, 7)].map((day) => weeks.get(day));
    const bounds = boundsBetween(beside[0], beside[1], rules);
    weeks.set(weekStart, { weekStart, timeZone, bounds });
  }
  return weeks;
}

const hoursIn = (week: EdgedWeek, startsAt: string, endsAt: string) =>
  buildWeek({
    ...week,
    daysInRowBefore: 0,
    employeeId: anEmployeeId("ana"),
    entries: [aWeekEntry({ startsAt, endsAt })],
    rules,
    currency: "USD",
    rates: [],
    now: endsAt,
  }).week.hours;

describe("the week that contains a moment", () => {
  const inNewYork = begin([{ offset: 0, timeZone: newYork }]);
  const present = { rules, timeZone: losAngeles };

  test("is the begun one that holds it, whichever zone the person has now", () => {
    expect(weekStartAt("2026-03-02T05:30:00.000Z", inNewYork, present)).toBe(monday);
    expect(weekStartAt("2026-03-02T04:59:59.000Z", inNewYork, present)).toBe("2026-02-23");
  });

  test("goes by the present zone where none was begun", () => {
    expect(weekStartAt("2026-03-02T05:30:00.000Z", new Map(), present)).toBe("2026-02-23");
  });

  test("is looked for as far as two zones can be apart", () => {
    const span = { startsAt: "2026-03-03T00:00:00.000Z", endsAt: null };
    expect(weeksNear(span, rules, newYork)).toEqual(["2026-02-23", monday]);
    const wide = { startsAt: "2026-03-04T12:00:00.000Z", endsAt: "2026-03-11T12:00:00.000Z" };
    expect(weeksNear(wide, rules, newYork)).toEqual([monday, "2026-03-09"]);
  });
});

describe("a week beside one of another zone", () => {
  const weeks = begin([
    { offset: 0, timeZone: newYork },
    { offset: 1, timeZone: losAngeles },
  ]);
  const [first, second] = [...weeks.values()];
  const night = ["2026-03-09T03:00:00.000Z", "2026-03-09T08:00:00.000Z"] as const;

  test("begins where that one ends, so that every hour is counted once", () => {
    if (!first || !second) throw new Error("Two weeks were begun.");
    expect(hoursIn(first, ...night).workedSeconds).toBe(3600);
    expect(hoursIn(second, ...night).workedSeconds).toBe(4 * 3600);
  });

  test("counts the hours that it took over on its first day", () => {
    if (!second) throw new Error("Two weeks were begun.");
    expect(dayInWeek("2026-03-09T04:30:00.000Z", second, rules)).toBe("2026-03-09");
    expect(hoursIn(second, ...night).days[0]).toMatchObject({ workedSeconds: 4 * 3600 });
  });

  test("keeps its zone's edges where it has no neighbour", () => {
    expect(first?.bounds).toEqual(zoneBounds);
  });
});

test("time is counted once and whole, in whichever zones and order the weeks began", () => {
  const order = fc
    .shuffledSubarray([0, 1, 2, 3], { minLength: 4 })
    .chain((offsets) =>
      fc.tuple(
        ...offsets.map((offset) =>
          fc.constantFrom(...zones).map((timeZone) => ({ offset, timeZone })),
        ),
      ),
    );
  const begins = fc.integer({ min: 36, max: 20 * 24 });
  fc.assert(
    fc.property(order, begins, fc.integer({ min: 1, max: 30 }), (begun, from, hours) => {
      const start = Date.parse("2026-03-02T00:00:00.000Z") + from * 3_600_000;
      const span = [start, start + hours * 3_600_000].map((at) => instantFromMilliseconds(at));
      const counted = [...begin(begun).values()].map(
        (week) => hoursIn(week, span[0] ?? "", span[1] ?? "").workedSeconds,
      );
      expect(counted.reduce((sum, seconds) => sum + seconds, 0)).toBe(hours * 3600);
    }),
    { numRuns: 300 },
  );
});
