import type { Location } from "@crewline/domain/locations/location";
import type { Movable } from "@crewline/domain/locations/move-to-zone";
import { isAhead, moveToZone } from "@crewline/domain/locations/move-to-zone";
import { RuleViolation } from "@crewline/domain/rules/rule-violation";
import { requireNoOverlap } from "@crewline/domain/schedules/find-overlap";
import type { PublishedShift, Shift } from "@crewline/domain/schedules/shift";
import type { Instant } from "@crewline/domain/time/instant";
import { addDays } from "@crewline/domain/time/local-date";
import { localDateAt } from "@crewline/domain/time/zone";
import type { CompanyStore } from "../../store/company-store.ts";

/** So many shifts one change of a zone may move: more would not fit into one transaction. */
const MOST_MOVED = 1000;

interface Moved<T> {
  before: T;
  after: T;
  /** Why it cannot be moved; then `after` is as before. */
  problem: RuleViolation | null;
}

export interface ZoneMove {
  shifts: Moved<Shift>[];
  published: Moved<PublishedShift>[];
}

/**
 * The shifts that have not begun at `now`, with drafts, as they are with the new zone of the
 * location: their day and wall times stay. Worked time and shifts that have begun stay as they are.
 */
export async function readZoneMove(
  store: CompanyStore,
  { id, timeZone }: Pick<Location, "id" | "timeZone">,
  now: Instant,
): Promise<ZoneMove> {
  const yesterday = addDays(localDateAt(now, "UTC"), -1);
  const [all, published, locations] = await Promise.all([
    store.shifts.list([["day", ">=", yesterday]], { limit: 5 * MOST_MOVED }),
    store.publishedShifts.list([["day", ">=", yesterday]], { limit: 5 * MOST_MOVED }),
    store.locations.list([]),
  ]);
  const isMoved = (shift: Shift | PublishedShift) =>
    shift.locationId === id && shift.timeZone !== timeZone && isAhead(shift, now);
  const own = all.filter(isMoved);
  if (own.length > MOST_MOVED)
    throw new RuleViolation("tooMany", { what: "shifts", most: MOST_MOVED });
  const people = await store.employees.findAll(own.flatMap(({ employeeId }) => employeeId ?? []));
  const nameOf = new Map([...people, ...locations].map((record) => [record.id, record.name]));
  const names = {
    employee: (employeeId: string) => nameOf.get(employeeId) ?? "Somebody",
    location: (locationId: string) => nameOf.get(locationId) ?? "another location",
  };
  const others = all.filter((shift) => !own.includes(shift));
  return {
    shifts: own.map((shift) =>
      moved(shift, timeZone, (after) => requireNoOverlap(after, others, names)),
    ),
    published: published.filter(isMoved).map((shift) => moved(shift, timeZone, () => undefined)),
  };
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
