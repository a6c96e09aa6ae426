import type { Login } from "@crewline/domain/kernel/access/login";
import { askSession } from "./ask-session.ts";
import type { Account } from "../firebase/identity-service.ts";
import { hasSameRights, loginOf } from "./login.ts";
import type { SessionMemory } from "./session-memory.ts";

/** Takes over who the identity service says is signed in, and with which rights. */
export async function followAccount(memory: SessionMemory, account: Account | null): Promise<void> {
  const turn = ++memory.accountTurn;
  memory.account = account;
  if (account === null) {
    await forgetDeletedAccount(memory);
    return turn === memory.accountTurn ? followNobody(memory) : undefined;
  }
  const token = await account.readToken(false).catch(() => null);
  if (turn !== memory.accountTurn) return;
  if (token === null) return followWithoutToken(memory, account);
  memory.idToken = token;
  memory.ports.cookies.save(account.uid, token);
  memory.ports.keptToken.save(token);
  const before = memory.state.login;
  const login = recalledOr(loginOf(account, token, memory.ports.staffDomain), memory);
  const isSame = before?.uid === login.uid;
  const known = memory.ports.knownProof.read(account.uid);
  if (known !== null && known !== login.authTimeSeconds) memory.hasNewProof = true;
  const news = { login, isUnreachable: false, isSignedOutByChoice: false };
  memory.publish({ ...news, ...(!isSame && { error: null, errorMessage: null }) });
  if (isSame && !hasSameRights(before, login)) {
    await askSession(memory);
    memory.ports.sendMessage("getSession");
  }
  memory.reconcile();
}

/** The screens that are shown to the same login already are not rendered again. */
function recalledOr(login: Login, { state: { lastLogin } }: SessionMemory): Login {
  return JSON.stringify(lastLogin) === JSON.stringify(login) && lastLogin ? lastLogin : login;
}

/**
 * Removes all cookies of a deleted account, so that its visitor is sent to the login like any other.
 * Asked when a page loads with the cookies of an earlier sign-in and the identity service names no
 * account, or one that it then refuses a token.
 */
async function forgetDeletedAccount({ ports, state }: SessionMemory): Promise<void> {
  if (state.login !== undefined && !state.isUnreachable) return;
  const refreshToken = ports.cookies.refreshToken();
  if (refreshToken === null) return;
  const isGone = await ports.auth.isAccountGone(refreshToken).catch(() => false);
  if (isGone) ports.cookies.removeAll();
}

/** Without a connection the last token says whose copy this device holds; it opens nothing. */
function followWithoutToken(memory: SessionMemory, account: Account): void {
  const last = account.lastToken();
  const known = memory.state.login?.uid === account.uid ? memory.state.login : undefined;
  const old = last === null ? undefined : loginOf(account, last, memory.ports.staffDomain);
  memory.publish({ login: known ?? old, isUnreachable: true });
}

function followNobody(memory: SessionMemory): void {
  const { login, error, isSignedOutByChoice } = memory.state;
  const isSurprise = Boolean(login) && !memory.isLeaving && !isSignedOutByChoice;
  memory.idToken = null;
  memory.metUid = null;
  memory.ports.cookies.removeTokens();
  memory.ports.keptToken.forget();
  memory.publish({
    login: null,
    isUnreachable: false,
    ...(error === null && { error: isSurprise ? "SignInEnded" : null }),
  });
  memory.reconcile();
}
