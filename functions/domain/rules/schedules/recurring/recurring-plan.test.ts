import { expect, test } from "vitest";
import { anEmployeeId, aLocationId } from "../../../kernel/ids/ids.test-support.ts";
import { recurringShiftIdSchema } from "../../../kernel/ids/record-ids.ts";
import { addDays } from "../../../kernel/time/local-date.ts";
import type { RecurringPlan } from "../../../records/schedules/recurring-shift.ts";
import { placeShift } from "../place-shift.ts";
import { followingChange } from "./following-change.ts";
import { recurringDays } from "./recurring-days.ts";
import { followedPlan, planOnDay, recurringShiftIdOn, spotsOf } from "./recurring-plan.ts";

const newYork = "America/New_York";
const [ana, ben] = [anEmployeeId("ana"), anEmployeeId("ben")];
const plan: RecurringPlan = {
  locationId: aLocationId("harbor"),
  employeeId: ana,
  jobRoleId: null,
  startsAtLocal: "22:00",
  endsAtLocal: "06:00",
  unpaidBreakSeconds: 0,
  note: "",
  spots: 3,
};
const hoursOn = (day: string, change: Partial<RecurringPlan> = {}) => {
  const { startsAt, endsAt } = placeShift(planOnDay({ ...plan, ...change }, day, newYork), newYork);
  return (Date.parse(endsAt) - Date.parse(startsAt)) / 3_600_000;
};

test("a night keeps its wall times when the clocks change, and is longer or shorter", () => {
  expect(["2026-10-30", "2026-10-31", "2027-03-13"].map((day) => hoursOn(day))).toEqual([8, 9, 7]);
});

test("of a time that happens twice, the first is meant", () => {
  const times = { startsAtLocal: "22:00", endsAtLocal: "01:30" };
  expect(planOnDay({ ...plan, ...times }, "2026-10-31", newYork)).toMatchObject({
    startsInRepeatedHour: null,
    endsInRepeatedHour: "first",
  });
  expect(hoursOn("2026-10-31", times)).toBe(3.5);
});

test("a shift of an employee has one spot, and each spot of a day an id of its own", () => {
  expect(spotsOf(plan)).toBe(1);
  expect(spotsOf({ ...plan, employeeId: null })).toBe(3);
  const id = recurringShiftIdSchema.parse("A1b2C3d4E5f6G7h8I9j0");
  expect(recurringShiftIdOn({ id }, "2026-11-17", 2)).toBe("A1b2C3d4E5f6G7h8I9j0-2026-11-17-2");
});

test("a shift follows its recurring shift but in what was changed in it alone", () => {
  const before = planOnDay(plan, "2026-11-17", newYork);
  const after = { ...before, startsAtLocal: "21:00", note: "Bring keys", employeeId: ben };
  expect(followedPlan(before, before, after)).toEqual(after);
  const noted = { ...before, note: "Stocktaking", endsAtLocal: "05:00" };
  expect(followedPlan(noted, before, after)).toEqual({
    ...noted,
    startsAtLocal: "21:00",
    employeeId: ben,
  });
  const opened = { ...before, employeeId: null };
  expect(followedPlan(opened, before, after).employeeId).toBe(ben);
  expect(followedPlan(opened, before, { ...after, employeeId: ana }).employeeId).toBeNull();
});

test("an edit of one shift changes its fields, and the day of the week, from then on", () => {
  const recurring = {
    plan,
    recurrence: {
      weekdays: ["tuesday" as const, "friday" as const],
      everyWeeks: 2,
      firstDay: "2026-11-03",
      end: { kind: "afterTimes" as const, times: 10 },
    },
    firstWeekday: "monday" as const,
  };
  const base = { ...planOnDay(plan, "2026-11-17", newYork), note: "Stocktaking" };
  const mine = { ...base, endsAtLocal: "05:00", day: "2026-11-18" };
  const edit = { fromDay: "2026-11-17", base, mine };
  expect(followingChange(recurring, edit)).toEqual({
    plan: { ...plan, endsAtLocal: "05:00" },
    recurrence: {
      weekdays: ["wednesday", "friday"],
      everyWeeks: 2,
      firstDay: "2026-11-17",
      end: { kind: "afterTimes", times: 8 },
    },
  });
});

test.each([
  ["the Monday after", "2026-11-23", "monday"],
  ["the Saturday before", "2026-11-21", "saturday"],
] as const)(
  "a Sunday of every second week moves to %s, and keeps its rhythm",
  (_to, day, weekday) => {
    const recurring = {
      plan,
      recurrence: {
        weekdays: ["sunday" as const],
        everyWeeks: 2,
        firstDay: "2026-11-08",
        end: { kind: "never" as const },
      },
      firstWeekday: "monday" as const,
    };
    const base = planOnDay(plan, "2026-11-22", newYork);
    const edit = { fromDay: "2026-11-22", base, mine: { ...base, day } };
    const { recurrence } = followingChange(recurring, edit);
    expect(recurrence.weekdays).toEqual([weekday]);
    const days = recurringDays({ ...recurring, recurrence }, "2026-11-16", "2026-12-18");
    expect(days).toEqual([day, addDays(day, 14)]);
  },
);
