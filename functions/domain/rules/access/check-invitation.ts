import { RuleViolation } from "../violations/rule-violation.ts";
import type { Instant } from "../../kernel/time/instant.ts";
import type { Invitation } from "../../records/users/user.ts";

/** The number of days for which an invitation can be accepted. */
export const invitationDays = 14;

/** Throws invitationInvalid for one that was accepted, taken back, or made 14 days ago. */
export function requireOpenInvitation(invitation: Invitation, now: Instant): void {
  const { acceptedAt, isRevoked, expiresAt } = invitation;
  if (acceptedAt !== null || isRevoked || expiresAt <= now) {
    throw new RuleViolation("invitationInvalid", {});
  }
}
