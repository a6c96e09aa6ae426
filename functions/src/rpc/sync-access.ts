import type { Claims } from "@crewline/domain/access/role";
import { claimsFor } from "@crewline/domain/access/role";
import type { User } from "@crewline/domain/users/user";
import { changeClaims, readClaims } from "../identity/claims.ts";
import { findUser } from "../identity/users.ts";
import { now } from "../platform/clock.ts";
import { readCompany } from "../store/read-company.ts";
import { inTransaction, readingUnit } from "../store/unit.ts";
import { userStates } from "../store/user-states.ts";
import { users } from "../store/users.ts";

/**
 * Makes the login's claims what its membership says, and tells its clients to fetch a new token.
 * It may be called any number of times, also after a crash between the two: the membership is the
 * truth, the claims are its copy. A login without a document of its own is left as it is.
 */
export async function syncAccess(uid: string): Promise<void> {
  const user = await users(await readingUnit()).find(uid);
  const account = await findUser(uid);
  if (user === null || account === null) return;
  const claims = await claimsOfMembership(user);
  const isRecorded = (await userStates(await readingUnit()).find(uid)) !== null;
  // Without that record the rules refuse every token, so that one which a crash left out is made up.
  if (isRecorded && isSame(readClaims(account.claims), claims)) return;
  const { minIat } = await changeClaims(uid, claims);
  await inTransaction(async (unit) => {
    const states = userStates(unit);
    const earlier = await states.find(uid);
    states.save(uid, { claimsUpdatedAt: now(), minIat: minIat ?? earlier?.minIat ?? 0 });
  });
}

async function claimsOfMembership({ id, companyId }: User): Promise<Claims | null> {
  if (companyId === null) return null;
  const store = await readCompany(companyId);
  const member = await store.members.find(id);
  if (member === null) return null;
  const { role, employeeId } = member;
  return claimsFor({ companyId, role, employeeId });
}

function isSame(a: Claims | null, b: Claims | null): boolean {
  return a?.companyId === b?.companyId && a?.role === b?.role && a?.employeeId === b?.employeeId;
}
