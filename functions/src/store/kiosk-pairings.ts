import { kioskPairingSchema } from "@crewline/domain/records/kiosks/kiosk-device";
import { collection } from "./unit/collection.ts";
import type { Unit } from "./unit/unit.ts";

/** Codes that pair a tablet, by their hash; deleted after `expiresAt` (the collection's TTL field). */
export function kioskPairings(unit: Unit) {
  return collection(unit, {
    path: "kioskPairings",
    schema: kioskPairingSchema,
    what: "kioskPairing",
  });
}
