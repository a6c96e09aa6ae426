import type { EmployeeId, LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import type { Location } from "@crewline/domain/records/locations/location";
import type { Movable } from "@crewline/domain/rules/locations/move-to-zone";
import { isAhead, moveToZone } from "@crewline/domain/rules/locations/move-to-zone";
import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import { requireNoOverlap } from "@crewline/domain/rules/schedules/find-overlap";
import type { PublishedShift, Shift } from "@crewline/domain/records/schedules/shift";
import type { Instant } from "@crewline/domain/kernel/time/instant";
import { addDays } from "@crewline/domain/kernel/time/local-date";
import { localDateAt } from "@crewline/domain/kernel/time/zone";
import type { CompanyStore } from "../../store/company/company-store.ts";
import { daysOfEmployees, daysOfLocation, MOST_COMPARED } from "../../store/company/filters.ts";

/**
 * The most shifts of a location that a zone change covers: more would not fit into one transaction.
 */
const MOST_PLANNED = 1000;
const END_OF_TIME = "9999-12-31";

interface Moved<T> {
  before: T;
  after: T;
  /** The reason why it cannot be moved; then `after` equals `before`. */
  problem: RuleViolation | null;
}

export interface ZoneMove {
  shifts: Moved<Shift>[];
  published: Moved<PublishedShift>[];
}

/**
 * Returns the shifts that have not begun at `now`, with drafts, in the new zone of the location:
 * their day and wall times stay. Worked time and shifts that have begun stay as they are. Throws
 * zoneMovesTooMany if not all of them can be moved at once.
 */
export async function readZoneMove(
  store: CompanyStore,
  { id, timeZone }: Pick<Location, "id" | "timeZone">,
  now: Instant,
): Promise<ZoneMove> {
  const ahead = daysOfLocation(id, addDays(localDateAt(now, "UTC"), -1), END_OF_TIME);
  const [planned, published, locations] = await Promise.all([
    store.shifts.list(ahead, { limit: MOST_PLANNED + 1 }),
    store.publishedShifts.list(ahead, { limit: MOST_PLANNED + 1 }),
    store.locations.list([]),
  ]);
  if (Math.max(planned.length, published.length) > MOST_PLANNED) {
    throw new RuleViolation("zoneMovesTooMany", { most: MOST_PLANNED });
  }
  const isMoved = (shift: Shift | PublishedShift) =>
    shift.timeZone !== timeZone && isAhead(shift, now);
  const own = planned.filter(isMoved);
  const others = await readOthers(store, own);
  const people = await store.employees.findAll(own.flatMap(({ employeeId }) => employeeId ?? []));
  const nameOf = new Map([...people, ...locations].map((record) => [record.id, record.name]));
  const names = {
    employee: (employeeId: EmployeeId) => nameOf.get(employeeId) ?? "Unknown employee",
    location: (locationId: LocationId) => nameOf.get(locationId) ?? "another location",
  };
  return {
    shifts: own.map((shift) =>
      moved(shift, timeZone, (after) => requireNoOverlap(after, others, names)),
    ),
    published: published.filter(isMoved).map((shift) => moved(shift, timeZone, () => undefined)),
  };
}

/** Other shifts of the same employees, at any location, around the days of the moved shifts. */
async function readOthers(store: CompanyStore, moving: readonly Shift[]): Promise<Shift[]> {
  const days = moving.map(({ day }) => day).toSorted();
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return [];
  const people = [...new Set(moving.flatMap(({ employeeId }) => employeeId ?? []))];
  const found: Shift[] = [];
  for (let at = 0; at < people.length; at += MOST_COMPARED) {
    const some = people.slice(at, at + MOST_COMPARED);
    found.push(
      ...(await store.shifts.list(daysOfEmployees(some, addDays(first, -2), addDays(last, 2)))),
    );
  }
  const movingIds = new Set(moving.map(({ id }) => id));
  return found.filter(({ id }) => !movingIds.has(id));
}

function moved<T extends Movable>(
  before: T,
  timeZone: string,
  check: (after: T) => void,
): Moved<T> {
  try {
    const after = moveToZone(before, timeZone);
    check(after);
    return { before, after, problem: null };
  } catch (error) {
    if (error instanceof RuleViolation) return { before, after: before, problem: error };
    throw error;
  }
}
