import type { KioskPairingId } from "@crewline/domain/kernel/ids/record-ids";
import { kioskPairingIdSchema } from "@crewline/domain/kernel/ids/record-ids";
import {
  PAIRING_ALPHABET,
  PAIRING_CODE_LENGTH,
} from "@crewline/domain/records/kiosks/pairing-code";
import { createHmac, randomInt } from "node:crypto";
import { env } from "../platform/env.ts";

export function drawPairingCode(): string {
  const draw = () => PAIRING_ALPHABET[randomInt(PAIRING_ALPHABET.length)] ?? "";
  return Array.from({ length: PAIRING_CODE_LENGTH }, draw).join("");
}

/** The name under which the pairing of a code is stored; the code itself is not. */
export function kioskPairingId(code: string): KioskPairingId {
  const { pinSecret } = env();
  if (pinSecret === null) throw new Error("PIN_SECRET is missing.");
  const hash = createHmac("sha256", pinSecret).update(`pairing:${code}`).digest("base64url");
  return kioskPairingIdSchema.parse(hash);
}
