import type { CompanyId } from "@crewline/domain/kernel/ids/entity-ids";
import { claimsFor } from "@crewline/domain/kernel/access/role";
import type { Member } from "@crewline/domain/records/company/member";
import { authClient } from "../../functions/src/identity/auth-client.ts";
import { authErrorCode } from "../../functions/src/identity/auth-error.ts";
import { demoPassword } from "../demo-sign-ins.ts";

const AT_ONCE = 8;

/** Creates the logins of members, with their claims; those of the same address are replaced. */
export async function createAccounts(
  companyId: CompanyId,
  members: readonly Member[],
): Promise<void> {
  const waiting = [...members];
  const worker = async () => {
    for (let member = waiting.shift(); member !== undefined; member = waiting.shift()) {
      await createAccount(companyId, member);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

async function createAccount(companyId: CompanyId, member: Member): Promise<void> {
  const { id: uid, email, displayName, role, employeeId } = member;
  const client = await authClient();
  await removeAccount(email);
  await client.createUser({
    uid,
    email,
    displayName,
    password: demoPassword,
    emailVerified: true,
  });
  await client.setCustomUserClaims(uid, claimsFor({ companyId, role, employeeId }));
}

async function removeAccount(email: string): Promise<void> {
  const client = await authClient();
  try {
    const { uid } = await client.getUserByEmail(email);
    await client.deleteUser(uid);
  } catch (error) {
    if (authErrorCode(error) !== "auth/user-not-found") throw error;
  }
}
