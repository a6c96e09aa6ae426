import { aUserId } from "@crewline/domain/kernel/ids/ids.test-support";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  NOW,
  aSession,
  aStore,
  anAccount,
  refused,
  settle,
  started,
} from "./session-store.fakes.ts";

beforeEach(() => vi.useFakeTimers({ now: NOW }));
afterEach(() => vi.useRealTimers());

describe("on reload", () => {
  test("decides nothing before both the user and the session are known", async () => {
    const world = aStore({ session: null });
    world.store.start();
    await settle();
    expect(world.store.state()).toMatchObject({ status: "loading", login: undefined });
    expect(world.did).toEqual(["getSession"]);
  });

  test("continues when user and session agree", async () => {
    const world = aStore({ session: aSession() });
    const state = await started(world, anAccount({ ageMinutes: 30 }));
    expect(state).toMatchObject({ status: "authenticated", login: { uid: "u1" } });
    expect(world.did).toEqual(["getSession"]);
    expect([...world.cookies]).toEqual(["token", "refreshToken", "uid"]);
  });

  test("gets a session for a user without one, with a new token when the present one is old", async () => {
    const world = aStore({ session: null });
    const state = await started(world, anAccount({ ageMinutes: 6 }));
    expect(state.status).toBe("authenticated");
    expect(world.did).toEqual([
      "getSession",
      "signIn u1-token-1",
      "getSession",
      "message getSession",
    ]);
  });

  test.each([
    ["deleted", true, []],
    ["ended in another way", false, ["uid"]],
  ])("of a sign-in that was %s the cookies that are left say so", async (_what, isGone, left) => {
    const world = aStore({ session: null });
    for (const name of ["token", "refreshToken", "uid"]) world.cookies.add(name);
    world.server.isAccountGone = isGone;
    await started(world, null);
    expect(world.did).toContain("isAccountGone u1-refresh");
    expect([...world.cookies]).toEqual(left);
  });

  test("of a deleted account that was named before its token was refused nothing is kept", async () => {
    const world = aStore({ session: null });
    for (const name of ["token", "refreshToken", "uid"]) world.cookies.add(name);
    world.server.isAccountGone = true;
    const account = anAccount({ ageMinutes: 61 });
    account.identityService.isDown = true;
    await started(world, account);
    world.tell(null);
    await settle();
    expect(world.store.state().login).toBeNull();
    expect([...world.cookies]).toEqual([]);
  });

  test("never says that a user is without a session while one is on its way", async () => {
    const world = aStore({ session: null });
    const seen = new Set<string>();
    world.store.subscribe(() => {
      const { login, status } = world.store.state();
      if (login) seen.add(status);
    });
    await started(world, anAccount());
    expect([...seen]).toEqual(["loading", "authenticated"]);
  });

  test("ends a session that has no user", async () => {
    const world = aStore({ session: aSession() });
    const state = await started(world, null);
    expect(state).toMatchObject({ status: "unauthenticated", login: null });
    expect(world.did).toContain("signOut");
  });

  test("ends both when the session is another person's", async () => {
    const world = aStore({ session: aSession("u2") });
    const state = await started(world, anAccount({ ageMinutes: 30 }));
    expect(state).toMatchObject({ status: "unauthenticated", login: null });
    expect(world.did).toEqual(expect.arrayContaining(["auth.signOut", "signOut"]));
    expect(world.cookies.size).toBe(0);
  });

  test("replaces another person's session by a sign-in of this moment", async () => {
    const world = aStore({ session: aSession("u2") });
    const state = await started(world, anAccount({ uid: aUserId("u1") }));
    expect(state.session?.user.guid).toBe("u1");
    expect(world.did).toContain("signIn u1-token");
  });
});

describe("signing in", () => {
  test("repeats once with a new token when the server finds the token stale", async () => {
    const world = aStore({ session: null });
    world.answers.push(refused("StaleToken"));
    const state = await started(world, anAccount());
    expect(state).toMatchObject({ status: "authenticated", error: null });
    expect(world.did.filter((it) => it.startsWith("signIn"))).toEqual([
      "signIn u1-token",
      "signIn u1-token-1",
    ]);
  });

  test.each(["CredentialsSignin", "AccessDenied"])("signs the user out on %s", async (error) => {
    const world = aStore({ session: null });
    world.answers.push(refused(error));
    const state = await started(world, anAccount());
    expect(state).toMatchObject({ status: "unauthenticated", login: null, error });
  });

  test("sends the token to the provider firebase, and stays on the page", async () => {
    const world = aStore({ session: null });
    await started(world, anAccount());
    expect(world.options).toEqual([{ provider: "firebase", redirect: false, callbackUrl: "/" }]);
  });

  test.each([
    ["of an hour ago", 3600, "SignInEnded"],
    ["of this minute", 30, "CredentialsSignin"],
  ])("that is refused says why, for a sign-in %s", async (_when, secondsAgo, error) => {
    const world = aStore({ session: null });
    const account = anAccount();
    account.claims["auth_time"] = NOW / 1000 - secondsAgo;
    world.answers.push(refused("CredentialsSignin"));
    expect(await started(world, account)).toMatchObject({ status: "unauthenticated", error });
  });

  test("says that the sign-in ended when the session went away and no new one is given", async () => {
    const world = aStore({ session: aSession() });
    await started(world, anAccount());
    world.server.session = null;
    world.answers.push(refused("CredentialsSignin"));
    await vi.advanceTimersByTimeAsync(5_000);
    await world.store.askAgain("visible");
    await settle();
    expect(world.store.state()).toMatchObject({ status: "unauthenticated", error: "SignInEnded" });
  });

  test("takes the session that another tab got while our token was refused", async () => {
    const world = aStore({ session: null });
    await started(world, null);
    world.answers.push(refused("MissingCSRF", 403));
    world.server.session = aSession();
    world.tell(anAccount());
    await settle();
    expect(world.store.state()).toMatchObject({ status: "authenticated", error: null });
    expect(world.did).not.toContain("auth.signOut");
  });

  test("is not undone by claims that change before the first session is read", async () => {
    const world = aStore({ session: null });
    const account = anAccount();
    const early = Promise.withResolvers<void>();
    const late = Promise.withResolvers<void>();
    world.store.start();
    await settle();
    world.server.delay = early.promise;
    world.tell(account);
    await settle();
    world.server.delay = late.promise;
    account.claims["role"] = "manager";
    void world.store.refreshClaims();
    await settle();
    early.resolve();
    await settle();
    expect(world.did).not.toContain("auth.signOut");
    late.resolve();
    await settle();
    expect(world.store.state()).toMatchObject({ status: "authenticated", error: null });
  });

  test("says that cookies are needed when the browser keeps none", async () => {
    const world = aStore({ session: null });
    world.server.isForgetful = true;
    const state = await started(world, anAccount());
    expect(state).toMatchObject({ status: "unauthenticated", login: null });
    expect(state.error).toBe("MissingCSRF");
    expect(world.did.filter((it) => it === "auth.signOut")).toHaveLength(1);
  });

  test("waits after too many attempts, says so, and continues automatically", async () => {
    const world = aStore({ session: null });
    const message = "Too many attempts. Try again in 40 seconds.";
    world.answers.push({ ...refused("TooManyAttempts", 429), wait: { seconds: 40, message } });
    const state = await started(world, anAccount());
    expect(state).toMatchObject({ status: "loading", errorMessage: message });
    expect(world.did).not.toContain("auth.signOut");
    await vi.advanceTimersByTimeAsync(39_000);
    expect(world.store.state().status).toBe("loading");
    await vi.advanceTimersByTimeAsync(1_000);
    expect(world.store.state()).toMatchObject({ status: "authenticated", errorMessage: null });
  });

  test("leaves the user alone while the browser goes to the error page", async () => {
    const world = aStore({ session: null });
    world.server.isLeaving = true;
    const state = await started(world, anAccount());
    expect(state).toMatchObject({ status: "loading", error: null });
    expect(world.did).not.toContain("auth.signOut");
  });

  test("forgets the last refusal at the next sign-in", async () => {
    const world = aStore({ session: null });
    world.answers.push(refused("AccessDenied", 403));
    await started(world, anAccount());
    const seen = new Set<string>();
    world.store.subscribe(() => seen.add(world.store.state().status));
    world.tell(anAccount({ uid: aUserId("u2") }));
    await settle();
    expect([...seen]).toEqual(["loading", "authenticated"]);
  });

  test("stays loading without an answer and continues when the connection is back", async () => {
    const world = aStore({ session: null });
    world.server.isDown = true;
    expect(await started(world, anAccount())).toMatchObject({ status: "loading" });
    world.server.isDown = false;
    await vi.advanceTimersByTimeAsync(5_000);
    await world.store.askAgain("online");
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
    world.tell(anAccount());
    await settle();
    late.resolve();
    await settle();
    expect(world.store.state().status).toBe("authenticated");
  });
});
