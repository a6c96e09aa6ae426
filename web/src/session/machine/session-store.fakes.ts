import { vi } from "vitest";
import { aUserId } from "@crewline/domain/kernel/ids/ids.test-support";
import type { UserId } from "@crewline/domain/kernel/ids/entity-ids";
import type { AuthSession } from "../cookie/auth-session.ts";
import type { Account, IdToken } from "../firebase/identity-service.ts";
import type { SessionCalls } from "../cookie/session-calls.ts";
import type { SignInResult } from "../cookie/session-request.ts";
import type { SessionCookies } from "../cookie/session-cookies.ts";
import type { SessionPorts } from "./session-state.ts";
import { SessionStore } from "./session-store.ts";

export const NOW = Date.parse("2026-11-21T12:00:00.000Z");
const MINUTE = 60_000;

/**
 * An account whose token is `ageMinutes` old until it is refreshed; `claims` may be changed later.
 */
export function anAccount(change: { uid?: UserId; ageMinutes?: number } = {}) {
  const { uid = aUserId("u1"), ageMinutes = 0 } = change;
  let refreshes = 0;
  const identityService = { isDown: false, delay: Promise.resolve() };
  const claims: Record<string, unknown> = { companyId: "c1", role: "admin", admin: true };
  const token = (): IdToken => {
    return {
      token: refreshes === 0 ? `${uid}-token` : `${uid}-token-${refreshes}`,
      refreshToken: `${uid}-refresh`,
      issuedAtMs: refreshes === 0 ? NOW - ageMinutes * MINUTE : NOW,
      signInProvider: "password",
      claims: { ...claims },
    };
  };
  const readToken = async (isForced: boolean): Promise<IdToken> => {
    if (identityService.isDown) throw new Error("auth/network-request-failed");
    if (isForced) {
      await identityService.delay;
      refreshes += 1;
    }
    return token();
  };
  const email = `${uid}@harbor.example`;
  const account = { uid, email, isEmailVerified: true, displayName: null };
  const given: Account = { ...account, readToken, lastToken: token };
  return { ...given, claims, identityService };
}

export function aSession(guid = "u1", expires = "2026-11-26T12:00:00.000Z"): AuthSession {
  const user = { guid, admin: true, email: `${guid}@harbor.example`, name: null, role: "admin" };
  return { user, expires };
}

const accepted: SignInResult = { ok: true, status: 200, error: null, url: "http://app/" };

export const refused = (error: string, status = 401): SignInResult => ({
  ok: false,
  status,
  error,
  url: null,
});

/** A server that holds a session, and a record of what it was asked. */
function aServer(held: { session: AuthSession | null }, did: string[]) {
  const answers: SignInResult[] = [];
  const options: object[] = [];
  const delay = Promise.resolve();
  const server = {
    ...held,
    isDown: false,
    delay,
    isForgetful: false,
    isLeaving: false,
    isAccountGone: false,
  };
  const reach = <T>(value: T): Promise<T> =>
    server.isDown ? Promise.reject(new Error("no answer")) : Promise.resolve(value);
  const calls: SessionCalls = {
    getSession: async () => {
      did.push("getSession");
      const { session, delay: awaited } = server;
      await awaited;
      return reach(session);
    },
    signIn: async (provider, { idToken = "", redirect, callbackUrl }) => {
      did.push(`signIn ${idToken}`);
      options.push({ provider, redirect, callbackUrl });
      const answer = await reach(server.isLeaving ? null : (answers.shift() ?? accepted));
      if (answer?.ok && !server.isForgetful) server.session = aSession(idToken.split("-")[0]);
      return answer;
    },
    signOut: async (callbackUrl) => {
      did.push("signOut");
      await reach(null);
      server.session = null;
      return { url: `http://app${callbackUrl}` };
    },
    update: async (idToken) => {
      did.push(`update ${idToken}`);
      const { session, delay: awaited } = server;
      await awaited;
      // The answer carries the cookie of the session that it renews.
      if (!server.isForgetful) server.session = session;
      return reach(server.isForgetful ? null : session);
    },
    log: (code) => {
      did.push(code);
    },
    goTo: (url) => {
      did.push(`goTo ${url}`);
    },
  };
  return { calls, server, answers, options };
}

/** The cookies of the specification, by name. */
function aJar(did: string[]) {
  const cookies = new Set<string>();
  const jar: SessionCookies = {
    save: () => ["token", "refreshToken", "uid"].forEach((name) => cookies.add(name)),
    removeTokens: () => ["token", "refreshToken"].forEach((name) => cookies.delete(name)),
    removeAll: () => {
      did.push("cookies.removeAll");
      cookies.clear();
    },
    hasUid: () => cookies.has("uid"),
    refreshToken: () => (cookies.has("refreshToken") ? "u1-refresh" : null),
  };
  return { cookies, jar };
}

/** A store on a server that holds `held` as its session, and a record of what the store did. */
export function aStore(held: { session: AuthSession | null }) {
  const did: string[] = [];
  const { cookies, jar } = aJar(did);
  const { calls, ...world } = aServer(held, did);
  const proofs = new Map<UserId, number>();
  const kept: { token: IdToken | null } = { token: null };
  const listeners: ((account: Account | null) => void)[] = [];
  const tell = (account: Account | null) => listeners.forEach((listener) => listener(account));
  const ports: SessionPorts = {
    auth: {
      onTokenChange: (listener) => {
        listeners.push(listener);
      },
      signOut: async () => {
        did.push("auth.signOut");
        tell(null);
      },
      isAccountGone: async (refreshToken) => {
        did.push(`isAccountGone ${refreshToken}`);
        return world.server.isAccountGone;
      },
    },
    calls,
    cookies: jar,
    knownProof: {
      read: (uid) => proofs.get(uid) ?? null,
      save: (uid, authTimeSeconds) => void proofs.set(uid, authTimeSeconds),
    },
    keptToken: {
      read: () => kept.token,
      save: (token) => void (kept.token = token),
      forget: () => void (kept.token = null),
    },
    sendMessage: (trigger) => {
      did.push(`message ${trigger}`);
    },
    staffDomain: "staff.example",
    nowMs: () => Date.now(),
  };
  return { ...world, ports, store: new SessionStore(ports), did, cookies, proofs, kept, tell };
}

/** Lets every answer that is on its way arrive. */
export const settle = () => vi.advanceTimersByTimeAsync(0);

/** The store after a page load on which this account is signed in; null for none. */
export async function started(
  world: ReturnType<typeof aStore>,
  account: ReturnType<typeof anAccount> | null,
) {
  world.store.start();
  world.tell(account);
  await settle();
  return world.store.state();
}
