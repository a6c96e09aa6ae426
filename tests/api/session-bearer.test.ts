import { anEmployeeId, aCompanyId } from "@crewline/domain/kernel/ids/ids.test-support";
import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { claimsFor } from "@crewline/domain/kernel/access/role";
import { authClient } from "../../functions/src/identity/auth-client.ts";
import type { Freshness } from "../../functions/src/identity/verify-token.ts";
import { verifyToken } from "../../functions/src/identity/verify-token.ts";
import type { Login } from "../support/auth-emulator.ts";
import { aLogin, alteredToken, changeAccount, signInAgain } from "../support/auth-emulator.ts";

const invalid = { login: null, refusal: "Firebase ID token missing or invalid" };
const outdated = { login: null, refusal: "Firebase token outdated" };

const judge = (token: string, freshness: Freshness = "live") =>
  verifyToken(`Bearer ${token}`, freshness);

const manager = claimsFor({
  companyId: aCompanyId("c1"),
  role: "manager",
  employeeId: anEmployeeId("e1"),
});
const admin = claimsFor({ companyId: aCompanyId("c1"), role: "admin", employeeId: null });

async function withClaims(login: Login, claims: object): Promise<void> {
  await changeAccount(login.uid, { customAttributes: JSON.stringify(claims) });
}

describe("the Authorization header proves a person", () => {
  test("who belongs to no company yet", async () => {
    const login = await aLogin();
    const { login: verified } = await judge(login.idToken);
    expect(verified).toMatchObject({
      uid: login.uid,
      email: login.email,
      isEmailVerified: false,
      role: null,
      companyId: null,
      employeeId: null,
      isStaff: false,
    });
  });

  test("with the role of the token", async () => {
    const login = await aLogin();
    await withClaims(login, manager);
    const { login: verified } = await judge((await signInAgain(login)).idToken);
    expect(verified).toMatchObject({ role: "manager", companyId: "c1", employeeId: "e1" });
  });

  test.each(["bearer", "BEARER", "bEARER", "Bearer  "])("after the scheme %s", async (scheme) => {
    const login = await aLogin();
    const { login: verified } = await verifyToken(`${scheme} ${login.idToken}`, "live");
    expect(verified).toMatchObject({ uid: login.uid });
  });

  test.each([
    undefined,
    "",
    "bearer",
    "bearera.b.c",
    "Bearer",
    "Bearer ",
    "Bearer undefined",
    "Bearer a.b.c",
    "Basic dTpw",
    `Bearer ${"a".repeat(5000)}.b.c`,
  ])("but not as %.30s", async (header) => {
    expect(await verifyToken(header, "live")).toEqual(invalid);
  });

  test("but not by another kind of token", async () => {
    const login = await aLogin();
    const client = await authClient();
    const expiresIn = 300_000;
    const kinds = await Promise.all([
      client.createSessionCookie(login.idToken, { expiresIn }),
      client.createCustomToken(login.uid),
    ]);
    for (const token of [...kinds, login.refreshToken]) expect(await judge(token)).toEqual(invalid);
  });

  test.each([
    ["that has ended", { exp: 1 }],
    ["without an end", { exp: undefined }],
    ["issued in the future", { iat: 9_999_999_999 }],
    ["without a subject", { sub: "" }],
    ["of an unknown subject", { sub: "nobody-here", user_id: "nobody-here" }],
    ["of a path", { sub: "../x", user_id: "../x" }],
    ["of a uid of 129 characters", { sub: "x".repeat(129) }],
    ["of another project", { aud: "demo-other" }],
    ["of an anonymous visitor", { firebase: { sign_in_provider: "anonymous" } }],
    ["of a custom sign-in", { firebase: { sign_in_provider: "custom" } }],
    ["of a provider that proves no address", { firebase: { sign_in_provider: "github.com" } }],
  ])("but not by a token %s", async (_what, change) => {
    const login = await aLogin();
    expect(await judge(alteredToken(login.idToken, change))).toEqual(invalid);
  });

  test("but not after the account was disabled or the sign-in revoked", async () => {
    const [disabled, revoked] = await Promise.all([aLogin(), aLogin()]);
    await changeAccount(disabled.uid, { disableUser: true });
    const later = String(Math.floor(Date.now() / 1000) + 5);
    await changeAccount(revoked.uid, { validSince: later });
    for (const { idToken } of [disabled, revoked]) {
      const { login: verified, refusal } = await judge(idToken);
      expect([verified, refusal]).toEqual([null, expect.stringContaining("Firebase")]);
    }
  });
});

test("a sign-in of more than 30 days ago counts no longer", async () => {
  const login = await aLogin();
  const [before, after] = [29, 31].map((days) => Math.floor(Date.now() / 1000) - days * 86_400);
  await changeAccount(login.uid, { validSince: String(Math.floor(Date.now() / 1000) - 3_000_000) });
  const old = { login: null, refusal: "Firebase sign-in too old" };
  expect(await judge(alteredToken(login.idToken, { auth_time: after }))).toEqual(old);
  const { login: verified } = await judge(alteredToken(login.idToken, { auth_time: before }));
  expect(verified).toMatchObject({ uid: login.uid });
});

describe("claims of a token", () => {
  test("that the server did not give are outdated", async () => {
    const login = await aLogin();
    expect(await judge(alteredToken(login.idToken, { ...admin }))).toEqual(outdated);
  });

  test("are outdated as soon as they change, for a query a few seconds later", async () => {
    const login = await aLogin();
    expect((await judge(login.idToken, "cached")).login).not.toBeNull();
    await withClaims(login, manager);
    expect((await judge(login.idToken, "cached")).login).not.toBeNull();
    expect(await judge(login.idToken, "live")).toEqual(outdated);
    expect(await judge(login.idToken, "cached")).toEqual(outdated);
  });

  test("that are newer than the last lookup are looked up again", async () => {
    const login = await aLogin();
    await judge(login.idToken, "cached");
    await withClaims(login, manager);
    const fresh = await signInAgain(login);
    expect((await judge(fresh.idToken, "cached")).login).toMatchObject({ role: "manager" });
  });

  test.each(["true", 1, {}, ["admin"], null])("are no admin's with admin %j", async (value) => {
    const login = await aLogin();
    await withClaims(login, { ...admin, admin: value });
    const { login: verified } = await judge((await signInAgain(login)).idToken);
    expect(verified).toMatchObject({ role: null, companyId: null, isStaff: false });
  });
});

describe("product staff", () => {
  async function isStaff(email: string, emailVerified: boolean, claims: object = admin) {
    const login = await aLogin(email);
    await changeAccount(login.uid, { emailVerified, customAttributes: JSON.stringify(claims) });
    return (await judge((await signInAgain(login)).idToken)).login?.isStaff;
  }

  test("are admins with a verified address of the staff's own domain", async () => {
    expect(await isStaff(`${randomUUID()}@crewline.example`, true)).toBe(true);
    expect(await isStaff(`${randomUUID()}@CREWLINE.EXAMPLE`, true)).toBe(true);
  });

  test("are not those who only wrote such an address, or have no admin's claims", async () => {
    expect(await isStaff(`${randomUUID()}@crewline.example`, false)).toBe(false);
    expect(await isStaff(`${randomUUID()}@crewline.example`, true, manager)).toBe(false);
  });

  test.each(["crewline.example.evil.com", "evilcrewline.example", "sub.crewline.example"])(
    "are not those of %s",
    async (domain) => {
      expect(await isStaff(`${randomUUID()}@${domain}`, true)).toBe(false);
    },
  );
});
