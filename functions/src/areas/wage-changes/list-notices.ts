import type { WageChangeNotice } from "@crewline/domain/rules/wage-changes/wage-change-rows";
import type { Actor } from "../../operations/commands/actor.ts";
import { readCompany } from "../../store/company/read-company.ts";

/**
 * Returns when rates change and for which work, of every employee within reach, without the sums.
 * Managers see that a change exists, whether or not they may see wages.
 */
export async function listNotices(
  actor: Actor,
): Promise<{ notices: WageChangeNotice[]; unreadable: number }> {
  const store = await readCompany(actor.companyId);
  const own = [["employeeId", "==", actor.employeeId ?? ""]] as const;
  const filters = actor.scope === "own" ? own : [];
  const { found, unreadable } = await store.wageChanges.listReadable(filters);
  const reached = found.filter(
    ({ employeeLocationIds }) =>
      actor.scope !== "locations" ||
      employeeLocationIds.some((id) => actor.locationIds?.includes(id)),
  );
  return {
    unreadable,
    notices: reached
      .toSorted(
        (a, b) =>
          b.effectiveDate.localeCompare(a.effectiveDate) || b.createdAt.localeCompare(a.createdAt),
      )
      .map(({ id, employeeId, effectiveDate, jobRoleId, locationId, isCancelled }) => ({
        id,
        employeeId,
        effectiveDate,
        jobRoleId,
        locationId,
        isCancelled,
      })),
  };
}
