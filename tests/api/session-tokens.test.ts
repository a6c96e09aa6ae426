import { beforeEach, describe, expect, test } from "vitest";
import type { Login } from "../support/auth-emulator.ts";
import { aLogin, alteredToken, changeAccount } from "../support/auth-emulator.ts";
import { SessionBrowser } from "../support/session-browser.ts";

/**
 * The emulators accept forged tokens, which is what makes these cases possible: each token is
 * what a real one would be at another time or of another kind.
 */
let login: Login;
let browser: SessionBrowser;
beforeEach(async () => {
  login = await aLogin();
  browser = new SessionBrowser();
});

const now = () => Math.floor(Date.now() / 1000);
const day = 24 * 3600;

async function signInWith(change: Record<string, unknown>) {
  const { status, json, setCookie } = await browser.signIn(alteredToken(login.idToken, change));
  const error = new URL(String(json["url"])).searchParams.get("error");
  return { status, error, hasCookie: setCookie !== null };
}

const refused = (status: number, error: string) => ({ status, error, hasCookie: false });

describe("a token opens a session", () => {
  test("within 300 seconds of its issue, not later", async () => {
    await changeAccount(login.uid, { validSince: String(now() - day) });
    expect(await signInWith({ iat: now() - 310 })).toEqual(refused(401, "StaleToken"));
    expect(await signInWith({ iat: now() - 280 })).toMatchObject({ status: 200, error: null });
  });

  test("within 30 days of the sign-in, not later", async () => {
    const late = await signInWith({ auth_time: now() - 30 * day - 60 });
    expect(late).toEqual(refused(401, "CredentialsSignin"));
  });

  test.each([
    ["issued in the future", { iat: now() + 3000 }],
    ["of a sign-in in the future", { auth_time: now() + 3000 }],
    ["without an end", { exp: undefined }],
    ["that has ended", { exp: now() - 10 }],
    ["without a time of issue", { iat: undefined }],
    ["of another project", { aud: "demo-other", iss: "https://securetoken.google.com/demo-other" }],
    ["without a subject", { sub: "" }],
    ["of an unknown subject", { sub: "nobody-here", user_id: "nobody-here" }],
    ["of a uid that is a path", { sub: "../x", user_id: "../x" }],
    ["of a uid of 129 characters", { sub: "x".repeat(129) }],
    ["that is a session cookie", { iss: "https://session.firebase.google.com/demo-crewline" }],
  ])("but not %s", async (_what, change) => {
    expect(await signInWith(change)).toEqual(refused(401, "CredentialsSignin"));
  });

  test.each(["anonymous", "custom", "github.com"])("but not of a sign-in by %s", async (way) => {
    const firebase = { sign_in_provider: way, identities: {} };
    expect(await signInWith({ firebase })).toEqual(refused(403, "AccessDenied"));
  });

  test("but not of a disabled account", async () => {
    await changeAccount(login.uid, { disableUser: true });
    const { status, error } = await signInWith({});
    expect([401, 403]).toContain(status);
    expect(["CredentialsSignin", "AccessDenied"]).toContain(error);
  });

  test("but not of a revoked sign-in", async () => {
    await changeAccount(login.uid, { validSince: String(now() + 5) });
    expect(await signInWith({})).toEqual(refused(401, "CredentialsSignin"));
  });

  test.each(["", "x", "a.b.c", "null", "x".repeat(9000)])(
    "but not as the text %.20s",
    async (text) => {
      const { status, json, setCookie } = await browser.signIn(text);
      expect([status, setCookie]).toEqual([401, null]);
      expect(String(json["url"])).toContain("error=CredentialsSignin&provider=firebase");
    },
  );
});
