import type { Invitation } from "@crewline/domain/records/users/user";
import { invitations } from "../../store/invitations.ts";
import type { Unit } from "../../store/unit/unit.ts";

/**
 * The invitations of the employee that were neither accepted nor taken back, the latest first; also
 * those that have run out. They lie outside of the companies, so the company is part of the question.
 */
export async function openInvitations(
  unit: Unit,
  companyId: string,
  employeeId: string,
): Promise<Invitation[]> {
  const found = await invitations(unit).list([
    ["companyId", "==", companyId],
    ["employeeId", "==", employeeId],
  ]);
  return found
    .filter(({ acceptedAt, isRevoked }) => acceptedAt === null && !isRevoked)
    .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
}
