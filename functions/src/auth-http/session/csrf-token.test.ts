import { describe, expect, test } from "vitest";
import { csrfTokenOf, isCsrfToken } from "./csrf-token.ts";
import { newCookieContent } from "./session-cookie.ts";
import type { SessionKeys } from "./session-keys.ts";
import { deriveSessionKeys } from "./session-keys.ts";

function keysOf(...secrets: string[]): SessionKeys {
  const keys = deriveSessionKeys(secrets);
  if (keys === null) throw new Error("a test needs a secret");
  return keys;
}

const keys = keysOf("first");
const { nonce } = newCookieContent(null, 0);
const token = csrfTokenOf(nonce, keys);

describe("a token against forged requests", () => {
  test("has 64 hexadecimal digits and belongs to its nonce", () => {
    expect(token).toMatch(/^[0-9a-f]{64}$/);
    expect(isCsrfToken(token, nonce, keys)).toBe(true);
  });

  test("outlives the rotation of the secret until the old one is removed", () => {
    expect(isCsrfToken(token, nonce, keysOf("second", "first"))).toBe(true);
    expect(isCsrfToken(token, nonce, keysOf("second"))).toBe(false);
  });

  test.each([
    ["missing", undefined],
    ["empty", ""],
    ["the word undefined", "undefined"],
    ["of another cookie", csrfTokenOf(newCookieContent(null, 0).nonce, keys)],
    ["in upper case", token.toUpperCase()],
    ["one digit off", token.slice(0, -1) + (token.endsWith("0") ? "1" : "0")],
    ["one digit short", token.slice(0, -1)],
    ["repeated", [token, token]],
    ["the nonce itself", nonce],
    ["as long in characters, longer in bytes", "\u00e9".repeat(64)],
  ])("is refused when it is %s", (_what, given) => {
    expect(isCsrfToken(given, nonce, keys)).toBe(false);
  });
});
