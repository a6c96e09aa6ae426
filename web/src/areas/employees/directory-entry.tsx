import { jobRolesText } from "@crewline/domain/rules/job-roles/job-role-names";
import { useRoleName } from "../../entities/company/use-job-roles.ts";
import Typography from "@mui/material/Typography";
import type { Employee } from "@crewline/domain/records/employees/employee";
import type { Location } from "@crewline/domain/records/locations/location";
import { locationNames } from "../../entities/locations/location-names.ts";
import { useScope } from "../../session/actor/use-scope.ts";
import { Facts } from "../../ui/page/facts.tsx";

interface DirectoryEntryProps {
  employee: Employee;
  locations: readonly Location[];
}

/** The record as every colleague may see it; managers are told why they see no more. */
export function DirectoryEntry({ employee, locations }: DirectoryEntryProps) {
  const roleName = useRoleName();
  const isElsewhere = useScope("employees", "viewRecords") === "locations";
  return (
    <>
      <Facts
        facts={[
          { label: "Job roles", value: jobRolesText(employee.jobRoleIds, roleName) || "–" },
          { label: "Locations", value: placesOf(employee, locations) },
        ]}
      />
      {isElsewhere && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
          You manage none of these locations, so you see what every colleague sees.
        </Typography>
      )}
    </>
  );
}

/** The names of an employee's locations, the home location first. */
export function placesOf(employee: Employee, locations: readonly Location[]): string {
  return employee.locationIds.map(locationNames(locations)).join(", ");
}
