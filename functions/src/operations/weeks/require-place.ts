import type { LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import type { Location } from "@crewline/domain/records/locations/location";
import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import type { WeekBook } from "./week-book.ts";

/** Returns the location of a change. Throws notFound, and outsideLocation if the employee has not worked there and does not now. */
export function requirePlace(
  book: WeekBook,
  locationId: LocationId,
  hasWorkedHere: boolean,
): Location {
  const location = book.locations.get(locationId);
  if (location === undefined) throw new RuleViolation("notFound", { what: "location" });
  const { name, locationIds } = book.person.employee;
  if (hasWorkedHere || locationIds.includes(locationId)) return location;
  throw new RuleViolation("outsideLocation", { who: name, where: location.name });
}
