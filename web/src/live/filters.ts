import type { LiveFilter } from "./live-source.ts";
import type { Reader } from "./reader.ts";

export function equals(field: string, value: string): LiveFilter {
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

/** Which fields of a collection say where and whose a document is. */
interface ReachFields {
  /** Holds one location; or, by a name in the plural, several. */
  location: "locationId" | "locationIds" | "employeeLocationIds";
  employee: "employeeId";
}

/**
 * The alternatives that keep a reader's list inside what the rules let him or her read: an
 * employee's own, a manager's locations, an admin's everything or the wanted locations.
 */
export function reachOf(
  reader: Reader,
  fields: ReachFields,
  wantedLocationIds?: readonly string[],
): LiveFilter[][] {
  if (reader.role === "employee") {
    return reader.employeeId === null ? [] : [[equals(fields.employee, reader.employeeId)]];
  }
  return atLocations(fields.location, readableLocations(reader, wantedLocationIds));
}

/** One alternative for each so many locations; null is not narrowed down, none has none. */
export function atLocations(
  field: ReachFields["location"],
  ids: readonly string[] | null,
): LiveFilter[][] {
  if (ids === null) return [[]];
  const operator = field === "locationId" ? "in" : "array-contains-any";
  const chunks = Array.from({ length: Math.ceil(ids.length / MOST_VALUES) }, (_, index) =>
    ids.slice(index * MOST_VALUES, (index + 1) * MOST_VALUES),
  );
  return chunks.map((value) => [{ field, operator, value }]);
}

/** The locations to ask for, sorted so that equal wishes have equal keys; null asks for all. */
export function readableLocations(
  { locationIds }: Reader,
  wanted?: readonly string[],
): string[] | null {
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
