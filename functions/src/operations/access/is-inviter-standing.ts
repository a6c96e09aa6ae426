import type { Invitation } from "@crewline/domain/records/users/user";
import { mayGrant } from "@crewline/domain/rules/access/rights";
import type { CompanyStore } from "../../store/company/company-store.ts";

/**
 * True if the inviter still has the rights that the invitation gives: it must not outlive a removed
 * admin.
 */
export async function isInviterStanding(
  store: CompanyStore,
  invitation: Pick<Invitation, "role" | "invitedBy" | "locationIds" | "mayViewWages">,
): Promise<boolean> {
  if (invitation.role === "employee" || invitation.invitedBy === "") return true;
  const inviter = await store.members.find(invitation.invitedBy);
  return inviter !== null && mayGrant(inviter, invitation);
}
