import type { CompanyId } from "@crewline/domain/kernel/ids/entity-ids";
import { claimsFor } from "@crewline/domain/kernel/access/role";
import type { Member } from "@crewline/domain/records/company/member";
import type { Instant } from "@crewline/domain/kernel/time/instant";
import { newUser, noEndedSignIns } from "@crewline/domain/records/users/user";
import { companyStore } from "../store/company/company-store.ts";
import type { Unit } from "../store/unit/unit.ts";
import { userStates } from "../store/user-states.ts";
import { users } from "../store/users.ts";

/** Writes the documents of each login: membership, profile, and from when its tokens count. */
export function writeMembers(
  unit: Unit,
  companyId: CompanyId,
  { members, createdAt }: { members: readonly Member[]; createdAt: Instant },
): void {
  for (const member of members) {
    const { id, email, displayName, role, employeeId } = member;
    const announced = claimsFor({ companyId, role, employeeId });
    companyStore(unit, companyId).members.save(id, member);
    users(unit).save(id, newUser({ id, email, displayName, companyId, createdAt }));
    userStates(unit).save(id, {
      claimsUpdatedAt: createdAt,
      minIat: 0,
      announced,
      ...noEndedSignIns,
      needsSecondFactor: false,
    });
  }
}
