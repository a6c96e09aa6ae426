import { aLocationId, anEmployeeId } from "../../kernel/ids/ids.test-support.ts";
import type { EmployeeId } from "../../kernel/ids/entity-ids.ts";
import { roleId } from "../../records/job-roles/role-id.test-support.ts";
import { elapsedSeconds } from "../../kernel/time/instant.ts";
import { weekdays } from "../../kernel/time/local-date.ts";
import type { FirstWeekInput } from "./draft-first-week.ts";
import { draftFirstWeek } from "./draft-first-week.ts";
import { placeShift } from "../schedules/place-shift.ts";
import { plannedSeconds } from "../schedules/planned-seconds.ts";
import { aShift } from "../schedules/shift-builder.test-support.ts";
import type { ShiftPlan } from "../../records/schedules/shift.ts";

/** A Monday; the week is drafted before it begins. */
export const weekStart = "2026-11-23";

export const daily = (opensAt: string, closesAt: string) =>
  Object.fromEntries(weekdays.map((day) => [day, [{ opensAt, closesAt }]]));
export const team = (jobRoleId: string, count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: anEmployeeId(`${jobRoleId}${index}`),
    jobRoleIds: [roleId(jobRoleId)],
  }));

export function draft(change: Partial<FirstWeekInput> = {}): ShiftPlan[] {
  const openingHours = daily("07:00", "19:00");
  return draftFirstWeek({
    location: {
      id: aLocationId("pier"),
      timeZone: "America/New_York",
      openingHours,
      specialDays: [],
      staffing: [],
    },
    weekStart,
    people: [...team("barista", 6), ...team("cook", 2)],
    planned: [],
    ...change,
  });
}

export const placeOpen = (openingHours: FirstWeekInput["location"]["openingHours"]) => ({
  location: {
    id: aLocationId("pier"),
    timeZone: "America/New_York",
    openingHours,
    specialDays: [],
    staffing: [],
  },
});
export const workOn = (day: string, employeeId: EmployeeId) =>
  aShift({ employeeId, day, range: "09:00-17:00", unpaidBreakSeconds: 0 });
export const secondsOf = (plans: readonly ShiftPlan[]) =>
  plans.reduce((sum, plan) => {
    const { startsAt, endsAt } = placeShift(plan, "America/New_York");
    return sum + plannedSeconds({ ...plan, startsAt, endsAt });
  }, 0);
export const byPerson = (plans: readonly ShiftPlan[]) =>
  [...Map.groupBy(plans, ({ employeeId }) => employeeId)].flatMap(([id, own]) =>
    id === null ? [] : [own],
  );
export function leastRest(own: readonly ShiftPlan[]): number {
  const placed = own.map((plan) => placeShift(plan, "America/New_York"));
  const gaps = placed
    .slice(1)
    .map(({ startsAt }, index) => elapsedSeconds(placed[index]?.endsAt ?? "", startsAt));
  return Math.min(...gaps);
}
export const idsOf = (plans: readonly ShiftPlan[]) => plans.map(({ employeeId }) => employeeId);
