import { expect, test } from "vitest";
import { isKioskSecret, kioskSecretHash, readKioskCredential } from "./kiosk-credential.ts";

const kioskId = "3f0d6f53-6a3b-4d5a-9c52-8f3c0d8f8f11";
const secret = "s".repeat(43);

test("the credential of a tablet names company and tablet, and holds the secret", () => {
  expect(readKioskCredential(`Kiosk acme.${kioskId}.${secret}`)).toEqual({
    companyId: "acme",
    kioskId,
    secret,
  });
});

test.each([
  undefined,
  "",
  "Kiosk",
  `Bearer acme.${kioskId}.${secret}`,
  `Kiosk acme.${kioskId}.${secret}.more`,
  `Kiosk acme.${kioskId}.${secret} more`,
  `Kiosk acme.${kioskId}.short`,
  `Kiosk acme.tablet.${secret}`,
  `Kiosk ../acme.${kioskId}.${secret}`,
  "Kiosk ".repeat(100_000),
])("%j is none", (header) => {
  expect(readKioskCredential(header)).toBeNull();
});

test("only the secret itself fits its hash", () => {
  expect(isKioskSecret(secret, kioskSecretHash(secret))).toBe(true);
  expect(isKioskSecret("t".repeat(43), kioskSecretHash(secret))).toBe(false);
  expect(isKioskSecret(secret, "")).toBe(false);
});
