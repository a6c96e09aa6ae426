import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import { requireOpenInvitation } from "@crewline/domain/rules/access/check-invitation";
import type { findInvitationSchema } from "@crewline/domain/records/users/user";
import type { z } from "zod/mini";
import { now } from "../../platform/clock.ts";
import { invitationId, invitations } from "../../store/invitations.ts";
import { readingUnit } from "../../store/unit/unit.ts";

/** Returns the part of an invitation that the holder of its link may see before signing in. */
export async function findInvitation({ token }: z.infer<typeof findInvitationSchema>) {
  const found = await invitations(await readingUnit()).find(invitationId(token));
  if (found === null) throw new RuleViolation("invitationInvalid", {});
  requireOpenInvitation(found, now());
  const { companyName, employeeName, email } = found;
  return { companyName, employeeName, email };
}
