import { expect, test } from "vitest";
import { idTokenOf } from "./last-token.ts";

const tokenOf = (payload: object) =>
  `h.${Buffer.from(JSON.stringify(payload)).toString("base64url")}.s`;

test("an old token still tells who used this device, with which rights", () => {
  const payload = {
    iat: 1_700_000_000,
    companyId: "c1",
    role: "manager",
    name: "José ☕",
    firebase: { sign_in_provider: "password" },
  };
  const token = tokenOf(payload);
  expect(idTokenOf(token, "r")).toEqual({
    token,
    refreshToken: "r",
    issuedAtMs: 1_700_000_000_000,
    signInProvider: "password",
    claims: payload,
  });
});

test.each([undefined, null, "", "x", "a.b.c", "a.bnVsbA.c", tokenOf({}), tokenOf({ iat: "1" })])(
  "%j tells nothing",
  (token) => expect(idTokenOf(token, "r")).toBeNull(),
);

test("a token without a provider has none", () => {
  expect(idTokenOf(tokenOf({ iat: 1 }), "r")?.signInProvider).toBeNull();
});
