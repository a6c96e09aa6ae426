import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { NOW, aSession, aStore, aUser, refused } from "./session-store.fakes.ts";

beforeEach(() => vi.useFakeTimers({ now: NOW }));
afterEach(() => vi.useRealTimers());

/** Lets every answer that is on its way arrive. */
const settle = () => vi.advanceTimersByTimeAsync(0);

async function started(world: ReturnType<typeof aStore>, user: ReturnType<typeof aUser> | null) {
  world.store.start();
  world.tell(user);
  await settle();
  return world.store.state();
}

describe("on reload", () => {
  test("decides nothing before both the user and the session are known", async () => {
    const world = aStore({ session: null });
    world.store.start();
    await settle();
    expect(world.store.state()).toMatchObject({ status: "unauthenticated", identity: undefined });
    expect(world.did).toEqual(["getSession"]);
  });

  test("goes on when user and session agree", async () => {
    const world = aStore({ session: aSession() });
    const state = await started(world, aUser({ ageMinutes: 30 }));
    expect(state).toMatchObject({ status: "authenticated", identity: { uid: "u1" } });
    expect(world.did).toEqual(["getSession"]);
    expect([...world.cookies]).toEqual(["token", "refreshToken", "uid"]);
  });

  test("gets a session for a user without one, with a new token when the present one is old", async () => {
    const world = aStore({ session: null });
    const state = await started(world, aUser({ ageMinutes: 6 }));
    expect(state.status).toBe("authenticated");
    expect(world.did).toEqual([
      "getSession",
      "signIn u1-token-1",
      "getSession",
      "message getSession",
    ]);
  });

  test("never says that a user is without a session while one is on its way", async () => {
    const world = aStore({ session: null });
    const seen = new Set<string>();
    world.store.subscribe(() => {
      const { identity, status } = world.store.state();
      if (identity) seen.add(status);
    });
    await started(world, aUser());
    expect([...seen]).toEqual(["loading", "authenticated"]);
  });

  test("ends a session that has no user", async () => {
    const world = aStore({ session: aSession() });
    const state = await started(world, null);
    expect(state).toMatchObject({ status: "unauthenticated", identity: null });
    expect(world.did).toContain("signOut");
  });

  test("ends both when the session is another person's", async () => {
    const world = aStore({ session: aSession("u2") });
    const state = await started(world, aUser({ ageMinutes: 30 }));
    expect(state).toMatchObject({ status: "unauthenticated", identity: null });
    expect(world.did).toEqual(expect.arrayContaining(["auth.signOut", "signOut"]));
    expect(world.cookies.size).toBe(0);
  });

  test("replaces another person's session by a sign-in of this moment", async () => {
    const world = aStore({ session: aSession("u2") });
    const state = await started(world, aUser({ uid: "u1" }));
    expect(state.session?.user.guid).toBe("u1");
    expect(world.did).toContain("signIn u1-token");
  });
});

describe("signing in", () => {
  test("repeats once with a new token when the server finds the token stale", async () => {
    const world = aStore({ session: null });
    world.answers.push(refused("StaleToken"));
    const state = await started(world, aUser());
    expect(state).toMatchObject({ status: "authenticated", error: null });
    expect(world.did.filter((it) => it.startsWith("signIn"))).toEqual([
      "signIn u1-token",
      "signIn u1-token-1",
    ]);
  });

  test.each(["CredentialsSignin", "AccessDenied"])("signs the user out on %s", async (error) => {
    const world = aStore({ session: null });
    world.answers.push(refused(error));
    const state = await started(world, aUser());
    expect(state).toMatchObject({ status: "unauthenticated", identity: null, error });
  });

  test("keeps the user when cookies are refused, because the person did nothing wrong", async () => {
    const world = aStore({ session: null });
    world.answers.push(refused("MissingCSRF"));
    const state = await started(world, aUser());
    expect(state).toMatchObject({ status: "unauthenticated", identity: { uid: "u1" } });
    expect(world.did).not.toContain("auth.signOut");
  });

  test("stays loading without an answer and goes on when the connection is back", async () => {
    const world = aStore({ session: null });
    world.server.isDown = true;
    expect(await started(world, aUser())).toMatchObject({ status: "loading" });
    world.server.isDown = false;
    await vi.advanceTimersByTimeAsync(5_000);
    await world.store.refetch("online");
    await settle();
    expect(world.store.state().status).toBe("authenticated");
  });

  test("ignores an answer of the session endpoint that a sign-in overtook", async () => {
    const world = aStore({ session: null });
    await started(world, null);
    const late = Promise.withResolvers<void>();
    world.server.delay = late.promise;
    await vi.advanceTimersByTimeAsync(5_000);
    void world.store.receive("getSession");
    world.server.delay = Promise.resolve();
    world.tell(aUser());
    await settle();
    late.resolve();
    await settle();
    expect(world.store.state().status).toBe("authenticated");
  });
});

describe("signing out", () => {
  test("removes every cookie and tells the other tabs even when the server is away", async () => {
    const world = aStore({ session: aSession() });
    await started(world, aUser());
    world.server.isDown = true;
    await world.store.signOut();
    expect(world.store.state()).toMatchObject({ status: "unauthenticated", identity: null });
    expect(world.store.state().isSignedOutByChoice).toBe(true);
    expect(world.cookies.size).toBe(0);
    expect(world.did).toContain("message signout");
  });

  test("because the server refused the person keeps the reason and is no choice", async () => {
    const world = aStore({ session: aSession() });
    await started(world, aUser());
    await world.store.signOut("SessionRequired");
    expect(world.store.state()).toMatchObject({
      status: "unauthenticated",
      error: "SessionRequired",
      isSignedOutByChoice: false,
    });
  });

  test("in another tab signs this one out without signing in again", async () => {
    const world = aStore({ session: aSession() });
    await started(world, aUser());
    world.server.session = null;
    await world.store.receive("signout");
    await vi.advanceTimersByTimeAsync(10_000);
    expect(world.store.state()).toMatchObject({ status: "unauthenticated", identity: null });
    expect(world.did.filter((it) => it.startsWith("signIn"))).toEqual([]);
  });

  test("by the identity service keeps only the uid cookie", async () => {
    const world = aStore({ session: aSession() });
    await started(world, aUser());
    world.tell(null);
    await settle();
    expect([...world.cookies]).toEqual(["uid"]);
    expect(world.store.state().isSignedOutByChoice).toBe(false);
  });
});

describe("while signed in", () => {
  test("a changed role reaches this tab and the others", async () => {
    const world = aStore({ session: aSession() });
    const user = aUser();
    await started(world, user);
    user.claims["role"] = "manager";
    await world.store.refreshClaims();
    expect(world.store.state().identity?.role).toBe("manager");
    expect(world.did).toContain("message getSession");
  });

  test("several callers share one refresh of the token", async () => {
    const world = aStore({ session: aSession() });
    await started(world, aUser());
    await Promise.all([world.store.refreshClaims(), world.store.refreshClaims()]);
    expect(await world.store.idToken()).toBe("u1-token-1");
  });

  test("the session is renewed in its last day", async () => {
    const world = aStore({ session: aSession("u1", "2026-11-22T11:59:00.000Z") });
    await started(world, aUser());
    expect(world.did).toContain("update u1-token");
  });

  test("no answer on focus keeps the session", async () => {
    const world = aStore({ session: aSession() });
    await started(world, aUser());
    world.server.isDown = true;
    await vi.advanceTimersByTimeAsync(6_000);
    await world.store.refetch("visible");
    expect(world.store.state().status).toBe("authenticated");
    expect(world.did).toContain("CLIENT_FETCH_ERROR");
  });

  test("a thousand messages of other tabs cost one fetch each five seconds", async () => {
    const world = aStore({ session: aSession() });
    await started(world, aUser());
    for (let i = 0; i < 1000; i += 1) void world.store.receive("getSession");
    await vi.advanceTimersByTimeAsync(10_000);
    expect(world.did.filter((it) => it === "getSession")).toHaveLength(2);
  });

  test("of two overlapping events the last one counts", async () => {
    const world = aStore({ session: aSession("u2") });
    world.store.start();
    world.tell(aUser({ uid: "u1" }));
    world.tell(aUser({ uid: "u2" }));
    await settle();
    expect(world.store.state().identity?.uid).toBe("u2");
  });
});

describe("without a session", () => {
  test("focus asks nothing, because there is nothing to keep fresh", async () => {
    const world = aStore({ session: null });
    await started(world, null);
    await vi.advanceTimersByTimeAsync(6_000);
    await world.store.refetch("visible");
    expect(world.did).toEqual(["getSession"]);
  });
});
