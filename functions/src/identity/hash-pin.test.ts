import { aCompanyId } from "@crewline/domain/kernel/ids/ids.test-support";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

beforeEach(() => {
  vi.resetModules();
  vi.stubEnv("GCLOUD_PROJECT", "demo-crewline");
  vi.stubEnv("FUNCTIONS_EMULATOR", "true");
});
afterEach(() => vi.unstubAllEnvs());

async function hashedWith(secret: string, companyId = aCompanyId("harbor")) {
  vi.resetModules();
  vi.stubEnv("PIN_SECRET", secret.repeat(43));
  return (await import("./hash-pin.ts")).hashPin(companyId, "4817");
}

test("the same PIN has another hash each time, and one name in its company", async () => {
  const [first, second] = [await hashedWith("a"), await hashedWith("a")];
  expect(first.hash).not.toBe(second.hash);
  expect(first.salt).not.toBe(second.salt);
  expect(first.lookupId).toBe(second.lookupId);
  expect((await hashedWith("a", aCompanyId("pier"))).lookupId).not.toBe(first.lookupId);
});

test("nothing stored holds the PIN, or can be made again without the server's secret", async () => {
  const stored = await hashedWith("a");
  expect(JSON.stringify(stored)).not.toContain("4817");
  expect((await hashedWith("b")).lookupId).not.toBe(stored.lookupId);
});
