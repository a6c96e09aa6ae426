import type { UserId } from "@crewline/domain/kernel/ids/entity-ids";
import { issuedUserId } from "@crewline/domain/kernel/ids/login-ids";
import type { Login } from "@crewline/domain/kernel/access/login";
import type { IdToken } from "../firebase/identity-service.ts";
import { loginOf } from "./login.ts";
import type { SessionMemory } from "./session-memory.ts";

/**
 * Shows the copy on this device to its owner if that is the login that this browser had last, while
 * the identity service has not answered: what it shows is here already, also without a connection.
 * It gives no access, and no call leaves before the answer. Nothing happens without the uid cookie,
 * in a view of a company, and for a login without a company.
 */
export function recallLogin(memory: SessionMemory, owner: UserId): void {
  const { account, ports, state } = memory;
  if (account !== undefined || state.login !== undefined || !ports.cookies.hasUid()) return;
  const token = ports.keptToken.read();
  if (token === null) return;
  const lastLogin = lastLoginOf(token, ports.staffDomain);
  const isOwner = lastLogin.uid === owner && lastLogin.view === undefined;
  if (isOwner && lastLogin.role !== null) memory.publish({ lastLogin });
}

function lastLoginOf(token: IdToken, staffDomain: string): Login {
  const { sub, email, name, email_verified: isVerified } = token.claims;
  const account = {
    uid: issuedUserId(typeof sub === "string" ? sub : ""),
    email: typeof email === "string" ? email : null,
    displayName: typeof name === "string" ? name : null,
    isEmailVerified: isVerified === true,
  };
  return loginOf(account, token, staffDomain);
}

/**
 * Resolves when the identity service has named the account. Rejects if the screens were shown to
 * another login meanwhile, or no one is signed in: what they ask for is not for this account.
 */
export async function accountIsKnown(memory: SessionMemory): Promise<void> {
  const { lastLogin } = memory.state;
  if (lastLogin === null) return;
  if (memory.account === undefined) await accountIsNamed(memory);
  if (memory.account?.uid !== lastLogin.uid) throw new Error("This login is no longer signed in.");
}

function accountIsNamed(memory: SessionMemory): Promise<void> {
  return new Promise((resolve) => {
    const stop = memory.subscribe(() => {
      if (memory.account === undefined) return;
      stop();
      resolve();
    });
  });
}
