import type { CompanyId } from "@crewline/domain/kernel/ids/entity-ids";
import type { PunchId } from "@crewline/domain/kernel/ids/record-ids";
import type { Instant } from "@crewline/domain/kernel/time/instant";
import { localDateAt } from "@crewline/domain/kernel/time/zone";
import type { KioskDevice } from "@crewline/domain/records/kiosks/kiosk-device";
import type { KioskPunch } from "@crewline/domain/rules/kiosks/kiosk-inputs";
import { punchOfTap } from "@crewline/domain/rules/time-entries/punch-facts";
import { guessedTime } from "@crewline/domain/rules/time-entries/tap-time";
import type { Sending } from "@crewline/domain/rules/time-entries/time-entry-inputs";
import { brokenRuleOf, RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import { companyStore } from "../../store/company/company-store.ts";
import { inTransaction } from "../../store/unit/unit.ts";
import { deviceIdOf } from "./make-punch.ts";

interface Pinless {
  made: KioskPunch;
  sending: Sending;
  place: KioskDevice;
  receivedAt: Instant;
  photoId: PunchId | null;
}

/** Keeps a punch whose PIN no one has for a manager of the location; once, however often sent. */
export function keepPinless(
  companyId: CompanyId,
  { made, sending, place, receivedAt, photoId }: Pinless,
): Promise<void> {
  const { id, kind, at: tappedAt, sealedFor } = made;
  return inTransaction(async (unit) => {
    const store = companyStore(unit, companyId);
    if ((await store.unplacedPunches.find(id)) !== null) return;
    const { id: locationId, timeZone } = await store.locations.get(place.locationId);
    const tap = { deviceId: deviceIdOf(sealedFor), at: tappedAt, uid: null };
    const at = guessedTime(tap, sending, receivedAt);
    const source = { source: "kiosk", deviceName: place.name } as const;
    store.unplacedPunches.save(id, {
      id,
      employeeId: null,
      employeeName: "",
      locationId,
      day: localDateAt(at, timeZone),
      timeZone,
      punch: punchOfTap(tap, { ...source, kind, at, receivedAt, photoId, wasOffline: true }),
      rule: brokenRuleOf(new RuleViolation("pinUnknown", {})),
      state: "open",
      settledByName: null,
      settledAt: null,
      version: 1,
    });
  });
}
