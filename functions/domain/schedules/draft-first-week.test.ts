import { describe, expect, test } from "vitest";
import { weekDays, weekdays } from "../time/local-date.ts";
import type { FirstWeekInput } from "./draft-first-week.ts";
import { draftFirstWeek } from "./draft-first-week.ts";
import { placeShift } from "./place-shift.ts";
import type { ShiftPlan } from "./shift.ts";

const weekStart = "2026-11-23";
const daily = (opensAt: string, closesAt: string) =>
  Object.fromEntries(weekdays.map((day) => [day, [{ opensAt, closesAt }]]));
const team = (jobRole: string, count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `${jobRole}${index}`, jobRoles: [jobRole] }));

function draft(change: Partial<FirstWeekInput> = {}): ShiftPlan[] {
  const openingHours = daily("07:00", "19:00");
  return draftFirstWeek({
    location: { id: "pier", timeZone: "America/New_York", openingHours, specialDays: [] },
    weekStart,
    people: [...team("Barista", 6), ...team("Cook", 2)],
    planned: [],
    ...change,
  });
}

const placeOpen = (openingHours: FirstWeekInput["location"]["openingHours"]) => ({
  location: { id: "pier", timeZone: "America/New_York", openingHours, specialDays: [] },
});
const idsOf = (plans: readonly ShiftPlan[]) => plans.map(({ employeeId }) => employeeId);

describe("a drafted first week", () => {
  test("has somebody of each job role, or an open shift, whenever the location is open", () => {
    const plans = draft();
    for (const day of weekDays(weekStart)) {
      for (const jobRole of ["Barista", "Cook"]) {
        const mine = plans.filter((plan) => plan.day === day && plan.jobRole === jobRole);
        const times = new Set(mine.map((plan) => `${plan.startsAtLocal}-${plan.endsAtLocal}`));
        expect([...times]).toEqual(["07:00-13:00", "13:00-19:00"]);
      }
    }
  });

  test("has nobody twice a day, on more than five days, or in two parts of the day", () => {
    const plans = draft().filter(({ employeeId }) => employeeId !== null);
    for (const id of new Set(idsOf(plans))) {
      const own = plans.filter((plan) => plan.employeeId === id);
      expect(own.length).toBeLessThanOrEqual(5);
      expect(new Set(own.map(({ day }) => day)).size).toBe(own.length);
      expect(new Set(own.map(({ startsAtLocal }) => startsAtLocal)).size).toBe(1);
    }
  });

  test("spreads the days evenly", () => {
    const plans = draft({ people: team("Barista", 6) });
    const counts = team("Barista", 6).map(
      ({ id }) => plans.filter((plan) => plan.employeeId === id).length,
    );
    expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
  });

  test("leaves open what nobody can cover", () => {
    const plans = draft({ people: team("Cook", 1) });
    expect(plans.filter(({ employeeId }) => employeeId === "Cook0")).toHaveLength(5);
    expect(plans.filter(({ employeeId }) => employeeId === null)).toHaveLength(9);
  });

  test("does not plan a person on a day with work elsewhere", () => {
    const planned = weekDays(weekStart)
      .slice(0, 3)
      .map((day) => ({ employeeId: "Cook0", day }));
    const openingHours = { monday: [{ opensAt: "09:00", closesAt: "17:00" }] };
    const plans = draft({ ...placeOpen(openingHours), people: team("Cook", 1), planned });
    expect(idsOf(plans)).toEqual([null]);
  });

  test("leaves out a day on which the location is closed, and plans each time it opens", () => {
    const openingHours = daily("09:00", "12:00");
    const holiday = { day: "2026-11-26", name: "Thanksgiving", isHoliday: true, hours: [] };
    const { location } = placeOpen({
      ...openingHours,
      friday: [
        { opensAt: "09:00", closesAt: "12:00" },
        { opensAt: "18:00", closesAt: "22:00" },
      ],
    });
    const plans = draft({
      location: { ...location, specialDays: [holiday] },
      people: team("Cook", 1),
    });
    expect(plans.map(({ day }) => day)).not.toContain("2026-11-26");
    const friday = plans.filter(({ day }) => day === "2026-11-27");
    expect(friday.map(({ startsAtLocal }) => startsAtLocal)).toEqual(["09:00", "18:00"]);
  });

  test("is empty where the location is closed or nobody works", () => {
    expect(draft(placeOpen({}))).toEqual([]);
    expect(draft({ people: [] })).toEqual([]);
  });

  test("plans people without a job role, too", () => {
    const people = [{ id: "ana", jobRoles: [] }];
    expect(idsOf(draft({ people }))).toContain("ana");
  });

  test("takes half an hour of break in a shift of more than six hours", () => {
    const breakOf = (opensAt: string, closesAt: string) =>
      draft(placeOpen(daily(opensAt, closesAt)))[0]?.unpaidBreakSeconds;
    expect([breakOf("09:00", "17:00"), breakOf("09:00", "15:00")]).toEqual([1800, 0]);
  });

  test.each(["2026-03-02", "2026-10-26"])("can be placed in the week of %s, too", (start) => {
    const plans = draft({ ...placeOpen(daily("01:30", "02:30")), weekStart: start });
    expect(plans.length).toBeGreaterThan(0);
    for (const plan of plans) expect(() => placeShift(plan, "America/New_York")).not.toThrow();
  });

  test("is the same for the same input", () => {
    expect(draft()).toEqual(draft());
  });
});
