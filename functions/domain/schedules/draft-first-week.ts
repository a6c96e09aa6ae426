import type { Employee } from "../employees/employee.ts";
import type { Location } from "../locations/location.ts";
import type { Openings } from "../locations/opening-on.ts";
import { openingOn } from "../locations/opening-on.ts";
import type { LocalDate } from "../time/local-date.ts";
import { addDays, weekDays } from "../time/local-date.ts";
import { missingTimes, repeatedTimes } from "./place-shift.ts";
import type { Shift, ShiftPlan } from "./shift.ts";
import type { DayPart } from "./split-opening.ts";
import { splitOpening } from "./split-opening.ts";

export interface FirstWeekInput {
  location: Pick<Location, "id" | "timeZone"> & Openings;
  /** First day of the week, whatever weekday that is. */
  weekStart: LocalDate;
  /** Everybody who works at the location. */
  people: readonly Pick<Employee, "id" | "jobRoles">[];
  /** What the same people are planned for already in the week, at any location. */
  planned: readonly Pick<ShiftPlan, "employeeId" | "day">[];
}

/** A full week for one person. */
const MOST_SHIFTS = 5;
/** A shift longer than six hours has half an hour of unpaid break in its middle. */
const BREAK_FROM_SECONDS = 6 * 3600;
const BREAK_SECONDS = 1800;

/**
 * A first plan to work on: whenever the location is open, somebody of each job role is there. Long
 * days are worked in parts of at most nine hours, and everybody keeps to one part, so that nobody
 * closes and opens. Nobody works twice a day or more than five days; what nobody can cover is an
 * open shift. The same input gives the same plan, in order of time.
 */
export function draftFirstWeek(input: FirstWeekInput): ShiftPlan[] {
  const busy = new Map<string, Set<LocalDate>>();
  for (const { employeeId, day } of input.planned) {
    if (employeeId !== null) daysOf(busy, employeeId).add(day);
  }
  const roles = [...new Set(input.people.map(({ jobRoles }) => jobRoles[0] ?? null))];
  const plans = roles.flatMap((jobRole) => draftRole(input, jobRole, busy));
  return plans
    .map((plan) => withChoice(plan, input.location.timeZone))
    .filter((plan) => missingTimes(plan, input.location.timeZone).length === 0)
    .toSorted((a, b) => (timeOf(a) < timeOf(b) ? -1 : 1));
}

type Busy = Map<string, Set<LocalDate>>;

function draftRole(input: FirstWeekInput, jobRole: string | null, busy: Busy): ShiftPlan[] {
  const team = input.people.filter((person) => (person.jobRoles[0] ?? null) === jobRole);
  const openDays = openDaysOf(input);
  return openDays.flatMap(({ day, parts }) =>
    parts.flatMap((part, index) => {
      const crew = team.filter((_, place) => place % parts.length === index);
      const workday = addDays(day, part.daysLater);
      const wanted = Math.max(1, Math.floor((crew.length * MOST_SHIFTS) / openDays.length));
      const chosen = choose(crew, workday, busy).slice(0, wanted);
      for (const { id } of chosen) daysOf(busy, id).add(workday);
      const ids = chosen.length === 0 ? [null] : chosen.map(({ id }) => id);
      return ids.map((employeeId) => planOf(input, { part, day: workday, jobRole, employeeId }));
    }),
  );
}

function openDaysOf({ location, weekStart }: FirstWeekInput) {
  return weekDays(weekStart).flatMap((day) => {
    const hours = openingOn(location, day);
    return hours.length === 0 ? [] : [{ day, parts: hours.flatMap(splitOpening) }];
  });
}

/** Who may work on the day, those with the fewest days so far first. */
function choose<T extends { id: string }>(crew: readonly T[], day: LocalDate, busy: Busy): T[] {
  const free = crew.filter(({ id }) => {
    const days = daysOf(busy, id);
    return !days.has(day) && days.size < MOST_SHIFTS;
  });
  return free.toSorted((a, b) => daysOf(busy, a.id).size - daysOf(busy, b.id).size);
}

interface Slot {
  part: DayPart;
  day: LocalDate;
  jobRole: string | null;
  employeeId: string | null;
}

function planOf({ location }: FirstWeekInput, { part, day, jobRole, employeeId }: Slot): ShiftPlan {
  return {
    locationId: location.id,
    employeeId,
    jobRole,
    day,
    startsAtLocal: part.startsAtLocal,
    endsAtLocal: part.endsAtLocal,
    startsInRepeatedHour: null,
    endsInRepeatedHour: null,
    unpaidBreakSeconds: part.seconds > BREAK_FROM_SECONDS ? BREAK_SECONDS : 0,
    note: "",
  };
}

/** In the night in which an hour repeats, the plan means the first of the two. */
function withChoice(plan: ShiftPlan, timeZone: string): ShiftPlan {
  const repeated = repeatedTimes(plan, timeZone);
  return {
    ...plan,
    startsInRepeatedHour: repeated.includes("startsAtLocal") ? "first" : null,
    endsInRepeatedHour: repeated.includes("endsAtLocal") ? "first" : null,
  };
}

function daysOf(busy: Busy, id: string): Set<LocalDate> {
  const days = busy.get(id) ?? new Set();
  busy.set(id, days);
  return days;
}

function timeOf({ day, startsAtLocal, jobRole }: Pick<Shift, "day" | "startsAtLocal" | "jobRole">) {
  return `${day} ${startsAtLocal} ${jobRole ?? ""}`;
}
