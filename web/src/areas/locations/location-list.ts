import type { Locale } from "@crewline/domain/kernel/formats/locale";
import type { NameOfRole } from "@crewline/domain/rules/job-roles/job-role-names";
import type { LocationRecord } from "@crewline/domain/records/locations/location-record";
import type { ListDefinition } from "../../lists/list-definition.ts";
import { fileColumns, locationColumns } from "./location-columns.tsx";

export const locationFilters = { q: "", status: "active" };
export type LocationFilter = Readonly<typeof locationFilters>;

/** The locations as a list; `today` tells which special day is the next one. */
export function locationList(
  today: string,
  roleName: NameOfRole,
  locale: Locale,
): ListDefinition<LocationRecord> {
  return {
    screen: "locations",
    label: "Locations",
    noun: { one: "location", other: "locations" },
    rowId: ({ id }) => id,
    columns: locationColumns(today, roleName, locale),
    initialSort: { id: "name", desc: false },
    filters: locationFilters,
    file: { name: "locations", also: fileColumns },
  };
}
