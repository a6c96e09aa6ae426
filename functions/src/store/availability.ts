import { placesOf } from "@crewline/domain/availability/keep-availability";
import { availabilitySchema } from "@crewline/domain/availability/availability";
import type { CompanyUnit } from "./company-unit.ts";
import { collection } from "./collection.ts";
import type { CompanyStore } from "./company-store.ts";

export function availability({ unit, path }: CompanyUnit) {
  return collection(unit, {
    path: `${path}/availability`,
    schema: availabilitySchema,
    what: "availability",
  });
}

/**
 * Reads what people have said about when they can work; what it returns files it at the places
 * where they work from now on, because the plans of those places look for it.
 */
export async function moveAvailability(
  store: CompanyStore,
  employeeIds: readonly string[],
): Promise<(locationIds: readonly string[]) => void> {
  const found = await store.availability.findAll(employeeIds);
  return (locationIds) => {
    for (const said of found) {
      const places = placesOf(said.entries, { locationIds: [...locationIds] });
      store.availability.save(said.id, { ...said, locationIds: places });
    }
  };
}
