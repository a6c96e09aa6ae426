import type { AuthSession } from "./auth-session.ts";
import type { AuthUser, TokenFacts } from "./identity.ts";
import type { SignInResult } from "./session-calls.ts";
import { SessionStore } from "./session-store.ts";

export const NOW = Date.parse("2026-11-21T12:00:00.000Z");
const MINUTE = 60_000;

/** A user whose token is `ageMinutes` old until it is refreshed; `claims` may be changed later. */
export function aUser(change: { uid?: string; ageMinutes?: number } = {}) {
  const { uid = "u1", ageMinutes = 0 } = change;
  let refreshes = 0;
  const claims: Record<string, unknown> = { companyId: "c1", role: "admin", admin: true };
  const readToken = async (isForced: boolean): Promise<TokenFacts> => {
    if (isForced) refreshes += 1;
    return {
      token: refreshes === 0 ? `${uid}-token` : `${uid}-token-${refreshes}`,
      refreshToken: `${uid}-refresh`,
      issuedAtMs: refreshes === 0 ? NOW - ageMinutes * MINUTE : NOW,
      signInProvider: "password",
      claims: { ...claims },
    };
  };
  const email = `${uid}@harbor.example`;
  const user: AuthUser = { uid, email, emailVerified: true, displayName: null, readToken };
  return { ...user, claims };
}

export function aSession(guid = "u1", expires = "2026-11-26T12:00:00.000Z"): AuthSession {
  const user = { guid, admin: true, email: `${guid}@harbor.example`, name: null, role: "admin" };
  return { user, expires };
}

const accepted: SignInResult = { ok: true, status: 200, error: null, url: "http://app/" };

export const refused = (error: string): SignInResult => ({
  ok: false,
  status: 401,
  error,
  url: null,
});

/** A store on a server that holds `held` as its session, and a record of what the store did. */
export function aStore(held: { session: AuthSession | null }) {
  const did: string[] = [];
  const cookies = new Set<string>();
  const answers: SignInResult[] = [];
  const server = { ...held, isDown: false, delay: Promise.resolve() };
  const listeners: ((user: AuthUser | null) => void)[] = [];
  const tell = (user: AuthUser | null) => listeners.forEach((listener) => listener(user));
  const reach = <T>(value: T): Promise<T> =>
    server.isDown ? Promise.reject(new Error("no answer")) : Promise.resolve(value);

  const store = new SessionStore({
    auth: {
      onTokenChange: (listener) => {
        listeners.push(listener);
      },
      signOut: async () => {
        did.push("auth.signOut");
        tell(null);
      },
    },
    calls: {
      getSession: async () => {
        did.push("getSession");
        const { session, delay } = server;
        await delay;
        return reach(session);
      },
      signIn: async (idToken) => {
        did.push(`signIn ${idToken}`);
        const answer = await reach(answers.shift() ?? accepted);
        if (answer.ok) server.session = aSession(idToken.split("-")[0]);
        return answer;
      },
      signOut: async () => {
        did.push("signOut");
        await reach(null);
        server.session = null;
      },
      update: (idToken) => {
        did.push(`update ${idToken}`);
        return reach(server.session);
      },
      log: (code) => {
        did.push(code);
      },
    },
    cookies: {
      save: () => ["token", "refreshToken", "uid"].forEach((name) => cookies.add(name)),
      removeTokens: () => ["token", "refreshToken"].forEach((name) => cookies.delete(name)),
      removeAll: () => cookies.clear(),
      hasUid: () => cookies.has("uid"),
    },
    sendMessage: (trigger) => {
      did.push(`message ${trigger}`);
    },
    staffDomain: "staff.example",
    nowMs: () => Date.now(),
  });
  return { store, did, cookies, answers, server, tell };
}
