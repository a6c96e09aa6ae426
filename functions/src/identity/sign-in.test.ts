import { aUserId } from "@crewline/domain/kernel/ids/ids.test-support";
import { describe, expect, test } from "vitest";
import { refusalOf } from "./sign-in.ts";
import type { IdToken } from "./id-token.ts";

const now = 1_800_000_000;
const day = 24 * 3600;
const token = (change: Partial<IdToken>): IdToken => ({
  uid: aUserId("u1"),
  issuedAtSeconds: now,
  authTimeSeconds: now,
  expiresAtSeconds: now + 3600,
  signInProvider: "password",
  hasSecondFactor: false,
  claims: {},
  ...change,
});

describe("a valid token", () => {
  test.each([
    ["that is new", {}],
    ["of 299 s", { issuedAtSeconds: now - 299 }],
    ["of exactly 300 s", { issuedAtSeconds: now - 300 }],
    ["from a clock ahead of ours", { issuedAtSeconds: now + 60 }],
    ["of a user signed in for 30 days", { authTimeSeconds: now - 30 * day }],
    ["of a Google sign-in", { signInProvider: "google.com" }],
  ])("%s opens a session", (_what, change) => {
    expect(refusalOf(token(change), now)).toBeNull();
  });

  test.each([
    ["of 301 s", { issuedAtSeconds: now - 301 }, "StaleToken"],
    [
      "of a longer sign-in than 30 days",
      { authTimeSeconds: now - 30 * day - 1 },
      "CredentialsSignin",
    ],
    ["of an anonymous visitor", { signInProvider: "anonymous" }, "AccessDenied"],
    ["of a custom sign-in", { signInProvider: "custom" }, "AccessDenied"],
  ])("%s does not", (_what, change, refusal) => {
    expect(refusalOf(token(change), now)).toBe(refusal);
  });
});
