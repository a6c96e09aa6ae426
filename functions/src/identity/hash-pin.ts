import { kioskPinIdSchema } from "@crewline/domain/kernel/ids/record-ids";
import type { KioskPinId } from "@crewline/domain/kernel/ids/record-ids";
import type { CompanyId } from "@crewline/domain/kernel/ids/entity-ids";
import { createHmac, randomBytes, scrypt } from "node:crypto";
import { promisify } from "node:util";
import { env } from "../platform/env.ts";

const stretch = promisify<string | Buffer, string, number, Buffer>(scrypt);
const BYTES = 32;

/** The stored form of a PIN, and its lookup name. */
export interface HashedPin {
  salt: string;
  hash: string;
  lookupId: KioskPinId;
}

/**
 * A PIN has few digits, so a plain hash of it is reversed in a second. Both values are stretched by
 * scrypt over a code made with the server's own secret: without that secret the database reveals
 * nothing. The hash has its own salt; the lookup has the company's id, so that the same PIN finds
 * one person in each company.
 */
export async function hashPin(companyId: CompanyId, pin: string): Promise<HashedPin> {
  const salt = randomBytes(16).toString("base64url");
  const [hash, lookupId] = await Promise.all([
    stretched("pin", pin, salt),
    pinLookupId(companyId, pin),
  ]);
  return { salt, hash, lookupId };
}

/** The name under which the employee of a PIN is found. */
export async function pinLookupId(companyId: CompanyId, pin: string): Promise<KioskPinId> {
  return kioskPinIdSchema.parse(await stretched("lookup", pin, companyId));
}

async function stretched(purpose: string, pin: string, salt: string): Promise<string> {
  const { pinSecret } = env();
  if (pinSecret === null) throw new Error("PIN_SECRET is missing.");
  const code = createHmac("sha256", pinSecret).update(`${purpose}:${pin}`).digest();
  return (await stretch(code, salt, BYTES)).toString("base64url");
}
