import type { KioskId } from "@crewline/domain/kernel/ids/record-ids";
import type { SealedPunch } from "@crewline/domain/rules/kiosks/kiosk-inputs";
import { sealedPunchSchema } from "@crewline/domain/rules/kiosks/kiosk-inputs";
import { constants, createHmac, generateKeyPair, privateDecrypt } from "node:crypto";
import { promisify } from "node:util";
import { env } from "../platform/env.ts";

const generate = promisify(generateKeyPair);

/** The keys of a tablet as they are stored: the public one leaves the server. */
export interface SealingKeys {
  publicKey: string;
  privateKey: string;
}

/**
 * Makes the keys to which a tablet seals its punches. The private one is stored encrypted under the
 * server's own secret: neither the tablet nor the database alone opens a punch.
 */
export async function newSealingKeys(kioskId: KioskId): Promise<SealingKeys> {
  const { publicKey, privateKey } = await generate("rsa", {
    modulusLength: 2048,
    publicKeyEncoding: { type: "spki", format: "der" },
    privateKeyEncoding: {
      type: "pkcs8",
      format: "pem",
      cipher: "aes-256-cbc",
      passphrase: passphraseOf(kioskId),
    },
  });
  return { publicKey: publicKey.toString("base64"), privateKey };
}

/** What a punch holds under its seal; null if it does not open or holds something else. */
export function openSealed(
  kioskId: KioskId,
  privateKey: string,
  sealed: string,
): SealedPunch | null {
  try {
    const key = { key: privateKey, passphrase: passphraseOf(kioskId) };
    const padding = { padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: "sha256" };
    const opened = privateDecrypt({ ...key, ...padding }, Buffer.from(sealed, "base64url"));
    return sealedPunchSchema.safeParse(JSON.parse(opened.toString("utf8"))).data ?? null;
  } catch {
    return null;
  }
}

function passphraseOf(kioskId: KioskId): string {
  const { pinSecret } = env();
  if (pinSecret === null) throw new Error("PIN_SECRET is missing.");
  return createHmac("sha256", pinSecret).update(`kiosk key:${kioskId}`).digest("base64url");
}
