import type { CompanyId } from "@crewline/domain/kernel/ids/entity-ids";
import { companyIdSchema } from "@crewline/domain/kernel/ids/entity-ids";
import type { KioskId } from "@crewline/domain/kernel/ids/record-ids";
import { kioskIdSchema } from "@crewline/domain/kernel/ids/record-ids";
import { kioskSecretSchema } from "@crewline/domain/rules/kiosks/kiosk-inputs";
import { createHash, timingSafeEqual } from "node:crypto";

/** What a tablet says of itself with each call; only the secret proves it. */
export interface KioskCredential {
  companyId: CompanyId;
  kioskId: KioskId;
  secret: string;
}

/**
 * Reads the header of a paired tablet, "Kiosk {company}.{tablet}.{secret}"; null for any other. It
 * is no token of the identity service: it opens no procedure of a person and no document.
 */
export function readKioskCredential(authorization: string | undefined): KioskCredential | null {
  const [scheme = "", value = "", ...more] = (authorization ?? "").slice(0, 400).split(" ");
  const [company, kiosk, secret, ...rest] = value.split(".");
  if (scheme !== "Kiosk" || more.length + rest.length > 0) return null;
  const [companyId, kioskId, read] = [
    companyIdSchema.safeParse(company),
    kioskIdSchema.safeParse(kiosk),
    kioskSecretSchema.safeParse(secret),
  ];
  if (!companyId.success || !kioskId.success || !read.success) return null;
  return { companyId: companyId.data, kioskId: kioskId.data, secret: read.data };
}

/** The secret has 256 random bits, so that a plain hash cannot be reversed. */
export function kioskSecretHash(secret: string): string {
  return createHash("sha256").update(`kiosk:${secret}`).digest("base64url");
}

export function isKioskSecret(secret: string, hash: string): boolean {
  const [given, kept] = [Buffer.from(kioskSecretHash(secret)), Buffer.from(hash)];
  return given.length === kept.length && timingSafeEqual(given, kept);
}
