import { aUserId } from "@crewline/domain/kernel/ids/ids.test-support";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

beforeEach(() => {
  vi.stubEnv("GCLOUD_PROJECT", "demo-crewline");
  vi.stubEnv("FUNCTIONS_EMULATOR", "true");
});
afterEach(() => vi.unstubAllEnvs());

async function withSecret(secret: string) {
  vi.resetModules();
  vi.stubEnv("PIN_SECRET", secret.repeat(43));
  return import("./recovery-codes.ts");
}

const draw = { uid: aUserId("olivia"), idempotencyKey: "first" };

test("a repeated attempt draws the same codes, and another person, attempt or secret others", async () => {
  const { drawRecoveryCodes } = await withSecret("a");
  const codes = drawRecoveryCodes(draw);
  expect(drawRecoveryCodes(draw)).toEqual(codes);
  const others = [
    drawRecoveryCodes({ ...draw, uid: aUserId("marcus") }),
    drawRecoveryCodes({ ...draw, idempotencyKey: "second" }),
    (await withSecret("b")).drawRecoveryCodes(draw),
  ];
  expect(new Set([...codes, ...others.flat()]).size).toBe(40);
});

test("a hash is another one for another person, code or secret", async () => {
  const { hashRecoveryCode } = await withSecret("a");
  const hash = hashRecoveryCode(aUserId("olivia"), "K7QF3MWD2H");
  expect(hash).toMatch(/^[\w-]{43}$/u);
  expect(hashRecoveryCode(aUserId("olivia"), "K7QF3MWD2H")).toBe(hash);
  const others = [
    hashRecoveryCode(aUserId("marcus"), "K7QF3MWD2H"),
    hashRecoveryCode(aUserId("olivia"), "K7QF3MWD2J"),
    (await withSecret("b")).hashRecoveryCode(aUserId("olivia"), "K7QF3MWD2H"),
  ];
  expect(others).not.toContain(hash);
});

test("hashes are the same only as a whole", async () => {
  const { hashRecoveryCode, isSameHash } = await withSecret("a");
  const hash = hashRecoveryCode(aUserId("olivia"), "K7QF3MWD2H");
  expect(isSameHash(hash, hash)).toBe(true);
  for (const other of ["", hash.slice(1), `B${hash.slice(1)}`, `${hash}AA`]) {
    expect(isSameHash(hash, other)).toBe(other === hash);
  }
});

test("without the secret there are no codes", async () => {
  vi.resetModules();
  vi.stubEnv("PIN_SECRET", "none");
  const { drawRecoveryCodes } = await import("./recovery-codes.ts");
  expect(() => drawRecoveryCodes(draw)).toThrow("PIN_SECRET is missing.");
});
