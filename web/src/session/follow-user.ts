import { fetchSession } from "./fetch-session.ts";
import type { AuthUser } from "./identity.ts";
import { hasSameRights, identityOf } from "./identity.ts";
import type { SessionMemory } from "./session-memory.ts";

/** Takes over who the identity service says is signed in, and with which rights. */
export async function followUser(memory: SessionMemory, user: AuthUser | null): Promise<void> {
  const turn = ++memory.userTurn;
  memory.user = user;
  if (user === null) return followNobody(memory);
  const facts = await user.readToken(false).catch(() => null);
  if (turn !== memory.userTurn) return;
  if (facts === null) return followWithoutToken(memory, user);
  memory.facts = facts;
  memory.ports.cookies.save(user.uid, facts);
  const before = memory.state.identity;
  const identity = identityOf(user, facts, memory.ports.staffDomain);
  const isSame = before?.uid === identity.uid;
  const known = { identity, isUnreachable: false, isSignedOutByChoice: false };
  memory.publish({ ...known, ...(!isSame && { error: null, errorMessage: null }) });
  if (isSame && !hasSameRights(before, identity)) {
    await fetchSession(memory);
    memory.ports.sendMessage("getSession");
  }
  memory.reconcile();
}

/** Without a connection the last token says whose copy this device holds; it opens nothing. */
function followWithoutToken(memory: SessionMemory, user: AuthUser): void {
  const last = user.lastFacts();
  const known = memory.state.identity?.uid === user.uid ? memory.state.identity : undefined;
  const old = last === null ? undefined : identityOf(user, last, memory.ports.staffDomain);
  memory.publish({ identity: known ?? old, isUnreachable: true });
}

function followNobody(memory: SessionMemory): void {
  const { identity, error, isSignedOutByChoice } = memory.state;
  const isSurprise = Boolean(identity) && !memory.isSigningOut && !isSignedOutByChoice;
  memory.facts = null;
  memory.metUid = null;
  memory.ports.cookies.removeTokens();
  memory.publish({
    identity: null,
    isUnreachable: false,
    ...(error === null && { error: isSurprise ? "SignInEnded" : null }),
  });
  memory.reconcile();
}
