import { askAgain } from "./ask-again.ts";
import type { SessionMemory } from "./session-memory.ts";

const LOGIN = "/login";

export interface SignOutOptions {
  /** The address to open afterwards, on this site; if left out, the app shows the login. */
  callbackUrl?: string;
  /** False stays on the page and answers the address. */
  redirect?: boolean;
  /** The reason, where it was not the person's choice. */
  error?: string;
}

/** Signs out here, at our server and in the other tabs; works without a connection, too. */
export async function signOutEverywhere(
  memory: SessionMemory,
  { callbackUrl, redirect = true, error }: SignOutOptions = {},
): Promise<{ url: string }> {
  memory.move("signOut");
  const isSignedOutByChoice = error === undefined;
  memory.publish({ isSignedOutByChoice, error: error ?? null, errorMessage: null });
  const url = await leave(memory, callbackUrl);
  // Without an address the app itself leads to the login, and needs no reload for it.
  if (redirect && callbackUrl !== undefined) memory.ports.calls.goTo(url);
  if (!redirect) await askAgain(memory, "storage");
  return { url };
}

async function leave(memory: SessionMemory, callbackUrl?: string): Promise<string> {
  try {
    await leaveIdentityService(memory);
    const url = await endSession(memory, callbackUrl);
    memory.ports.cookies.removeAll();
    memory.ports.sendMessage("signout");
    return url;
  } finally {
    memory.move("left");
    memory.publish({});
    // A session that came in while signing out is dropped as well.
    memory.reconcile();
  }
}

/** Another tab signed out: its server call ended the session of this one, too. */
export async function followSignOut(memory: SessionMemory): Promise<void> {
  if (memory.isLeaving) return;
  if (memory.state.error === "SignInEnded") memory.publish({ error: null });
  if (!memory.account) return;
  memory.move("signOut");
  memory.publish({ isSignedOutByChoice: true });
  memory.session = null;
  await leaveIdentityService(memory);
  memory.ports.cookies.removeAll();
  memory.move("left");
  memory.publish({});
}

export async function leaveIdentityService(memory: SessionMemory): Promise<void> {
  await memory.ports.auth.signOut().catch((error: unknown) => memory.logFailure(error));
}

/** Ends the session at our server; returns the address to go to. */
export async function endSession(memory: SessionMemory, callbackUrl = LOGIN): Promise<string> {
  memory.askTurn += 1;
  memory.session = null;
  memory.publish({});
  const answer = await memory.ports.calls
    .signOut(callbackUrl)
    .catch((error: unknown) => memory.logFailure(error));
  return answer?.url ?? LOGIN;
}
