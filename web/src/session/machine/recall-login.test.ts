import { aUserId } from "@crewline/domain/kernel/ids/ids.test-support";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { IdToken } from "../firebase/identity-service.ts";
import { NOW, aSession, aStore, anAccount, settle } from "./session-store.fakes.ts";

beforeEach(() => vi.useFakeTimers({ now: NOW }));
afterEach(() => vi.useRealTimers());

const owner = aUserId("u1");

/** What the browser kept of the last token of an admin, or of someone else. */
const kept = (change: Record<string, unknown> = {}): IdToken => ({
  token: "",
  refreshToken: "",
  issuedAtMs: NOW,
  signInProvider: "password",
  claims: { sub: "u1", email: "u1@harbor.example", companyId: "c1", role: "admin", ...change },
});

/** A page that loads in a browser where this login was signed in. */
function loading(token: IdToken | null = kept()) {
  const world = aStore({ session: aSession() });
  world.kept.token = token;
  world.cookies.add("uid");
  world.store.start();
  return world;
}

/** An account whose token names it, as tokens do. */
function anIssuedAccount(uid = owner) {
  const account = anAccount({ uid });
  Object.assign(account.claims, { sub: uid, email: account.email, email_verified: true });
  return account;
}

describe("until the identity service has answered", () => {
  test("the owner of the copy on this device sees it; nothing is open yet", () => {
    const { store } = loading();
    store.recallLogin(owner);
    expect(store.state()).toMatchObject({
      status: "loading",
      login: undefined,
      lastLogin: { uid: "u1", role: "admin", companyId: "c1" },
    });
  });

  test.each([
    ["is another login's", kept({ sub: "u2" })],
    ["is of a view of another company", kept({ view: { uid: "u9", since: 1, until: 2 } })],
    ["is of a login without a company", kept({ companyId: undefined })],
    ["was not kept", null],
  ])("no copy is shown if the last token %s", (_case, token) => {
    const { store } = loading(token);
    store.recallLogin(owner);
    expect(store.state().lastLogin).toBeNull();
  });

  test("no copy is shown without the uid cookie", () => {
    const { store, cookies } = loading();
    cookies.clear();
    store.recallLogin(owner);
    expect(store.state().lastLogin).toBeNull();
  });

  test("calls wait for the answer and have the token of then", async () => {
    const { store, tell } = loading();
    store.recallLogin(owner);
    const token = store.idToken();
    tell(anIssuedAccount());
    expect(await token).toBe("u1-token");
  });
});

describe("when it answers", () => {
  test("with the same login, its screens are not rendered again", async () => {
    const earlier = loading();
    earlier.tell(anIssuedAccount());
    await settle();
    const { store, tell } = loading(earlier.kept.token);
    store.recallLogin(owner);
    const { lastLogin } = store.state();
    tell(anIssuedAccount());
    await settle();
    expect(store.state()).toMatchObject({ status: "authenticated", lastLogin: null });
    expect(store.state().login).toBe(lastLogin);
  });

  test("with no one, the copy is gone and its token is forgotten", async () => {
    const { store, tell, kept: device } = loading();
    store.recallLogin(owner);
    const token = store.idToken();
    tell(null);
    await expect(token).rejects.toThrow("no longer signed in");
    await settle();
    expect(store.state()).toMatchObject({ login: null, lastLogin: null, error: null });
    expect(device.token).toBeNull();
  });

  test("with another login, what the screens asked for is not asked for that one", async () => {
    const { store, tell } = loading();
    store.recallLogin(owner);
    const token = store.idToken();
    tell(anIssuedAccount(aUserId("u2")));
    await expect(token).rejects.toThrow("no longer signed in");
    expect(await store.idToken()).toBe("u2-token");
    expect(store.state()).toMatchObject({ login: { uid: "u2" }, lastLogin: null });
  });

  test("without a token for it, a call waited for one without end: it fails now", async () => {
    const { store, tell } = loading();
    store.recallLogin(owner);
    const account = { ...anIssuedAccount(), lastToken: () => null };
    account.identityService.isDown = true;
    tell(account);
    await settle();
    expect(store.state()).toMatchObject({ isUnreachable: true, lastLogin: { uid: "u1" } });
    await expect(store.idToken()).rejects.toThrow("network-request-failed");
  });

  test("what it said is not overtaken by what the browser kept", async () => {
    const { store, tell } = loading();
    tell(anIssuedAccount(aUserId("u2")));
    await settle();
    store.recallLogin(owner);
    expect(store.state()).toMatchObject({ login: { uid: "u2" }, lastLogin: null });
  });
});
