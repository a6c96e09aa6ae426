import type { EmployeeId, LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import type { Member } from "@crewline/domain/records/company/member";
import type { CompanyStore } from "../../store/company/company-store.ts";
import { MOST_COMPARED } from "../../store/company/filters.ts";

/** The deciders at the locations: their managers except the person concerned, else the admins. */
export async function findDeciders(
  { members }: CompanyStore,
  locationIds: readonly LocationId[],
  exceptEmployeeId: EmployeeId,
): Promise<Member[]> {
  const places = locationIds.slice(0, MOST_COMPARED);
  const near = await members.list([["locationIds", "array-contains-any", places]]);
  const managers = near.filter(
    ({ role, employeeId }) => role === "manager" && employeeId !== exceptEmployeeId,
  );
  return managers.length > 0 ? managers : members.list([["role", "==", "admin"]]);
}
