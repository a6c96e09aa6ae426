import { createHmac, generateKeyPairSync } from "node:crypto";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { decodeIdToken, decodeSessionCookie } from "./decode-id-token.ts";

/** The production path: no emulator is named, so the SDK requires Google's signature. */
beforeAll(() => {
  vi.stubEnv("GCLOUD_PROJECT", "crewline-live");
  vi.stubEnv("APP_ORIGIN", "https://app.crewline.test");
  vi.stubEnv("STAFF_DOMAIN", "crewline.test");
});

const now = Math.floor(Date.now() / 1000);
const { publicKey } = generateKeyPairSync("rsa", {
  modulusLength: 2048,
  publicKeyEncoding: { type: "spki", format: "pem" },
  privateKeyEncoding: { type: "pkcs8", format: "pem" },
});
const payload = {
  iss: "https://securetoken.google.com/crewline-live",
  aud: "crewline-live",
  sub: "u1",
  user_id: "u1",
  iat: now,
  exp: now + 3600,
  auth_time: now,
  firebase: { sign_in_provider: "password", identities: {} },
};

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
const unsigned = (header: object, body: object = payload) =>
  `${encode({ typ: "JWT", ...header })}.${encode(body)}`;

function signedWithPublicKey(): string {
  const text = unsigned({ alg: "HS256", kid: "k1" });
  return `${text}.${createHmac("sha256", publicKey).update(text).digest("base64url")}`;
}

describe("in production a token is worthless", () => {
  test.each([
    ["unsigned, without a key", `${unsigned({ alg: "none" })}.`],
    ["unsigned, naming a key", `${unsigned({ alg: "none", kid: "k1" })}.`],
    ["signed with the public key as a secret", signedWithPublicKey()],
    ["of another project", `${unsigned({ alg: "RS256", kid: "k1" }, { ...payload, aud: "x" })}.x`],
    ["of another issuer", `${unsigned({ alg: "RS256", kid: "k1" }, { ...payload, iss: "x" })}.x`],
    ["without a subject", `${unsigned({ alg: "RS256", kid: "k1" }, { ...payload, sub: "" })}.x`],
    ["that is no token", "a.b.c"],
    ["that is empty", ""],
  ])("%s", async (_what, token) => {
    expect(await decodeIdToken(token)).toEqual({ token: null, code: "auth/argument-error" });
    expect(await decodeSessionCookie(token)).toEqual({ token: null, code: "auth/argument-error" });
  });
});
