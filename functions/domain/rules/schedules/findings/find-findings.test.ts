import { describe, expect, test } from "vitest";
import { aLocationId, aShiftId } from "../../../kernel/ids/ids.test-support.ts";
import { roleId } from "../../../records/job-roles/role-id.test-support.ts";
import { presetRules } from "../../../records/work-rules/preset-rules.ts";
import { skillId } from "../../../records/skills/skill-id.test-support.ts";
import { aShift } from "../shift-builder.test-support.ts";
import { plannedSeconds } from "../planned-seconds.ts";
import { findingsOf } from "./find-findings.ts";
import type { WeekBudget } from "./week-budget.ts";
import { aPerson, aPlace, HOUR } from "./judged.test-support.ts";

const shift = aShift({ id: aShiftId("judged") });
const codes = (
  person: Parameters<typeof aPerson>[0] = {},
  place: Parameters<typeof aPlace>[0] = {},
  judged = shift,
) => findingsOf(judged, aPerson(person), aPlace(place)).map(({ code }) => code);

/** Assigned shifts take their hours, and $10 an hour on the day of the judged shift. */
function aBudget(
  limits: Partial<WeekBudget["limits"]>,
  planned: { seconds: number; minor?: number | null },
): WeekBudget {
  const { seconds, minor = null } = planned;
  return {
    limits: { seconds: null, minor: null, minorByDay: new Map(), ...limits },
    currency: "USD",
    isCostShown: true,
    plannedAfter: ({ added }) => {
      const more = added
        .filter(({ employeeId }) => employeeId !== null)
        .reduce((sum, one) => sum + plannedSeconds(one), 0);
      const cost = minor === null ? null : minor + (more / HOUR) * 10_00;
      return {
        seconds: seconds + more,
        minorByDay: cost === null ? null : new Map([[shift.day, cost]]),
      };
    },
  };
}

const on = (day: string, range: string, change: Parameters<typeof aShift>[0] = {}) =>
  aShift({ id: aShiftId(`${day}-${range}`.replaceAll(":", "")), day, range, ...change });

test("nothing speaks against a shift of a free employee of the location", () => {
  expect(codes()).toEqual([]);
  expect(findingsOf({ ...shift, employeeId: null }, null, aPlace())).toEqual([]);
});

describe("what refuses a shift", () => {
  test("another shift at the same time, at any location, but not one that touches it", () => {
    const elsewhere = on("2026-11-17", "16:00-20:00", { locationId: aLocationId("market") });
    expect(codes({ shifts: [elsewhere] })).toEqual(["overlap"]);
    expect(codes({ shifts: [on("2026-11-17", "17:00-20:00")] })).toEqual([]);
    expect(codes({ shifts: [{ ...elsewhere, state: "cancelled" }, shift] })).toEqual([]);
  });

  test("a hidden draft of another location, without its times and its place", () => {
    const draft = on("2026-11-17", "16:00-20:00", { locationId: aLocationId("market") });
    const names = { employee: () => "Ana", location: () => "Market", hides: () => true };
    const found = findingsOf(shift, aPerson({ shifts: [draft] }), aPlace({ names }));
    expect(found).toEqual([{ code: "plannedElsewhere", facts: { who: "Ana" } }]);
  });

  test("leave, the end of employment, a first day to come, another location", () => {
    const leave = { from: "2026-11-16", until: null };
    expect(codes({ employee: { leave } })).toEqual(["onLeave"]);
    expect(codes({ employee: { terminatedOn: "2026-11-16" } })).toEqual(["notWorking"]);
    expect(codes({ employee: { terminatedOn: "2026-11-17" } })).toEqual([]);
    expect(codes({ employee: { hiredOn: "2026-11-18" } })).toEqual(["beforeFirstDay"]);
    expect(codes({ employee: { hiredOn: "2026-11-17" } })).toEqual([]);
    expect(codes({ employee: { locationIds: [aLocationId("market")] } })).toEqual([
      "outsideLocation",
    ]);
  });
});

describe("what a manager decides", () => {
  test("too little rest between two days, in both directions; limits are inclusive", () => {
    const limits = { minimumRestSeconds: 11 * HOUR };
    const late = on("2026-11-16", "14:00-22:30");
    const early = on("2026-11-18", "03:00-09:00");
    expect(codes({ shifts: [late] }, { limits })).toEqual(["rest"]);
    expect(codes({ shifts: [early] }, { limits })).toEqual(["rest"]);
    expect(codes({ shifts: [on("2026-11-16", "14:00-22:00")] }, { limits })).toEqual([]);
  });

  test("a second shift of the same day follows no rest", () => {
    const limits = { minimumRestSeconds: 11 * HOUR };
    expect(codes({ shifts: [on("2026-11-17", "19:00-22:00")] }, { limits })).toEqual([]);
  });

  test("without a limit less than 11 hours of rest is only worth knowing", () => {
    expect(codes({ shifts: [on("2026-11-16", "14:00-23:00")] })).toEqual(["shortTurnaround"]);
  });

  test("more hours than a day and a week may have, without unpaid breaks", () => {
    const second = on("2026-11-17", "18:00-20:00");
    expect(codes({ shifts: [second] }, { limits: { maximumDaySeconds: 9 * HOUR } })).toEqual([
      "dayHours",
    ]);
    expect(codes({ shifts: [second] }, { limits: { maximumDaySeconds: 10 * HOUR } })).toEqual([]);
    const week = { limits: { maximumWeekSeconds: 9 * HOUR } };
    expect(codes({ shifts: [second] }, week)).toEqual(["weekHours"]);
    const other = { ...second, weekStart: "2026-11-09" };
    expect(codes({ shifts: [other] }, week)).toEqual([]);
    const own = { maxSecondsPerWeek: 9 * HOUR };
    expect(codes({ employee: own, shifts: [second] })).toEqual(["ownWeek"]);
    expect(codes({ employee: own, shifts: [{ ...second, unpaidBreakSeconds: HOUR }] })).toEqual([]);
  });

  test("no totals are judged where the reader may not see all shifts", () => {
    const person = { isWhole: false, employee: { maxSecondsPerWeek: HOUR } };
    expect(codes(person, { limits: { maximumDaySeconds: HOUR } })).toEqual([]);
  });

  test("too many days in a row, also over the end of the week", () => {
    const limits = { maximumConsecutiveDays: 2 };
    const before = [on("2026-11-15", "12:00-14:00"), on("2026-11-16", "12:00-14:00")];
    expect(codes({ shifts: before }, { limits })).toEqual(["daysInARow"]);
    expect(codes({ shifts: before.slice(1) }, { limits })).toEqual([]);
  });

  test("overtime that the week has only with the shift", () => {
    const rules = { ...presetRules("flsa"), weekStart: "monday" as const };
    const overtime = { timeZone: "America/New_York", rulesOf: () => rules };
    const days = ["16", "18", "19", "20", "21"];
    const shifts = days.map((day) => on(`2026-11-${day}`, "09:00-17:00"));
    const found = findingsOf(shift, aPerson({ shifts, overtime }), aPlace());
    expect(found).toEqual([{ code: "overtime", facts: { seconds: 8 * HOUR } }]);
    expect(codes({ shifts: shifts.slice(1), overtime })).toEqual([]);
  });

  test("a job role or a skill that the employee lacks, and a skill that expires before the day", () => {
    expect(codes({ employee: { jobRoleIds: [] } })).toEqual(["roleMissing"]);
    const aid = skillId("aid");
    const jobRoles = [{ id: roleId("barista"), requiredSkillIds: [aid] }];
    const held = (expiresOn: string | null) => ({
      employee: { skills: [{ skillId: aid, expiresOn }] },
    });
    expect(codes({}, { jobRoles })).toEqual(["skillMissing"]);
    expect(codes(held("2026-11-16"), { jobRoles })).toEqual(["skillExpired"]);
    expect(codes(held("2026-11-17"), { jobRoles })).toEqual([]);
    expect(codes({}, { jobRoles }, { ...shift, requiredSkillIds: [] })).toEqual([]);
  });

  test("what the employee said of the time, in its two kinds", () => {
    const entry = { weekdays: ["tuesday" as const], from: "2026-01-01", until: null, note: "" };
    const said = (kind: "unavailable" | "preferred") => ({
      entries: [{ ...entry, kind, times: { startsAtLocal: "16:00", endsAtLocal: "18:00" } }],
      timeZone: "America/New_York",
    });
    expect(codes({ said: said("unavailable") })).toEqual(["notAvailable"]);
    expect(codes({ said: said("preferred") })).toEqual(["preferred"]);
  });

  test("hours beyond the budget of the week, but no open shift", () => {
    const budget = aBudget({ seconds: 40 * HOUR }, { seconds: 33 * HOUR });
    expect(findingsOf(shift, aPerson(), aPlace({ budget }))).toEqual([
      {
        code: "overBudget",
        facts: { found: 41 * HOUR, limit: 40 * HOUR, of: { kind: "hours" } },
      },
    ]);
    expect(codes({}, { budget: aBudget({ seconds: 41 * HOUR }, { seconds: 33 * HOUR }) })).toEqual(
      [],
    );
    expect(findingsOf({ ...shift, employeeId: null }, null, aPlace({ budget }))).toEqual([]);
  });

  test("a shift that adds nothing to what is above the budget is not over it", () => {
    const budget = aBudget({ seconds: 40 * HOUR }, { seconds: 48 * HOUR });
    expect(codes({}, { budget })).toEqual(["overBudget"]);
    const stored = { ...budget, plannedAfter: () => ({ seconds: 48 * HOUR, minorByDay: null }) };
    expect(codes({}, { budget: stored })).toEqual([]);
  });

  test("labor cost beyond the budget of the week or of a day, unless it is hidden", () => {
    const limits = { minor: 500_00, minorByDay: new Map([[shift.day, 150_00]]) };
    const facts = (budget: WeekBudget) =>
      findingsOf(shift, aPerson(), aPlace({ budget })).map((one) => one.facts);
    expect(facts(aBudget(limits, { seconds: 0, minor: 100_00 }))).toEqual([
      { found: 180_00, limit: 150_00, of: { kind: "cost", currency: "USD", day: shift.day } },
    ]);
    expect(facts(aBudget(limits, { seconds: 0, minor: 450_00 }))).toEqual([
      { found: 530_00, limit: 500_00, of: { kind: "cost", currency: "USD", day: null } },
      { found: 530_00, limit: 150_00, of: { kind: "cost", currency: "USD", day: shift.day } },
    ]);
    expect(facts(aBudget(limits, { seconds: 0, minor: null }))).toEqual([]);
  });

  test("labor cost beyond a budget, without amounts for a reader who may not see the pay", () => {
    const limits = { minor: 500_00, minorByDay: new Map([[shift.day, 150_00]]) };
    const budget = { ...aBudget(limits, { seconds: 0, minor: 450_00 }), isCostShown: false };
    expect(findingsOf(shift, aPerson(), aPlace({ budget }))).toEqual([
      { code: "overBudget", facts: { of: { kind: "unseenCost", day: null } } },
      { code: "overBudget", facts: { of: { kind: "unseenCost", day: shift.day } } },
    ]);
  });

  test("a shift on a day on which the location is closed", () => {
    const special = { day: "2026-11-17", name: "Stocktaking", isHoliday: false, hours: [] };
    const location = {
      id: aLocationId("harbor"),
      name: "Harbor",
      specialDays: [special],
      schoolBreaks: [],
    };
    expect(codes({}, { location })).toEqual(["outsideHours"]);
  });
});
