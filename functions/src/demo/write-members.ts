import type { CompanyId } from "@crewline/domain/kernel/ids/entity-ids";
import { claimsFor } from "@crewline/domain/kernel/access/role";
import type { Member } from "@crewline/domain/records/company/member";
import type { Company } from "@crewline/domain/records/company/company";
import { loginRow } from "@crewline/domain/rules/access/login-search";
import { newUser, noEndedSignIns } from "@crewline/domain/records/users/user";
import { companyStore } from "../store/company/company-store.ts";
import { loginIndex } from "../store/login-index.ts";
import type { Unit } from "../store/unit/unit.ts";
import { userStates } from "../store/user-states.ts";
import { users } from "../store/users.ts";

/**
 * Writes the documents of each login: membership, profile, what it is found by, and from when its
 * tokens count.
 */
export function writeMembers(
  unit: Unit,
  companyId: CompanyId,
  {
    members,
    company,
  }: { members: readonly Member[]; company: Pick<Company, "name" | "createdAt"> },
): void {
  const { name, createdAt } = company;
  for (const member of members) {
    const { id, email, displayName, role, employeeId } = member;
    const announced = claimsFor({ companyId, role, employeeId });
    companyStore(unit, companyId).members.save(id, member);
    const added = newUser({ id, email, displayName, companyId, createdAt });
    // They have worked with it for weeks.
    const user = { ...added, preferences: { ...added.preferences, hints: [] } };
    users(unit).save(id, user);
    loginIndex(unit).save(id, loginRow(user, name));
    userStates(unit).save(id, {
      claimsUpdatedAt: createdAt,
      minIat: 0,
      announced,
      ...noEndedSignIns,
      needsSecondFactor: false,
    });
  }
}
