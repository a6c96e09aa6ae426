/**
 * The time zone that decides an employee's days: the one of the home location, which is the first
 * of `locationIds`; the company's where that location is not known.
 */
import type { LocationId } from "../../kernel/ids/entity-ids.ts";
export function homeZone(
  employee: { locationIds: readonly LocationId[] } | undefined,
  locations: readonly { id: LocationId; timeZone: string }[],
  companyZone: string,
): string {
  const home = locations.find((location) => location.id === employee?.locationIds[0]);
  return home?.timeZone ?? companyZone;
}
