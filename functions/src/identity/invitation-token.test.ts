import { beforeEach, expect, test, vi } from "vitest";
import { newTokenSeed, proofOfSeed, tokenOfSeed, withToken } from "./invitation-token.ts";

const secret = vi.hoisted(() => ({ value: "a".repeat(43) as string | null }));
vi.mock("../platform/env.ts", () => ({ env: () => ({ pinSecret: secret.value }) }));
beforeEach(() => {
  secret.value = "a".repeat(43);
});

test("a seed gives the same token each time, in the form that a link carries", () => {
  const seed = newTokenSeed();
  expect(tokenOfSeed(seed)).toBe(tokenOfSeed(seed));
  expect(tokenOfSeed(seed)).toMatch(/^[A-Za-z0-9_-]{43}$/);
  expect(tokenOfSeed(seed)).not.toBe(tokenOfSeed(newTokenSeed()));
});

test("without the server's secret the seed opens nothing", () => {
  const seed = newTokenSeed();
  const token = tokenOfSeed(seed);
  secret.value = "b".repeat(43);
  expect(tokenOfSeed(seed)).not.toBe(token);
  secret.value = null;
  expect(() => tokenOfSeed(seed)).toThrow("PIN_SECRET is missing.");
});

test("only the letter gets the token, and none once the seed is dropped", () => {
  const content = {
    kind: "invitation",
    companyName: "Harbor Coffee",
    employeeName: "Ana",
    invitedByName: "Olivia",
    token: null,
    proof: null,
  } as const;
  expect(withToken({ ...content, tokenSeed: "seed" })).toMatchObject({
    token: tokenOfSeed("seed"),
    proof: proofOfSeed("seed"),
  });
  expect(withToken({ ...content, tokenSeed: null })).toMatchObject({ token: null });
});

test("the proof of the mailed link does not follow from the token that an inviter copies", () => {
  const seed = newTokenSeed();
  expect(proofOfSeed(seed)).toMatch(/^[A-Za-z0-9_-]{43}$/);
  expect(proofOfSeed(seed)).not.toBe(tokenOfSeed(seed));
});
