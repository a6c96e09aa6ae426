import { aUserId } from "@crewline/domain/kernel/ids/ids.test-support";
import { describe, expect, test } from "vitest";
import type { Account, IdToken } from "../firebase/identity-service.ts";
import { hasSameRights, loginOf } from "./login.ts";

const account: Account = {
  uid: aUserId("u1"),
  email: "kim@staff.example",
  isEmailVerified: true,
  displayName: "Kim",
  readToken: () => Promise.reject(new Error("not asked")),
  lastToken: () => null,
};

const token = (claims: Record<string, unknown>): IdToken => ({
  token: "t",
  refreshToken: "r",
  issuedAtMs: 0,
  signInProvider: "password",
  claims,
});

const login = (claims: Record<string, unknown>) => loginOf(account, token(claims), "staff.example");

describe("the login in a token", () => {
  test("holds company, role and employee of a member", () => {
    const claims = { companyId: "c1", role: "manager", employeeId: "e1", admin: false };
    expect(login(claims)).toMatchObject({
      companyId: "c1",
      role: "manager",
      employeeId: "e1",
      isStaff: false,
    });
  });

  test.each(["owner", "toString", 1, null, ["admin"], {}])("has no role for %j", (role) => {
    expect(login({ companyId: "c1", role }).role).toBeNull();
  });

  test("has no role without a company", () => {
    expect(login({ role: "admin", employeeId: "e1" })).toMatchObject({
      companyId: null,
      role: null,
      employeeId: null,
    });
  });

  test.each(["true", 1, {}, ["admin"], null])("is not staff for the claim admin = %j", (admin) => {
    expect(login({ admin }).isStaff).toBe(false);
  });

  test("is staff for an admin of the product company's domain", () => {
    expect(login({ admin: true }).isStaff).toBe(true);
  });

  test.each([
    [{ sign_in_second_factor: "totp" }, true],
    [{ sign_in_second_factor: "phone" }, true],
    [{ sign_in_provider: "password" }, false],
    [{ sign_in_second_factor: true }, false],
    ["sign_in_second_factor", false],
    [null, false],
  ])("of a sign-in that says %j has a second factor: %s", (firebase, hasSecondFactor) => {
    expect(login({ firebase }).hasSecondFactor).toBe(hasSecondFactor);
  });

  test("has the same rights until company, role, employee or staff change", () => {
    const before = login({ companyId: "c1", role: "admin" });
    expect(hasSameRights(before, { ...before, issuedAtSeconds: 9, displayName: "K" })).toBe(true);
    expect(hasSameRights(before, { ...before, role: "manager" })).toBe(false);
  });
});
