import { aUserId } from "@crewline/domain/kernel/ids/ids.test-support";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { NOW, aSession, aStore, anAccount, settle, started } from "./session-store.fakes.ts";

beforeEach(() => vi.useFakeTimers({ now: NOW }));
afterEach(() => vi.useRealTimers());

describe("while signed in", () => {
  test("a changed role reaches this tab and the others", async () => {
    const world = aStore({ session: aSession() });
    const account = anAccount();
    await started(world, account);
    account.claims["role"] = "manager";
    await world.store.refreshClaims();
    expect(world.store.state().login?.role).toBe("manager");
    expect(world.did).toContain("message getSession");
  });

  test("several callers share one refresh of the token", async () => {
    const world = aStore({ session: aSession() });
    await started(world, anAccount());
    await Promise.all([world.store.refreshClaims(), world.store.refreshClaims()]);
    expect(await world.store.idToken()).toBe("u1-token-1");
  });

  test("a token that is over still shows whose copy the device holds, and is replaced online", async () => {
    const world = aStore({ session: aSession() });
    const account = anAccount({ ageMinutes: 90 });
    world.server.isDown = true;
    account.identityService.isDown = true;
    expect(await started(world, account)).toMatchObject({
      status: "loading",
      isUnreachable: true,
      login: { uid: "u1", role: "admin" },
    });
    expect(world.cookies.size).toBe(0);
    world.server.isDown = false;
    account.identityService.isDown = false;
    await world.store.askAgain("online");
    await vi.advanceTimersByTimeAsync(6_000);
    expect(world.store.state()).toMatchObject({ status: "authenticated", isUnreachable: false });
  });

  test("an update answers the new session and tells the other tabs", async () => {
    const world = aStore({ session: aSession() });
    await started(world, anAccount());
    expect(await world.store.update()).toEqual(aSession());
    expect(world.did).toContain("message getSession");
  });

  test("an update that the server does not make changes nothing", async () => {
    const world = aStore({ session: aSession() });
    await started(world, anAccount());
    world.server.isForgetful = true;
    expect(await world.store.update()).toBeNull();
    expect(world.store.state().status).toBe("authenticated");
    expect(world.did).not.toContain("message getSession");
  });

  test("an update sends a young token", async () => {
    const world = aStore({ session: aSession() });
    await started(world, anAccount({ ageMinutes: 10 }));
    await world.store.update();
    expect(world.did).toContain("update u1-token-1");
  });

  test("the session is renewed in its last day", async () => {
    const world = aStore({ session: aSession("u1", "2026-11-22T11:59:00.000Z") });
    await started(world, anAccount());
    expect(world.did).toContain("update u1-token");
  });

  test("a new proof of the person is carried over into the session, once", async () => {
    const world = aStore({ session: aSession() });
    const account = anAccount();
    await started(world, account);
    account.claims["auth_time"] = "1795262400";
    world.tell(account);
    world.tell(account);
    await settle();
    expect(world.did.filter((it) => it.startsWith("update"))).toEqual(["update u1-token"]);
  });

  test("a proof that a reload cut off is carried over by the next page", async () => {
    const world = aStore({ session: aSession() });
    world.proofs.set(aUserId("u1"), 1_795_000_000);
    const account = anAccount();
    account.claims["auth_time"] = "1795262400";
    await started(world, account);
    expect(world.did).toContain("update u1-token");
    expect(world.proofs.get(aUserId("u1"))).toBe(1_795_262_400);
  });

  test("a sign-in that opened its own session needs nothing more", async () => {
    const world = aStore({ session: null });
    world.proofs.set(aUserId("u1"), 1_795_000_000);
    const account = anAccount();
    account.claims["auth_time"] = "1795262400";
    await started(world, account);
    expect(world.did.filter((it) => it.startsWith("update"))).toEqual([]);
    expect(world.proofs.get(aUserId("u1"))).toBe(1_795_262_400);
  });

  test("a proof that ended the session of before opens another one", async () => {
    const world = aStore({ session: aSession() });
    const account = anAccount();
    await started(world, account);
    world.server.isForgetful = true;
    world.server.session = null;
    account.claims["auth_time"] = "1795262400";
    world.tell(account);
    await settle();
    expect(world.did).toContain("signIn u1-token");
  });

  test("no answer on focus keeps the session", async () => {
    const world = aStore({ session: aSession() });
    await started(world, anAccount());
    world.server.isDown = true;
    await vi.advanceTimersByTimeAsync(6_000);
    await world.store.askAgain("visible");
    expect(world.store.state().status).toBe("authenticated");
    expect(world.did).toContain("CLIENT_FETCH_ERROR");
  });

  test("a thousand messages of other tabs cost one fetch each five seconds", async () => {
    const world = aStore({ session: aSession() });
    await started(world, anAccount());
    for (let i = 0; i < 1000; i += 1) void world.store.receive("getSession");
    await vi.advanceTimersByTimeAsync(10_000);
    expect(world.did.filter((it) => it === "getSession")).toHaveLength(2);
  });

  test("of two overlapping events the last one counts", async () => {
    const world = aStore({ session: aSession("u2") });
    world.store.start();
    world.tell(anAccount({ uid: aUserId("u1") }));
    world.tell(anAccount({ uid: aUserId("u2") }));
    await settle();
    expect(world.store.state().login?.uid).toBe("u2");
  });
});

describe("without a session", () => {
  test("an update does nothing, nor while it is loading", async () => {
    const world = aStore({ session: null });
    expect(await world.store.update()).toBeNull();
    await started(world, null);
    expect(await world.store.update()).toBeNull();
    expect(world.did).toEqual(["getSession"]);
  });

  test("a message of another tab asks, because a user may have signed in there", async () => {
    const world = aStore({ session: null });
    await started(world, null);
    await vi.advanceTimersByTimeAsync(6_000);
    await world.store.receive("getSession");
    expect(world.did).toEqual(["getSession", "getSession"]);
  });

  test("focus asks nothing, because there is nothing to keep fresh", async () => {
    const world = aStore({ session: null });
    await started(world, null);
    await vi.advanceTimersByTimeAsync(6_000);
    await world.store.askAgain("visible");
    expect(world.did).toEqual(["getSession"]);
  });
});
