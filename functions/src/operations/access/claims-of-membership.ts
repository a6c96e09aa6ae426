import type { Claims } from "@crewline/domain/kernel/access/role";
import { claimsFor } from "@crewline/domain/kernel/access/role";
import type { User } from "@crewline/domain/records/users/user";
import type { Account } from "../../identity/account.ts";
import { readClaims } from "../../identity/claims.ts";
import { readCompany } from "../../store/company/read-company.ts";
import { readingUnit } from "../../store/unit/unit.ts";
import { users } from "../../store/users.ts";

/** The claims of a login's own membership; null without one. */
export async function claimsOfMembership({
  id,
  companyId,
}: Pick<User, "id" | "companyId">): Promise<Claims | null> {
  if (companyId === null) return null;
  const store = await readCompany(companyId);
  const member = await store.members.find(id);
  if (member === null) return null;
  const { role, employeeId } = member;
  return claimsFor({ companyId, role, employeeId });
}

/**
 * The accounts with the claims of their own memberships: those of product staff who view a company
 * are a member's meanwhile.
 */
export async function withOwnClaims(accounts: readonly Account[]): Promise<Account[]> {
  const viewers = accounts.filter(({ claims }) => readClaims(claims)?.view !== undefined);
  if (viewers.length === 0) return [...accounts];
  const { found } = await users(await readingUnit()).findReadable(viewers.map(({ uid }) => uid));
  const own = new Map<string, Claims | null>();
  for (const user of found) own.set(user.id, await claimsOfMembership(user));
  return accounts.map((account) => {
    const isViewing = viewers.includes(account);
    return isViewing ? { ...account, claims: { ...own.get(account.uid) } } : account;
  });
}
