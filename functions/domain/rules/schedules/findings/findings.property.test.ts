import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { aLocationId, anEmployeeId, aShiftId } from "../../../kernel/ids/ids.test-support.ts";
import { elapsedSeconds } from "../../../kernel/time/instant.ts";
import { addDays, weekStartOf } from "../../../kernel/time/local-date.ts";
import { localTimeOf } from "../../../kernel/time/local-time.ts";
import { usualMinorTerms } from "../../../records/company/minor-settings.ts";
import { presetRules } from "../../../records/work-rules/preset-rules.ts";
import type { Shift } from "../../../records/schedules/shift.ts";
import { missingTimes, repeatedTimes } from "../place-shift.ts";
import { plannedOvertime } from "../planned-overtime.ts";
import { aShift } from "../shift-builder.test-support.ts";
import { findingsOf } from "./find-findings.ts";
import { findingsOfPlan } from "./findings-of-plan.ts";
import { aPerson, aPlace, HOUR } from "./judged.test-support.ts";
import { minorRulesOf } from "./minors/minor-on.ts";

/** Weeks in which clocks change, or none does, in zones of both hemispheres. */
const places = [
  { timeZone: "America/New_York", monday: "2026-03-02" },
  { timeZone: "America/New_York", monday: "2026-10-26" },
  { timeZone: "Europe/Berlin", monday: "2026-03-23" },
  { timeZone: "Europe/Berlin", monday: "2026-10-19" },
  { timeZone: "Australia/Lord_Howe", monday: "2026-03-30" },
  { timeZone: "Asia/Kolkata", monday: "2026-11-16" },
];
const QUARTER = 900;
const times = fc.record({
  by: fc.integer({ min: 0, max: 8 }),
  from: fc.integer({ min: 0, max: 95 }),
  length: fc.integer({ min: 1, max: 48 }),
  pause: fc.constantFrom(0, 1800),
  isElsewhere: fc.boolean(),
});
const weeks = fc
  .record({
    place: fc.constantFrom(...places),
    times: fc.array(times, { minLength: 1, maxLength: 9 }),
  })
  .map(({ place, times: all }) => ({
    ...place,
    shifts: all.flatMap((one, index) => shiftOf(one, index, place)),
  }))
  .filter(({ shifts }) => shifts.length > 0);

type Times = typeof times extends fc.Arbitrary<infer T> ? T : never;

/** None where the clocks leave a time out, or show it twice. */
function shiftOf(
  one: Times,
  index: number,
  { timeZone, monday }: (typeof places)[number],
): Shift[] {
  const day = addDays(monday, one.by);
  const none = { startsInRepeatedHour: null, endsInRepeatedHour: null };
  const startsAtLocal = localTimeOf(one.from * QUARTER);
  const endsAtLocal = localTimeOf(((one.from + one.length) % 96) * QUARTER);
  const plan = { day, startsAtLocal, endsAtLocal, ...none };
  if (missingTimes(plan, timeZone).length + repeatedTimes(plan, timeZone).length > 0) return [];
  return [
    aShift({
      id: aShiftId(`s${index}`),
      day,
      range: `${startsAtLocal}-${endsAtLocal}`,
      timeZone,
      weekStart: weekStartOf(day, "monday"),
      unpaidBreakSeconds: one.pause,
      locationId: aLocationId(one.isElsewhere ? "market" : "harbor"),
    }),
  ];
}

const minors = { pack: "eu" as const, ...usualMinorTerms };
const limits = {
  maximumDaySeconds: 8 * HOUR,
  maximumWeekSeconds: 30 * HOUR,
  minimumRestSeconds: 11 * HOUR,
  maximumConsecutiveDays: 3,
  minors,
};

const rules = { ...presetRules("california"), weekStart: "monday" as const };

/** The kinds of findings, each limit of minors by itself. */
function kindsOf(shift: Shift, shifts: readonly Shift[], birthDate: string): string[] {
  const person = aPerson({
    shifts,
    overtime: { timeZone: shift.timeZone, rulesOf: () => rules },
    employee: { maxSecondsPerWeek: 20 * HOUR },
    minorRulesOn: (day) => minorRulesOf(birthDate, day, minors),
  });
  const place = aPlace({
    limits,
    location: { id: shift.locationId, name: "Here", specialDays: [], schoolBreaks: [] },
  });
  const judged = { ...person, employee: { ...person.employee, locationIds: [shift.locationId] } };
  const found = findingsOf(shift, judged, place);
  return found.map(({ code, facts }) => `${code} ${limitName(facts)}`);
}

function limitName(facts: object): string {
  return "limit" in facts && typeof facts.limit === "string" ? facts.limit : "";
}

test("two shifts overlap either both or not at all", () => {
  fc.assert(
    fc.property(weeks, ({ shifts }) => {
      for (const one of shifts) {
        for (const other of shifts.filter(({ id }) => id !== one.id)) {
          const overlaps = (a: Shift, b: Shift) =>
            kindsOf(a, [b], "1990-01-01").some((kind) => kind.startsWith("overlap"));
          expect(overlaps(one, other)).toBe(overlaps(other, one));
          const isApart = one.endsAt <= other.startsAt || other.endsAt <= one.startsAt;
          expect(overlaps(one, other)).toBe(!isApart);
        }
      }
    }),
    { numRuns: 100 },
  );
});

/** Seconds of overtime in the judged shift's week without that shift. */
function overtimeWithout(judged: Shift, others: readonly Shift[]): number {
  const { timeZone, weekStart } = judged;
  const shifts = others.filter((one) => one.weekStart === weekStart);
  return plannedOvertime({ timeZone, weekStart, rules, shifts }) ?? 0;
}

const isOvertime = (kind: string) => kind.startsWith("overtime");

test("no finding disappears when a shift is added, except overtime that the week has without the judged shift", () => {
  const births = fc.constantFrom("1990-01-01", "2010-06-01", "2012-06-01");
  fc.assert(
    fc.property(weeks, births, ({ shifts }, birthDate) => {
      const [judged, ...others] = shifts;
      if (judged === undefined) return;
      let before = kindsOf(judged, [], birthDate);
      for (let count = 1; count <= others.length; count += 1) {
        const added = others.slice(0, count);
        const after = kindsOf(judged, added, birthDate);
        const isThereAnyway = (kind: string) =>
          isOvertime(kind) && overtimeWithout(judged, added) > 0;
        const kept = before.filter((kind) => !isThereAnyway(kind));
        expect(after).toEqual(expect.arrayContaining(kept));
        before = after;
      }
    }),
    { numRuns: 150 },
  );
});

test("overtime of a seventh day is no finding where another shift has made that day worked already", () => {
  const on = (day: string, range: string) =>
    aShift({
      id: aShiftId(`${day}-${range.slice(0, 2)}`),
      day: `2026-03-${day}`,
      range,
      weekStart: "2026-03-02",
    });
  const week = ["02", "03", "04", "05", "06", "08"].map((day) => on(day, "09:00-11:00"));
  const judged = on("07", "09:00-11:00");
  const other = on("07", "12:00-14:00");
  expect(kindsOf(judged, week, "1990-01-01").filter(isOvertime)).toHaveLength(1);
  expect(kindsOf(judged, [...week, other], "1990-01-01").filter(isOvertime)).toEqual([]);
});

test("the order of the other shifts does not matter, nor whether the judged one is among them", () => {
  fc.assert(
    fc.property(weeks, ({ shifts }) => {
      const [judged] = shifts;
      if (judged === undefined) return;
      const found = kindsOf(judged, shifts, "2010-06-01");
      expect(kindsOf(judged, shifts.toReversed(), "2010-06-01")).toEqual(found);
      expect(kindsOf(judged, shifts.slice(1), "2010-06-01")).toEqual(found);
    }),
    { numRuns: 100 },
  );
});

describe("where clocks change", () => {
  const plan = {
    ...aShift({ timeZone: "America/New_York" }),
    employeeId: anEmployeeId("ana"),
    day: "2026-03-08",
  };
  const judge = (startsAtLocal: string, endsAtLocal: string, shifts: Shift[] = []) =>
    findingsOfPlan(
      { ...plan, startsAtLocal, endsAtLocal },
      { shiftId: null, timeZone: "America/New_York", firstWeekday: "monday" },
      { person: aPerson({ shifts }), place: aPlace({ limits }) },
    );

  test("an hour that the clocks leave out refuses the shift", () => {
    expect(judge("02:30", "08:00")).toMatchObject({
      placed: null,
      findings: [{ code: "missingHour" }],
    });
  });

  test("a night is as long as it lasts, so that rest is counted by the clock of the sun", () => {
    const late = aShift({ id: aShiftId("late"), day: "2026-03-07", range: "14:00-22:00" });
    const [found] = judge("09:00", "12:00", [late]).findings;
    // From 10 PM to 9 AM the clocks count 11 hours, of which ten pass.
    expect(found).toEqual({ code: "rest", facts: { found: 10 * HOUR, limit: 11 * HOUR } });
  });

  test("an overnight shift counts on the day on which it starts, for as long as it lasts", () => {
    const { placed } = judge("22:00", "08:00");
    expect(elapsedSeconds(placed?.startsAt ?? "", placed?.endsAt ?? "")).toBe(10 * HOUR);
    const before = findingsOfPlan(
      { ...plan, day: "2026-03-07", startsAtLocal: "23:00", endsAtLocal: "08:00" },
      { shiftId: null, timeZone: "America/New_York", firstWeekday: "monday" },
      { person: aPerson(), place: aPlace({ limits }) },
    );
    expect(before.findings).toEqual([]);
  });
});
