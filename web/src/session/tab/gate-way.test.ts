import { describe, expect, test } from "vitest";
import { gateWay } from "./gate-way.ts";
import { loginOf } from "../machine/login.ts";
import { aSession, anAccount } from "../machine/session-store.fakes.ts";
import type { SessionState } from "../machine/session-state.ts";
import { unknownState } from "../machine/session-state.ts";

const way = (change: Partial<SessionState>, hasUidCookie = false) =>
  gateWay({ ...unknownState, ...change }, hasUidCookie);

describe("a visitor", () => {
  test("waits until something is known", () => {
    expect(way({})).toBe("wait");
    expect(way({ session: aSession(), answer: "given" })).toBe("wait");
  });

  test("without session and uid cookie goes to the login before the identity service answers", () => {
    expect(way({ answer: "given" })).toBe("login");
  });

  test("with a uid cookie waits for the identity service, which the cookie cannot replace", () => {
    expect(way({ answer: "given" }, true)).toBe("wait");
    expect(way({ answer: "given", login: null }, true)).toBe("signInPage");
  });

  test("whose session ended since the last visit is sent to the sign-in page, not before all is known", () => {
    expect(way({ login: null }, true)).toBe("wait");
    expect(way({ login: null, session: aSession(), answer: "given" }, true)).toBe("wait");
  });

  test("goes to the login when the session endpoint does not answer", () => {
    expect(way({ login: null, answer: "missing" }, true)).toBe("login");
  });

  test("who signed out on this page goes to the login, whatever cookies say", () => {
    const state = { login: null, answer: "given", wasSignedIn: true } as const;
    expect([way(state), way(state, true)]).toEqual(["login", "login"]);
  });

  test("gets the app as the owner of the copy on this device, until it is known who is signed in", () => {
    const token = anAccount().lastToken();
    const lastLogin = token && loginOf(anAccount(), token, "staff.example");
    expect(way({ lastLogin }, true)).toBe("app");
  });

  test("reports when the identity service cannot be reached", () => {
    expect(way({ isUnreachable: true, answer: "missing" }, true)).toBe("unreachable");
  });
});
