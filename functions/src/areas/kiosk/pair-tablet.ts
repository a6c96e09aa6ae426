import type { CompanyId } from "@crewline/domain/kernel/ids/entity-ids";
import { companyIdSchema } from "@crewline/domain/kernel/ids/entity-ids";
import type { KioskId } from "@crewline/domain/kernel/ids/record-ids";
import { kioskIdSchema } from "@crewline/domain/kernel/ids/record-ids";
import { locationSubject } from "@crewline/domain/records/history/history-event";
import type { KioskPairing } from "@crewline/domain/records/kiosks/kiosk-device";
import { nothingWaits } from "@crewline/domain/records/kiosks/kiosk-device";
import type { pairTabletSchema } from "@crewline/domain/rules/kiosks/kiosk-inputs";
import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import { randomUUID } from "node:crypto";
import { z } from "zod/mini";
import { isKioskSecret, kioskSecretHash } from "../../identity/kiosk-credential.ts";
import type { SealingKeys } from "../../identity/kiosk-keys.ts";
import { newSealingKeys } from "../../identity/kiosk-keys.ts";
import { kioskPairingId } from "../../identity/pairing-code.ts";
import { recordHistory } from "../../operations/history/record-history.ts";
import { getActiveLocations } from "../../operations/locations/get-locations.ts";
import { now } from "../../platform/clock.ts";
import type { CompanyStore } from "../../store/company/company-store.ts";
import { companyStore } from "../../store/company/company-store.ts";
import { kioskPairings } from "../../store/kiosk-pairings.ts";
import { inTransaction, readingUnit } from "../../store/unit/unit.ts";

type Input = z.infer<typeof pairTabletSchema>;

export const pairedSchema = z.object({
  companyId: companyIdSchema,
  kioskId: kioskIdSchema,
  publicKey: z.string(),
});
type Paired = z.infer<typeof pairedSchema>;

/**
 * Pairs a tablet by a code that an admin has drawn. The tablet draws its own secret: a repeated
 * call with the same one gets the same answer, and any other call finds the code used. Throws
 * pairingCodeInvalid.
 */
export async function pairTablet({ code, secret }: Input): Promise<Paired> {
  const id = kioskPairingId(code);
  requireValid(await kioskPairings(await readingUnit()).find(id));
  const kioskId = kioskIdSchema.parse(randomUUID());
  const keys = await newSealingKeys(kioskId);
  return inTransaction(async (unit) => {
    const pairing = requireValid(await kioskPairings(unit).find(id));
    const store = companyStore(unit, pairing.companyId);
    if (pairing.usedBy !== null) return pairedBefore(store, pairing, secret);
    await addKiosk(store, pairing, { kioskId, secret, keys });
    kioskPairings(unit).save(id, { ...pairing, usedBy: kioskId });
    return paired(pairing.companyId, kioskId, keys);
  });
}

function requireValid(pairing: KioskPairing | null): KioskPairing {
  if (pairing === null || pairing.expiresAt <= now()) {
    throw new RuleViolation("pairingCodeInvalid", {});
  }
  return pairing;
}

async function pairedBefore(
  store: CompanyStore,
  { companyId, usedBy }: KioskPairing,
  secret: string,
): Promise<Paired> {
  const keys = usedBy === null ? null : await store.kioskKeys.find(usedBy);
  if (usedBy === null || keys === null || !isKioskSecret(secret, keys.secretHash)) {
    throw new RuleViolation("pairingCodeInvalid", {});
  }
  return paired(companyId, usedBy, keys);
}

interface NewKiosk {
  kioskId: KioskId;
  secret: string;
  keys: SealingKeys;
}

async function addKiosk(
  store: CompanyStore,
  { locationId, name, byUid, byName }: KioskPairing,
  { kioskId, secret, keys }: NewKiosk,
): Promise<void> {
  await getActiveLocations(store, [locationId]);
  const at = now();
  store.kiosks.create(kioskId, {
    id: kioskId,
    locationId,
    name,
    pairedAt: at,
    pairedByName: byName,
    lastSeenAt: at,
    waiting: nothingWaits,
    wrongPins: null,
    revokedAt: null,
    revokedByName: null,
  });
  store.kioskKeys.create(kioskId, { ...keys, secretHash: kioskSecretHash(secret) });
  const by = { uid: byUid, displayName: byName };
  recordHistory(store, by, { subject: locationSubject(locationId), act: "kioskPaired", of: name });
}

function paired(
  companyId: CompanyId,
  kioskId: KioskId,
  { publicKey }: Pick<SealingKeys, "publicKey">,
): Paired {
  return { companyId, kioskId, publicKey };
}
