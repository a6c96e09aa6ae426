import type { EmployeeId, ShiftId } from "@crewline/domain/kernel/ids/entity-ids";
import { elapsedSeconds } from "@crewline/domain/kernel/time/instant";
import type { Instant } from "@crewline/domain/kernel/time/instant";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import type { Fate } from "./person-week.ts";
import type { Random } from "./random.ts";
import type { PlannedShift } from "./roster.ts";
import { shiftAround } from "./roster.ts";
import type { Staffer } from "./staff.ts";
import { isNamed } from "./staff.ts";
import type { Tenant } from "./tenant.ts";

interface Moment {
  tenant: Tenant;
  people: readonly Staffer[];
  random: Random;
  now: Instant;
}

/** The number of people shown at work at any hour of the day or night. */
const ALWAYS_AT_WORK = 4;

/** The first location has people at work at any hour, with short shifts where needed. */
export function withPeopleAtWork(
  moment: Moment,
  planned: readonly PlannedShift[],
  weekStart: LocalDate,
): PlannedShift[] {
  const { tenant, people, now } = moment;
  const here = tenant.locations[0]?.id;
  const atWork = planned.filter((shift) => shift.locationId === here && isRunning(shift, now));
  const isFree = (person: Staffer) =>
    person.employee.locationIds[0] === here &&
    person.awayFrom === null &&
    !isNamed(tenant, person) &&
    planned.every((shift) => shift.employeeId !== person.employee.id || isFar(shift, now));
  const added = people
    .filter(isFree)
    .slice(0, Math.max(0, ALWAYS_AT_WORK - atWork.length))
    .map((person) => shiftAround(moment, person, now))
    .filter((shift) => shift.weekStart === weekStart);
  return [...planned, ...added];
}

/** At any moment some are at work, one of them on a break, and one has a forgotten clock-out. */
export function fatesOf(
  { tenant, people, now }: Moment,
  planned: readonly PlannedShift[],
): Map<ShiftId, Fate> {
  const named = new Set(people.filter((person) => isNamed(tenant, person)).map(idOf));
  const others = planned.filter(({ employeeId }) => employeeId !== null && !named.has(employeeId));
  const running = others
    .filter(({ locationId }) => locationId === tenant.locations[0]?.id)
    .filter((shift) => isRunning(shift, now))
    .toSorted((a, b) => a.startsAt.localeCompare(b.startsAt))
    .slice(0, ALWAYS_AT_WORK);
  const fates = new Map<ShiftId, Fate>(running.map(({ id }) => [id, "none"]));
  const [longest] = running;
  const hasBegun = longest && elapsedSeconds(longest.startsAt, now) > 2700;
  if (hasBegun) fates.set(longest.id, "onBreak");
  const forgotten = others.find(({ startsAt }) => isRecent(startsAt, now));
  if (forgotten) fates.set(forgotten.id, "forgotten");
  return fates;
}

function isRunning({ startsAt, endsAt }: PlannedShift, now: Instant): boolean {
  return elapsedSeconds(startsAt, now) > 1200 && elapsedSeconds(now, endsAt) > 1800;
}

/** Far enough from now for a short shift around it. */
function isFar({ startsAt, endsAt }: PlannedShift, now: Instant): boolean {
  return elapsedSeconds(endsAt, now) > 4 * 3600 || elapsedSeconds(now, startsAt) > 3 * 3600;
}

/** Long enough ago to find a forgotten clock-out, and too recent to have corrected it. */
function isRecent(startsAt: Instant, now: Instant): boolean {
  const seconds = elapsedSeconds(startsAt, now);
  return seconds > 18 * 3600 && seconds < 72 * 3600;
}

function idOf({ employee }: Staffer): EmployeeId {
  return employee.id;
}
