import type { Actor } from "../../rpc/actor.ts";
import { readCompany } from "../../store/read-company.ts";
import type { ProfileRow } from "@crewline/domain/employees/profile-row";

/** Contact and personal data of everybody within reach, for a file or an import. */
export async function listProfiles({
  companyId,
  scope,
  locationIds,
}: Actor): Promise<{ profiles: ProfileRow[] }> {
  const store = await readCompany(companyId);
  const employees = await store.employees.list([]);
  const reached = employees.filter(
    (employee) =>
      scope === "company" || employee.locationIds.some((id) => locationIds?.includes(id)),
  );
  const profiles = await Promise.all(
    reached.map(async ({ id }) => ({ id, profile: await store.employeeProfiles.find(id) })),
  );
  return {
    profiles: profiles.flatMap(({ id, profile }) =>
      profile === null ? [] : [{ employeeId: id, ...profile }],
    ),
  };
}
