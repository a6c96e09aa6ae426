import type { CompanyId } from "@crewline/domain/kernel/ids/entity-ids";
import type { Instant } from "@crewline/domain/kernel/time/instant";
import { elapsedSeconds } from "@crewline/domain/kernel/time/instant";
import type { KioskDevice } from "@crewline/domain/records/kiosks/kiosk-device";
import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import { isKioskSecret, readKioskCredential } from "../../identity/kiosk-credential.ts";
import { now } from "../../platform/clock.ts";
import { companyStore } from "../../store/company/company-store.ts";
import { readCompany } from "../../store/company/read-company.ts";
import { inTransaction } from "../../store/unit/unit.ts";

/** A paired tablet that calls; company and location are those of its document. */
export interface KioskCaller {
  companyId: CompanyId;
  device: KioskDevice;
}

/** Calls come every few seconds; the time of the last one is written this rarely. */
const SEEN_SECONDS = 240;

/**
 * Returns the tablet of a credential. Throws kioskNotPaired, one refusal for all reasons: a header
 * of another kind, a tablet that does not exist or was unpaired, and a wrong secret.
 */
export async function verifyKiosk(authorization: string | undefined): Promise<KioskCaller> {
  const credential = readKioskCredential(authorization);
  if (credential === null) throw new RuleViolation("kioskNotPaired", {});
  const { companyId, kioskId, secret } = credential;
  const store = await readCompany(companyId);
  const [device, keys] = await Promise.all([
    store.kiosks.find(kioskId),
    store.kioskKeys.find(kioskId),
  ]);
  const isPaired = device !== null && device.revokedAt === null;
  if (!isPaired || keys === null || !isKioskSecret(secret, keys.secretHash)) {
    throw new RuleViolation("kioskNotPaired", {});
  }
  const at = now();
  if (elapsedSeconds(device.lastSeenAt, at) > SEEN_SECONDS) await keepSeen(companyId, device, at);
  return { companyId, device };
}

function keepSeen(companyId: CompanyId, { id }: KioskDevice, at: Instant): Promise<void> {
  return inTransaction(async (unit) => {
    const { kiosks } = companyStore(unit, companyId);
    const device = await kiosks.find(id);
    if (device !== null && device.lastSeenAt < at) kiosks.save(id, { ...device, lastSeenAt: at });
  });
}
