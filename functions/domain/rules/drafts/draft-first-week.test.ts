import { anEmployeeId } from "../../kernel/ids/ids.test-support.ts";
import { roleId } from "../../records/job-roles/role-id.test-support.ts";
import { describe, expect, test } from "vitest";
import { onDays } from "../../records/employees/an-availability-entry.test-support.ts";
import { aTimeOff } from "../../records/time-off/time-off-builder.test-support.ts";
import { weekDays } from "../../kernel/time/local-date.ts";
import type { FirstWeekInput } from "./draft-first-week.ts";
import { draftFirstWeek, staffingOf } from "./draft-first-week.ts";
import { placeShift } from "../schedules/place-shift.ts";
import {
  daily,
  team,
  draft,
  placeOpen,
  workOn,
  secondsOf,
  byPerson,
  leastRest,
  idsOf,
  weekStart,
} from "./draft-week.test-support.ts";

const hour = 3600;

describe("a drafted first week", () => {
  test("has an employee of each job role, or an open shift, during all opening hours", () => {
    const plans = draft();
    for (const day of weekDays(weekStart)) {
      for (const jobRoleId of ["barista", "cook"]) {
        const mine = plans.filter((plan) => plan.day === day && plan.jobRoleId === jobRoleId);
        const times = new Set(mine.map((plan) => `${plan.startsAtLocal}-${plan.endsAtLocal}`));
        expect([...times]).toEqual(["07:00-13:00", "13:00-19:00"]);
      }
    }
  });

  test("gives no employee two shifts a day, over five days, or less than 13 hours of rest", () => {
    for (const own of byPerson(draft())) {
      expect(own.length).toBeLessThanOrEqual(5);
      expect(new Set(own.map(({ day }) => day)).size).toBe(own.length);
      expect(leastRest(own)).toBeGreaterThanOrEqual(13 * hour);
    }
  });

  test("never plans more than the contract hours, or 40 where none are known", () => {
    const people = [
      ...team("barista", 3),
      {
        id: anEmployeeId("part"),
        jobRoleIds: [roleId("barista")],
        contractSecondsPerWeek: 16 * hour,
      },
      { id: anEmployeeId("capped"), jobRoleIds: [roleId("barista")], maxSecondsPerWeek: 10 * hour },
    ];
    const plans = draft({ people, wanted: new Map([["barista", 4]]) });
    const hoursOf = (id: string) => secondsOf(plans.filter((plan) => plan.employeeId === id));
    expect(hoursOf("part")).toBeLessThanOrEqual(16 * hour);
    expect(hoursOf("capped")).toBeLessThanOrEqual(10 * hour);
    for (const own of byPerson(plans)) expect(secondsOf(own)).toBeLessThanOrEqual(40 * hour);
  });

  test("counts hours at other locations", () => {
    const people = [
      {
        id: anEmployeeId("cook0"),
        jobRoleIds: [roleId("cook")],
        contractSecondsPerWeek: 12 * hour,
      },
    ];
    const planned = [workOn("2026-11-23", anEmployeeId("cook0"))];
    const own = draft({ people, planned }).filter(({ employeeId }) => employeeId === "cook0");
    expect(secondsOf(own) + 8 * hour).toBeLessThanOrEqual(12 * hour);
  });

  test("does not put all 14 people of an office on nine to five", () => {
    const openingHours = daily("09:00", "17:00");
    const { saturday: _saturday, sunday: _sunday, ...workdays } = openingHours;
    const plans = draft({ ...placeOpen(workdays), people: team("clerk", 14) });
    expect(plans).toHaveLength(4 * 5);
    expect(byPerson(plans)).toHaveLength(14);
  });

  test("plans as many people as the location needs of a role, on the days on which it needs them", () => {
    const need = { startsAt: "07:00", endsAt: "19:00", jobRoleId: roleId("barista"), people: 3 };
    const location = {
      ...placeOpen(daily("09:00", "17:00")).location,
      staffing: [{ ...need, weekdays: ["monday" as const] }],
    };
    const plans = draft({ location, people: team("barista", 6) });
    expect(plans.map(({ day }) => day)).toEqual(["2026-11-23", "2026-11-23", "2026-11-23"]);
  });

  test("follows what was chosen for a role, and leaves a role out at 0", () => {
    const wanted = new Map([
      ["barista", 0],
      ["cook", 2],
    ]);
    const plans = draft({ wanted });
    expect(plans.filter(({ jobRoleId }) => jobRoleId === "barista")).toEqual([]);
    const monday = plans.filter(({ day }) => day === weekStart);
    expect(monday).toHaveLength(4);
  });

  test("plans no employee over time off, leave, unavailability, or before the hire date", () => {
    const people = [
      { id: anEmployeeId("off"), jobRoleIds: [roleId("cook")] },
      {
        id: anEmployeeId("leave"),
        jobRoleIds: [roleId("cook")],
        leave: { from: "2026-11-20", until: null },
      },
      { id: anEmployeeId("away"), jobRoleIds: [roleId("cook")] },
      { id: anEmployeeId("new"), jobRoleIds: [roleId("cook")], hiredOn: "2026-12-01" },
      { id: anEmployeeId("gone"), jobRoleIds: [roleId("cook")], terminatedOn: "2026-11-22" },
    ];
    const timeOff = [
      aTimeOff({
        employeeId: anEmployeeId("off"),
        from: "2026-11-23",
        until: "2026-11-29",
        state: "approved",
      }),
    ];
    const said = new Map([
      [
        anEmployeeId("away"),
        { entries: [onDays("2026-11-23", "2026-11-29")], timeZone: "America/New_York" },
      ],
    ]);
    const plans = draft({ people, timeOff, said });
    expect(new Set(idsOf(plans))).toEqual(new Set([null]));
  });

  test("works eight hours at most, the rest of nine is a break", () => {
    const [plan] = draft(placeOpen(daily("09:00", "18:00")));
    expect(plan).toMatchObject({ endsAtLocal: "18:00", unpaidBreakSeconds: hour });
  });

  test("spreads the days evenly", () => {
    const plans = draft({ people: team("barista", 6) });
    const counts = team("barista", 6).map(
      ({ id }) => plans.filter((plan) => plan.employeeId === id).length,
    );
    expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
  });

  test("leaves open what no employee can cover", () => {
    const plans = draft({ people: team("cook", 1) });
    expect(plans.filter(({ employeeId }) => employeeId === "cook0")).toHaveLength(5);
    expect(plans.filter(({ employeeId }) => employeeId === null)).toHaveLength(9);
  });

  test("does not plan a person on a day with work elsewhere", () => {
    const planned = weekDays(weekStart)
      .slice(0, 3)
      .map((day) => workOn(day, anEmployeeId("cook0")));
    const openingHours = { monday: [{ opensAt: "09:00", closesAt: "17:00" }] };
    const plans = draft({ ...placeOpen(openingHours), people: team("cook", 1), planned });
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
      people: team("cook", 1),
    });
    expect(plans.map(({ day }) => day)).not.toContain("2026-11-26");
    const friday = plans.filter(({ day }) => day === "2026-11-27");
    expect(friday.map(({ startsAtLocal }) => startsAtLocal)).toEqual(["09:00", "18:00"]);
  });

  test("is empty where the location is closed or has no employees", () => {
    expect(draft(placeOpen({}))).toEqual([]);
    expect(draft({ people: [] })).toEqual([]);
  });

  test("plans people without a job role, too", () => {
    const people = [{ id: anEmployeeId("ana"), jobRoleIds: [] }];
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

describe("a job role of the company that no one has yet", () => {
  const input: FirstWeekInput = {
    ...placeOpen(daily("08:00", "16:00")),
    weekStart,
    people: team("barista", 2),
    planned: [],
    offered: [roleId("barista"), roleId("baker")],
  };

  test("can be chosen, and plans nothing before that", () => {
    expect(staffingOf(input).map(({ jobRoleId, people }) => [jobRoleId, people])).toEqual([
      ["barista", 1],
      ["baker", 0],
    ]);
    expect(new Set(draftFirstWeek(input).map(({ jobRoleId }) => jobRoleId))).toEqual(
      new Set(["barista"]),
    );
  });

  test("becomes open shifts once it is chosen", () => {
    const plans = draftFirstWeek({ ...input, wanted: new Map([["baker", 1]]) });
    const bakers = plans.filter(({ jobRoleId }) => jobRoleId === "baker");
    expect(bakers.length).toBeGreaterThanOrEqual(7);
    expect(bakers.every(({ employeeId }) => employeeId === null)).toBe(true);
  });
});
