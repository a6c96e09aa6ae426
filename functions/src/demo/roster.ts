import { shiftIdSchema } from "@crewline/domain/kernel/ids/entity-ids";
import { homeOf } from "./staff.ts";
import type { LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import { worksOn } from "@crewline/domain/rules/employees/employment";
import { placeShift, repeatedTimes } from "@crewline/domain/rules/schedules/place-shift";
import type { Shift, ShiftPlan } from "@crewline/domain/records/schedules/shift";
import { elapsedSeconds } from "@crewline/domain/kernel/time/instant";
import type { Instant } from "@crewline/domain/kernel/time/instant";
import { weekDays, weekStartOf } from "@crewline/domain/kernel/time/local-date";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import { localDateAt, localTimeAt } from "@crewline/domain/kernel/time/zone";
import type { Slot } from "./job-roles.ts";
import { jobRoleOf } from "./job-roles.ts";
import type { Random } from "./random.ts";
import { later } from "./seed-time.ts";
import type { Staffer } from "./staff.ts";
import type { Tenant } from "./tenant.ts";

interface Planning {
  tenant: Tenant;
  people: readonly Staffer[];
  random: Random;
}

/** A shift without its state: the week decides whether it is published. */
export type PlannedShift = Omit<Shift, "state" | "updatedBy" | "updatedByName" | "version">;

const BREAK_SECONDS = 1800;
const MEAL_AFTER_SECONDS = 6 * 3600;

interface WeekPlan {
  weekStart: LocalDate;
  /** The first day on which shifts are still open; null for a past week. */
  openFrom: LocalDate | null;
  /** People with fixed days of work. */
  isExpected(person: Staffer, day: LocalDate): boolean;
}

const OPEN_SHIFTS = 2;

/** The shifts of one week at all locations; two of each location may still be open. */
export function planWeek(
  planning: Planning,
  { weekStart, openFrom, isExpected }: WeekPlan,
): PlannedShift[] {
  const { tenant, people, random } = planning;
  const assigned = people.flatMap((person) =>
    workdaysOf(person, { weekStart, isExpected }, random).map((day, index) =>
      shiftOf(planning, { person, day, isLast: index === person.daysAWeek - 1 }),
    ),
  );
  const open = tenant.locations.flatMap(({ id }) =>
    Array.from({ length: openFrom === null ? 0 : OPEN_SHIFTS }, () => {
      const index = random.whole(1, 7);
      const days = weekDays(weekStart).filter((one) => one >= (openFrom ?? weekStart));
      const day = random.pick(atLeastOne(days));
      return placed(planning, {
        ...slotPlan(jobRoleOf(index).slots[0]),
        ...nobody(id, index),
        day,
      });
    }),
  );
  return [...assigned, ...open];
}

/** A short shift that began about three hours ago, for when a location has too few people. */
export function shiftAround(planning: Planning, person: Staffer, now: Instant): PlannedShift {
  const zone = zoneOf(planning.tenant, homeOf(person.employee));
  const halfHour = 1800 * 1000;
  const start = new Date(Math.floor(Date.parse(now) / halfHour) * halfHour).toISOString();
  const usual = later(start, -3 * 3600);
  // A clock-in just before midnight would be of the day before its shift.
  const startsAt = localTimeAt(usual, zone) === "00:00" ? later(usual, -1800) : usual;
  const slot = {
    startsAtLocal: localTimeAt(startsAt, zone),
    endsAtLocal: localTimeAt(later(startsAt, 5 * 3600), zone),
  };
  const day = localDateAt(startsAt, zone);
  return shiftOf(planning, { person: { ...person, slot }, day, isLast: false });
}

/** A shift of a person on a day, in the usual slot. */
export function shiftOn(planning: Planning, person: Staffer, day: LocalDate): PlannedShift {
  return shiftOf(planning, { person, day, isLast: false });
}

/** The usual number of days; sometimes a sixth, which makes overtime. */
function workdaysOf(
  person: Staffer,
  { weekStart, isExpected }: Pick<WeekPlan, "weekStart" | "isExpected">,
  random: Random,
): LocalDate[] {
  const count = person.daysAWeek === 5 && random.happens(0.12) ? 6 : person.daysAWeek;
  const rank = (day: LocalDate) => (isExpected(person, day) ? 1 : 0);
  const shuffled = random.shuffled(weekDays(weekStart));
  const chosen = shuffled.toSorted((a, b) => rank(b) - rank(a)).slice(0, count);
  const days = chosen.toSorted();
  const { employee, awayFrom } = person;
  return days.filter((day) => worksOn(employee, day) && (awayFrom === null || day < awayFrom));
}

interface Assignment {
  person: Staffer;
  day: LocalDate;
  /** An employee with a second location or job role works in it on the last day of the week. */
  isLast: boolean;
}

function shiftOf(planning: Planning, { person, day, isLast }: Assignment): PlannedShift {
  const { id, locationIds, jobRoleIds } = person.employee;
  const home = homeOf(person.employee);
  const second = locationIds[1] ?? home;
  return placed(planning, {
    ...slotPlan(person.slot),
    locationId: isLast ? second : home,
    employeeId: id,
    jobRoleId: (isLast ? jobRoleIds[1] : undefined) ?? jobRoleIds[0] ?? null,
    day,
    note: "",
  });
}

function nobody(locationId: LocationId, index: number) {
  const note = "Someone is still needed here.";
  return { locationId, employeeId: null, jobRoleId: jobRoleOf(index).id, note };
}

function slotPlan(slot: Slot) {
  return { ...slot, startsInRepeatedHour: null, endsInRepeatedHour: null };
}

function placed(
  { tenant, random }: Planning,
  plan: Omit<ShiftPlan, "unpaidBreakSeconds">,
): PlannedShift {
  const timeZone = zoneOf(tenant, plan.locationId);
  const repeated = repeatedTimes(plan, timeZone);
  const exact = {
    ...plan,
    startsInRepeatedHour: repeated.includes("startsAtLocal") ? ("first" as const) : null,
    endsInRepeatedHour: repeated.includes("endsAtLocal") ? ("first" as const) : null,
  };
  const span = placeShift(exact, timeZone);
  const isLong = elapsedSeconds(span.startsAt, span.endsAt) >= MEAL_AFTER_SECONDS;
  return {
    id: shiftIdSchema.parse(random.id()),
    ...exact,
    ...span,
    unpaidBreakSeconds: isLong ? BREAK_SECONDS : 0,
    timeZone,
    weekStart: weekStartOf(plan.day, tenant.basics.weekStart),
  };
}

function zoneOf({ locations, basics }: Tenant, locationId: LocationId): string {
  return locations.find(({ id }) => id === locationId)?.timeZone ?? basics.timeZone;
}

function atLeastOne<T>([first, ...others]: readonly T[]): [T, ...T[]] {
  if (first === undefined) throw new Error("A week has days.");
  return [first, ...others];
}
