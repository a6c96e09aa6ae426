import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import type { Actor } from "../../../operations/commands/actor.ts";
import { readCompany } from "../../../store/company/read-company.ts";

/** More people than a company has. */
const MOST_PEOPLE = 10_000;

/**
 * Returns which employees within reach have an e-mail address. The addresses are in private
 * documents; their register answers this without reading those.
 */
export async function listWithEmail({
  companyId,
  locationIds,
}: Actor): Promise<{ employeeIds: EmployeeId[] }> {
  const store = await readCompany(companyId);
  const [owners, employees] = await Promise.all([
    store.employeeEmails.listReadable([], { limit: MOST_PEOPLE }),
    locationIds === null ? null : store.employees.listReadable([], { limit: MOST_PEOPLE }),
  ]);
  const reached = employees?.found.filter((one) =>
    one.locationIds.some((id) => locationIds?.includes(id)),
  );
  const ids = reached === undefined ? null : new Set(reached.map(({ id }) => id));
  const known = owners.found.map(({ employeeId }) => employeeId);
  return { employeeIds: ids === null ? known : known.filter((id) => ids.has(id)) };
}
