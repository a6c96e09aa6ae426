import type { Employee } from "@crewline/domain/employees/employee";
import type { Location } from "@crewline/domain/locations/location";
import { Facts } from "../../ui/facts.tsx";

interface DirectoryEntryProps {
  employee: Employee;
  locations: readonly Location[];
}

/** What every colleague may see. */
export function DirectoryEntry({ employee, locations }: DirectoryEntryProps) {
  return (
    <Facts
      facts={[
        { label: "Job roles", value: employee.jobRoles.join(", ") || "–" },
        { label: "Locations", value: locationNames(employee, locations) },
      ]}
    />
  );
}

/** The names of an employee's locations, the home location first. */
export function locationNames(employee: Employee, locations: readonly Location[]): string {
  const names = new Map(locations.map(({ id, name }) => [id, name]));
  return employee.locationIds.map((id) => names.get(id) ?? "Former location").join(", ");
}
