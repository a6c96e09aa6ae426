import { afterEach, expect, test, vi } from "vitest";
import { keptToken } from "./kept-token.ts";

const payload = { iat: 1_700_000_000, sub: "u1", role: "manager" };
const token = `header.${Buffer.from(JSON.stringify(payload)).toString("base64url")}.signature`;
const issued = { token, refreshToken: "secret", issuedAtMs: 0, signInProvider: null, claims: {} };

/** A browser's storage. */
function aStorage() {
  const held = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
    removeItem: (key: string) => void held.delete(key),
  });
  return held;
}

afterEach(() => vi.unstubAllGlobals());

test("what the last token said is kept, and neither its signature nor the refresh token", () => {
  const held = aStorage();
  keptToken.save(issued);
  expect(keptToken.read()).toMatchObject({ claims: payload, issuedAtMs: 1_700_000_000_000 });
  expect([...held.values()].join()).not.toMatch(/signature|header|secret/);
});

test("what was kept is forgotten", () => {
  aStorage();
  keptToken.save(issued);
  keptToken.forget();
  expect(keptToken.read()).toBeNull();
});

test("a browser that forbids storage keeps nothing", () => {
  vi.stubGlobal("localStorage", undefined);
  keptToken.save(issued);
  keptToken.forget();
  expect(keptToken.read()).toBeNull();
});
