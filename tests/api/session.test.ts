import { beforeEach, describe, expect, test } from "vitest";
import { appUrl } from "../../emulators/stack/stack-environment.ts";
import { aLogin, changeAccount, signInAgain } from "../support/auth-emulator.ts";
import { SessionBrowser } from "../support/session-browser.ts";

let browser: SessionBrowser;
beforeEach(() => {
  browser = new SessionBrowser();
});

const errorIn = (json: Record<string, unknown>) =>
  new URL(String(json["url"])).searchParams.get("error");

describe("a session", () => {
  test("begins with an ID token, is read, renewed and ended", async () => {
    const login = await aLogin();
    expect((await browser.get("session")).json).toEqual({});

    const signedIn = await browser.signIn(login.idToken, "/schedules?week=1");
    expect([signedIn.status, signedIn.json]).toEqual([200, { url: `${appUrl}/schedules?week=1` }]);

    const { json } = await browser.get("session");
    expect(json["user"]).toEqual({
      guid: login.uid,
      admin: false,
      email: login.email,
      name: null,
      role: null,
    });
    const seconds = (Date.parse(String(json["expires"])) - Date.now()) / 1000;
    expect(seconds).toBeGreaterThan(431_900);
    expect(seconds).toBeLessThanOrEqual(432_060);

    const csrfToken = await browser.csrfToken();
    const { idToken } = await signInAgain(login);
    const renewed = await browser.postJson("session", { csrfToken, data: { idToken } });
    expect([renewed.status, renewed.json["user"]]).toEqual([200, json["user"]]);
    expect(renewed.setCookie).toContain("Max-Age=432000");

    const signedOut = await browser.postForm("signout", { callbackUrl: "/login" });
    expect([signedOut.status, signedOut.json]).toEqual([200, { url: `${appUrl}/` }]);
    expect(browser.cookie).toBeNull();
    expect(await browser.guid()).toBeNull();
  });

  test("tells name, role and admin as the account has them now", async () => {
    const login = await aLogin();
    await browser.signIn(login.idToken);
    const claims = { companyId: "c1", role: "admin", employeeId: null, admin: true, v: 1 };
    const customAttributes = JSON.stringify(claims);
    await changeAccount(login.uid, { displayName: "Ana Diaz", customAttributes });
    const { json } = await browser.get("session");
    expect(json["user"]).toMatchObject({ admin: true, name: "Ana Diaz", role: "admin" });
  });

  test.each(["true", 1, {}, ["admin"], null])("is no admin's with the claim %j", async (admin) => {
    const login = await aLogin();
    await browser.signIn(login.idToken);
    const claims = { companyId: "c1", role: "admin", employeeId: null, admin, v: 1 };
    await changeAccount(login.uid, { customAttributes: JSON.stringify(claims) });
    expect((await browser.get("session")).json["user"]).toMatchObject({ admin: false, role: null });
  });

  test("ends when the account is disabled", async () => {
    const login = await aLogin();
    await browser.signIn(login.idToken);
    await changeAccount(login.uid, { disableUser: true });
    expect((await browser.get("session")).json).toEqual({});
  });

  test("ends when the sign-in is revoked", async () => {
    const login = await aLogin();
    await browser.signIn(login.idToken);
    await changeAccount(login.uid, { validSince: String(Math.floor(Date.now() / 1000) + 5) });
    expect((await browser.get("session")).json).toEqual({});
  });

  test("is neither set nor cleared by reading it", async () => {
    const login = await aLogin();
    await browser.signIn(login.idToken);
    expect((await browser.get("session")).setCookie).toBeNull();
    const broken = new SessionBrowser();
    broken.cookie = `${browser.cookie}x`;
    const { json, setCookie } = await broken.get("session");
    expect([json, setCookie]).toEqual([{}, null]);
  });

  test("is not another person's to renew", async () => {
    const [login, other] = await Promise.all([aLogin(), aLogin()]);
    await browser.signIn(login.idToken);
    const csrfToken = await browser.csrfToken();
    const data = { idToken: other.idToken };
    const { status, setCookie } = await browser.postJson("session", { csrfToken, data });
    expect([status, setCookie, await browser.guid()]).toEqual([400, null, login.uid]);
  });

  test.each([{ user: { admin: true } }, { role: "staff" }, { idToken: null }])(
    "cannot be changed by %j",
    async (data) => {
      const login = await aLogin();
      await browser.signIn(login.idToken);
      const csrfToken = await browser.csrfToken();
      expect((await browser.postJson("session", { csrfToken, data })).status).toBe(400);
      expect((await browser.get("session")).json["user"]).toMatchObject({ admin: false });
    },
  );

  test("that does not exist is not renewed", async () => {
    const { idToken } = await aLogin();
    const csrfToken = await browser.csrfToken();
    const { status, json } = await browser.postJson("session", { csrfToken, data: { idToken } });
    expect([status, json]).toEqual([200, {}]);
  });
});

describe("the cookie", () => {
  const attributesOf = (header: string | null) => (header ?? "").split("; ").slice(1).toSorted();

  test("of a visitor lasts as long as the browser runs", async () => {
    const { setCookie } = await browser.get("csrf");
    expect(attributesOf(setCookie)).toEqual(["HttpOnly", "Path=/api/auth", "SameSite=Strict"]);
  });

  test("of a session lasts five days, for the session endpoints and the server alone", async () => {
    const { idToken } = await aLogin();
    const { setCookie } = await browser.signIn(idToken);
    expect(attributesOf(setCookie)).toEqual([
      "HttpOnly",
      "Max-Age=432000",
      "Path=/api/auth",
      "SameSite=Strict",
    ]);
    expect(setCookie?.split(";")[0]?.length).toBeLessThan(4096);
  });

  test("counts for nothing twice, and with junk beside it for what it is", async () => {
    const login = await aLogin();
    await browser.signIn(login.idToken);
    const { cookie } = browser;
    browser.cookie = `token=${login.idToken}; __session=junk; ${cookie}; a=1`;
    expect(await browser.guid()).toBe(login.uid);
    browser.cookie = `${cookie}; ${cookie}`;
    expect(await browser.guid()).toBeNull();
  });

  test("cannot be an ID token", async () => {
    const login = await aLogin();
    browser.cookie = `__session=${login.idToken}; token=${login.idToken}`;
    expect(await browser.guid()).toBeNull();
  });
});

describe("forged requests", () => {
  test("without the right token change nothing", async () => {
    const login = await aLogin();
    await browser.signIn(login.idToken);
    const csrfToken = await browser.csrfToken();
    const other = await new SessionBrowser().csrfToken();
    const forged = ["", "undefined", other, csrfToken.toUpperCase(), csrfToken.slice(0, -1)];
    for (const token of forged) {
      const { status, json, setCookie } = await browser.postForm("signout", { csrfToken: token });
      expect([status, errorIn(json), setCookie]).toEqual([403, "MissingCSRF", null]);
    }
    expect(await browser.guid()).toBe(login.uid);
  });

  test("with a token from before the sign-in are refused", async () => {
    const { idToken } = await aLogin();
    const csrfToken = await browser.csrfToken();
    await browser.signIn(idToken);
    expect((await browser.postForm("signout", { csrfToken })).status).toBe(403);
    const { status, json } = await browser.postJson("session", { csrfToken });
    expect([status, json]).toEqual([400, {}]);
  });

  test.each([
    { Origin: "https://evil.example" },
    { Origin: "null" },
    { Origin: "http://127.0.0.1:5001" },
    { "Sec-Fetch-Site": "cross-site" },
    { "Sec-Fetch-Site": "same-site" },
  ])("from another site are refused: %o", async (headers) => {
    const login = await aLogin();
    await browser.signIn(login.idToken);
    const csrfToken = await browser.csrfToken();
    const answers = await Promise.all([
      browser.postForm("signout", { csrfToken }, headers),
      browser.postForm("callback/firebase", { csrfToken, idToken: login.idToken }, headers),
      browser.postJson("session", { csrfToken }, headers),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403]);
    expect(await browser.guid()).toBe(login.uid);
  });

  test("are not confused with our own pages", async () => {
    const { idToken } = await aLogin();
    const headers = { Origin: appUrl, "Sec-Fetch-Site": "same-origin" };
    const { status } = await browser.postForm("callback/firebase", { idToken }, headers);
    expect(status).toBe(200);
  });
});

describe("the way back after signing in", () => {
  test.each([
    ["//evil.com", "/"],
    ["/.//evil.com", "/"],
    ["http://app@evil.com", "/"],
    ["https://127.0.0.1:5000/", "/"],
    ["/%09/evil.com", "/%09/evil.com"],
    ["/api/auth/signout", "/"],
    ["/login?callbackUrl=/login", "/"],
    [`${appUrl}/reports`, "/reports"],
  ])("for %s is %s of our own origin", async (callbackUrl, path) => {
    const { idToken } = await aLogin();
    const { json } = await browser.signIn(idToken, callbackUrl);
    expect(json).toEqual({ url: `${appUrl}${path}` });
  });

  test.each(["evil", "javascript:alert(1)", "/\\evil.com", ".....///win.ini"])(
    "for %s is refused and signs no one in",
    async (callbackUrl) => {
      const { idToken } = await aLogin();
      const { status, json } = await browser.signIn(idToken, callbackUrl);
      expect([status, errorIn(json)]).toEqual([400, "InvalidCallbackUrl"]);
      expect(await browser.guid()).toBeNull();
    },
  );

  test("is a redirect when the client did not ask for JSON", async () => {
    const { idToken } = await aLogin();
    const fields = { idToken, callbackUrl: "/reports", json: "false" };
    const { status, headers } = await browser.postForm("callback/firebase", fields);
    expect(status).toBe(302);
    expect(new URL(headers.get("location") ?? "", appUrl).href).toBe(`${appUrl}/reports`);
  });
});
