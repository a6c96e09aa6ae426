import { locationSubject } from "@crewline/domain/records/history/history-event";
import type { KioskDevice } from "@crewline/domain/records/kiosks/kiosk-device";
import { now } from "../../platform/clock.ts";
import type { CompanyStore } from "../../store/company/company-store.ts";
import type { Actor } from "../commands/actor.ts";
import { recordHistory } from "../history/record-history.ts";

/** Unpairs a tablet, which takes effect with its next call; one that is not paired stays as it is. */
export function unpair(store: CompanyStore, by: Actor, device: KioskDevice): void {
  if (device.revokedAt !== null) return;
  store.kiosks.save(device.id, { ...device, revokedAt: now(), revokedByName: by.displayName });
  const subject = locationSubject(device.locationId);
  recordHistory(store, by, { subject, act: "kioskUnpaired", of: device.name });
}
