import { describe, expect, test } from "vitest";
import { haveSameClaims, isAllowedProvider, readIdToken } from "./id-token";

const now = 1_800_000_000;
const token = (change: Record<string, unknown> = {}) => ({
  uid: "u1",
  iat: now - 10,
  exp: now + 3590,
  auth_time: now - 900,
  firebase: { sign_in_provider: "password" },
  ...change,
});

describe("a decoded token", () => {
  test("gives its facts and nothing but our own claims", () => {
    expect(readIdToken(token({ role: "admin", email: "a@b.example", x: 1 }), now)).toEqual({
      uid: "u1",
      issuedAtSeconds: now - 10,
      authTimeSeconds: now - 900,
      expiresAtSeconds: now + 3590,
      signInProvider: "password",
      hasSecondFactor: false,
      claims: { role: "admin" },
    });
  });

  test("says whether a second factor proved the sign-in", () => {
    const factor = (value: unknown) =>
      token({ firebase: { sign_in_provider: "password", sign_in_second_factor: value } });
    expect(readIdToken(factor("totp"), now)).toMatchObject({ hasSecondFactor: true });
    for (const odd of ["", 1, true, {}]) expect(readIdToken(factor(odd), now)).toBeNull();
  });

  test("may come from a clock that runs 60 s ahead, not 61", () => {
    expect(readIdToken(token({ iat: now + 60, auth_time: now + 60 }), now)).not.toBeNull();
    expect(readIdToken(token({ iat: now + 61 }), now)).toBeNull();
    expect(readIdToken(token({ auth_time: now + 61 }), now)).toBeNull();
  });

  test.each([
    ["expires now", { exp: now }],
    ["has no end", { exp: undefined }],
    ["has an end in words", { exp: String(now + 60) }],
    ["has no time of issue", { iat: undefined }],
    ["has a time of issue that is no number", { iat: Number.NaN }],
    ["has no sign-in", { firebase: undefined }],
    ["has an empty uid", { uid: "" }],
    ["has a uid of 129 characters", { uid: "u".repeat(129) }],
  ])("is worthless when it %s", (_what, change) => {
    expect(readIdToken(token(change), now)).toBeNull();
  });

  test.each([null, undefined, "text", 1, []])("is worthless when it is %j", (decoded) => {
    expect(readIdToken(decoded, now)).toBeNull();
  });
});

test("custom, anonymous and foreign providers do not prove an address", () => {
  expect(["password", "google.com"].every(isAllowedProvider)).toBe(true);
  expect(["custom", "anonymous", "github.com", ""].some(isAllowedProvider)).toBe(false);
});

describe("claims of a token and of the account", () => {
  const claims = { companyId: "c1", role: "admin", employeeId: null, admin: true, v: 1 };

  test("are the same whatever their order, and when both are missing", () => {
    expect(haveSameClaims(claims, Object.fromEntries(Object.entries(claims).toReversed()))).toBe(
      true,
    );
    expect(haveSameClaims({}, {})).toBe(true);
  });

  test.each([
    {},
    { ...claims, role: "manager" },
    { ...claims, admin: "true" },
    { ...claims, employeeId: undefined },
  ])("differ from %o", (live) => {
    expect(haveSameClaims(claims, live)).toBe(false);
  });
});
