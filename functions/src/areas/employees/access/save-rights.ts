import type { Member } from "@crewline/domain/records/company/member";
import { accessOf } from "@crewline/domain/rules/access/access-of";
import { recordAccessChange } from "../../../operations/access/record-access-change.ts";
import type { Actor } from "../../../operations/commands/actor.ts";
import { companyStore } from "../../../store/company/company-store.ts";
import type { Unit } from "../../../store/unit/unit.ts";

/**
 * Changes a login's rights or its record: writes the member, the audit row and the owner's mail.
 */
export function saveRights(
  unit: Unit,
  actor: Actor,
  { member, change }: { member: Member; change: Partial<Member> },
): Member {
  const after = { ...member, ...change, version: member.version + 1 };
  companyStore(unit, actor.companyId).members.save(member.id, after);
  recordAccessChange(unit, actor.companyId, {
    act: "rightsChanged",
    uid: member.id,
    email: member.email,
    before: accessOf(member),
    after: accessOf(after),
    by: actor.uid,
    byName: actor.displayName,
    byRole: actor.role,
    reason: null,
  });
  return after;
}
