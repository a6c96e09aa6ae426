import { aUserId } from "@crewline/domain/kernel/ids/ids.test-support";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { NOW, aSession, aStore, anAccount, settle, started } from "./session-store.fakes.ts";

beforeEach(() => vi.useFakeTimers({ now: NOW }));
afterEach(() => vi.useRealTimers());

describe("signing out", () => {
  test("removes every cookie and tells the other tabs even when the server is away", async () => {
    const world = aStore({ session: aSession() });
    await started(world, anAccount());
    world.server.isDown = true;
    await world.store.signOut();
    expect(world.store.state()).toMatchObject({ status: "unauthenticated", login: null });
    expect(world.store.state().isSignedOutByChoice).toBe(true);
    expect(world.cookies.size).toBe(0);
    expect(world.did).toContain("message signout");
  });

  test("goes through the identity service, our server, the cookies and the other tabs in turn", async () => {
    const world = aStore({ session: aSession() });
    await started(world, anAccount());
    world.did.length = 0;
    expect(await world.store.signOut()).toEqual({ url: "http://app/login" });
    expect(world.did).toEqual(["auth.signOut", "signOut", "cookies.removeAll", "message signout"]);
  });

  test("leads to the address that the server names for the one that was asked for", async () => {
    const world = aStore({ session: aSession() });
    await started(world, anAccount());
    expect(await world.store.signOut({ callbackUrl: "/reports" })).toEqual({
      url: "http://app/reports",
    });
    expect(world.did.slice(-2)).toEqual(["message signout", "goTo http://app/reports"]);
  });

  test("without leaving the page asks for the session again and answers the address", async () => {
    const world = aStore({ session: aSession() });
    await started(world, anAccount());
    await vi.advanceTimersByTimeAsync(5_000);
    world.did.length = 0;
    const left = await world.store.signOut({ callbackUrl: "/reports", redirect: false });
    expect(left).toEqual({ url: "http://app/reports" });
    expect(world.did.at(-1)).toBe("getSession");
    expect(world.did).not.toContain("goTo http://app/reports");
    expect(world.store.state()).toMatchObject({ status: "unauthenticated", session: null });
  });

  test("because the server refused the person keeps the reason and is no choice", async () => {
    const world = aStore({ session: aSession() });
    await started(world, anAccount());
    await world.store.signOut({ error: "SessionRequired" });
    expect(world.store.state()).toMatchObject({
      status: "unauthenticated",
      error: "SessionRequired",
      isSignedOutByChoice: false,
    });
  });

  test("in another tab signs this one out without signing in again", async () => {
    const world = aStore({ session: aSession() });
    await started(world, anAccount());
    world.server.session = null;
    await world.store.receive("signout");
    await vi.advanceTimersByTimeAsync(10_000);
    expect(world.store.state()).toMatchObject({ status: "unauthenticated", login: null });
    expect(world.did.filter((it) => it.startsWith("signIn"))).toEqual([]);
    expect(world.cookies.size).toBe(0);
  });

  test("in a thousand messages of another tab signs out once", async () => {
    const world = aStore({ session: aSession() });
    await started(world, anAccount());
    for (let i = 0; i < 1000; i += 1) void world.store.receive("signout");
    await vi.advanceTimersByTimeAsync(10_000);
    expect(world.did.filter((it) => it === "auth.signOut")).toHaveLength(1);
    expect(world.did.filter((it) => it === "getSession").length).toBeLessThan(4);
  });

  test("stays signed out when a refresh of the claims was on its way", async () => {
    const world = aStore({ session: aSession() });
    const account = anAccount();
    await started(world, account);
    const answer = Promise.withResolvers<undefined>();
    account.identityService.delay = answer.promise.then(() => undefined);
    const refreshed = world.store.refreshClaims();
    await world.store.signOut();
    answer.resolve(undefined);
    await refreshed;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(world.store.state()).toMatchObject({ status: "unauthenticated", login: null });
    expect(world.did.filter((it) => it.startsWith("signIn"))).toEqual([]);
    expect(world.cookies.size).toBe(0);
  });

  test("leaves the refresh of one person out of the next one's", async () => {
    const world = aStore({ session: aSession() });
    const account = anAccount();
    await started(world, account);
    account.identityService.delay = Promise.withResolvers<void>().promise;
    void world.store.refreshClaims();
    await world.store.signOut();
    world.tell(anAccount({ uid: aUserId("u2") }));
    await settle();
    await world.store.refreshClaims();
    expect(world.store.state().login).toMatchObject({ uid: "u2" });
  });

  test("stays signed out when the renewal of the session was on its way", async () => {
    const world = aStore({ session: aSession() });
    await started(world, anAccount());
    const answer = Promise.withResolvers<undefined>();
    world.server.delay = answer.promise.then(() => undefined);
    const renewed = world.store.update();
    await settle();
    await world.store.signOut();
    answer.resolve(undefined);
    expect(await renewed).toBeNull();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(world.store.state()).toMatchObject({ status: "unauthenticated", session: null });
    expect(world.server.session).toBeNull();
  });

  test("by the identity service says that the sign-in ended, unless another tab did it", async () => {
    const world = aStore({ session: aSession() });
    await started(world, anAccount());
    world.tell(null);
    await settle();
    expect(world.store.state()).toMatchObject({ error: "SignInEnded", wasSignedIn: true });
    await world.store.receive("signout");
    expect(world.store.state().error).toBeNull();
  });

  test("by the identity service keeps only the uid cookie", async () => {
    const world = aStore({ session: aSession() });
    await started(world, anAccount());
    world.tell(null);
    await settle();
    expect([...world.cookies]).toEqual(["uid"]);
    expect(world.store.state().isSignedOutByChoice).toBe(false);
  });
});
