import { kioskIdSchema, punchIdSchema } from "@crewline/domain/kernel/ids/record-ids";
import { constants, publicEncrypt } from "node:crypto";
import { expect, test, vi } from "vitest";

const { secretOf } = vi.hoisted(() => ({ secretOf: { now: "a server's own secret" } }));
vi.mock("../platform/env.ts", () => ({ env: () => ({ pinSecret: secretOf.now }) }));
const { newSealingKeys, openSealed } = await import("./kiosk-keys.ts");

/** Seals as a tablet does. */
function sealPunch(value: object, publicKey: string): string {
  const key = { key: Buffer.from(publicKey, "base64"), format: "der", type: "spki" } as const;
  const padding = { padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: "sha256" };
  const plain = Buffer.from(JSON.stringify(value));
  return publicEncrypt({ ...key, ...padding }, plain).toString("base64url");
}

const kioskId = kioskIdSchema.parse("3f0d6f53-6a3b-4d5a-9c52-8f3c0d8f8f11");
const punch = {
  id: punchIdSchema.parse("7c1f5c58-9a60-4a40-bb06-1a7fcb6f8d22"),
  kind: "clockOut" as const,
  at: "2026-03-02T22:00:00.000Z",
  pin: "204816",
};

test("what a tablet seals opens at the server alone, and nothing else does", async () => {
  const keys = await newSealingKeys(kioskId);
  const sealed = sealPunch(punch, keys.publicKey);
  expect(openSealed(kioskId, keys.privateKey, sealed)).toEqual(punch);
  expect(sealPunch(punch, keys.publicKey)).not.toBe(sealed);
  expect(sealed).not.toContain(Buffer.from(punch.pin).toString("base64url"));
  const changed = `${sealed.startsWith("A") ? "B" : "A"}${sealed.slice(1)}`;
  expect(openSealed(kioskId, keys.privateKey, changed)).toBeNull();
  const others = await newSealingKeys(kioskId);
  expect(openSealed(kioskId, others.privateKey, sealed)).toBeNull();
  expect(openSealed(punch.id as never, keys.privateKey, sealed)).toBeNull();
  secretOf.now = "another server's secret";
  expect(openSealed(kioskId, keys.privateKey, sealed)).toBeNull();
});
