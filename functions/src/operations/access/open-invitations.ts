import type { EmployeeId, CompanyId } from "@crewline/domain/kernel/ids/entity-ids";
import type { Invitation } from "@crewline/domain/records/users/user";
import { invitations } from "../../store/invitations.ts";
import type { Unit } from "../../store/unit/unit.ts";

/**
 * Returns the employee's invitations that were neither accepted nor revoked, the latest first,
 * including expired ones. They are stored outside of the companies, so the query names the company.
 */
export async function openInvitations(
  unit: Unit,
  companyId: CompanyId,
  employeeId: EmployeeId,
): Promise<Invitation[]> {
  const found = await invitations(unit).list([
    ["companyId", "==", companyId],
    ["employeeId", "==", employeeId],
  ]);
  return found
    .filter(({ acceptedAt, isRevoked }) => acceptedAt === null && !isRevoked)
    .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
}
