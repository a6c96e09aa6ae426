import type { EmployeeId, LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import type { LiveFilter } from "./live-source.ts";
import type { Actor } from "@crewline/domain/kernel/access/actor";

export function equals(field: string, value: string | boolean | null): LiveFilter {
  return { field, operator: "==", value };
}

/** Local dates from `fromDay` to `toDay`, both included; they sort as their text does. */
export function between(field: string, fromDay: string, toDay: string): LiveFilter[] {
  return [
    { field, operator: ">=", value: fromDay },
    { field, operator: "<=", value: toDay },
  ];
}

/** Most values that Firestore takes in one condition. */
const MOST_VALUES = 30;

/** The field that says where a document belongs: one location or, in the plural, several. */
type LocationField = "locationId" | "locationIds" | "employeeLocationIds";

interface Wanted {
  employeeId?: EmployeeId;
  locationIds?: readonly LocationId[];
}

/**
 * The alternatives that keep a list of people's documents inside what the rules let the actor
 * see: their own for each role, a manager's locations, all for an admin. None when the requested
 * documents lie outside.
 */
export function reachOf(actor: Actor, field: LocationField, wanted: Wanted = {}): LiveFilter[][] {
  const isEmployee = actor.role === "employee";
  const employeeId = wanted.employeeId ?? (isEmployee ? actor.employeeId : undefined);
  const isOwn = employeeId !== undefined && employeeId === actor.employeeId;
  if (employeeId === null || (isEmployee && !isOwn)) return [];
  const locationIds = isOwn
    ? wanted.locationIds?.toSorted()
    : readableLocations(actor, wanted.locationIds);
  const person = employeeId === undefined ? [] : [equals("employeeId", employeeId)];
  return atLocations(field, locationIds ?? null).map((place) => [...person, ...place]);
}

/** One alternative for each so many locations; null is not narrowed down, none has none. */
export function atLocations(
  field: LocationField,
  ids: readonly LocationId[] | null,
): LiveFilter[][] {
  if (ids === null) return [[]];
  const operator = field === "locationId" ? "in" : "array-contains-any";
  return chunksOf(ids).map((value) => [{ field, operator, value }]);
}

/** One alternative for each so many people, sorted so that equal wishes have equal keys. */
export function ofEmployees(ids: readonly EmployeeId[]): LiveFilter[][] {
  const chunks = chunksOf([...new Set(ids)].toSorted());
  return chunks.map((value) => [{ field: "employeeId", operator: "in", value }]);
}

function chunksOf(ids: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(ids.length / MOST_VALUES) }, (_, index) =>
    ids.slice(index * MOST_VALUES, (index + 1) * MOST_VALUES),
  );
}

/** The locations to ask for, sorted so that equal wishes have equal keys; null asks for all. */
export function readableLocations(
  { locationIds }: Actor,
  wanted?: readonly LocationId[],
): LocationId[] | null {
  if (wanted === undefined) return locationIds?.toSorted() ?? null;
  const readable = locationIds === null ? wanted : wanted.filter((id) => locationIds.includes(id));
  return [...new Set(readable)].toSorted();
}

/** Compares by the texts in turn; instants and local dates sort as their text does. */
export function by<R>(...values: ((row: R) => string)[]): (a: R, b: R) => number {
  return (a, b) => {
    for (const value of values) {
      const order = compareText(value(a), value(b));
      if (order !== 0) return order;
    }
    return 0;
  };
}

/** The opposite order. */
export function descending<R>(compare: (a: R, b: R) => number): (a: R, b: R) => number {
  return (a, b) => compare(b, a);
}

function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** By name as people sort names, without regard to case. */
export function byName(a: { name: string }, b: { name: string }): number {
  return a.name.localeCompare(b.name, "en");
}
