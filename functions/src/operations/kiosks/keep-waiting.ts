import type { CompanyId } from "@crewline/domain/kernel/ids/entity-ids";
import type { KioskDevice, WaitingPunches } from "@crewline/domain/records/kiosks/kiosk-device";
import type { TabletReport } from "@crewline/domain/rules/kiosks/kiosk-inputs";
import { now } from "../../platform/clock.ts";
import { companyStore } from "../../store/company/company-store.ts";
import { inTransaction } from "../../store/unit/unit.ts";

/** Keeps how many punches wait on a tablet, when that is another number than it last said. */
export async function keepWaiting(
  companyId: CompanyId,
  device: KioskDevice,
  { waiting }: TabletReport,
): Promise<void> {
  const at = now();
  const told = { ...waiting, since: earlier(waiting.since, at) };
  if (told.count === device.waiting.count) return;
  await inTransaction(async (unit) => {
    const { kiosks } = companyStore(unit, companyId);
    const present = await kiosks.find(device.id);
    if (present !== null) kiosks.save(device.id, { ...present, waiting: told, lastSeenAt: at });
  });
}

/** The clock of a tablet may be fast; no punch waits from the future. */
function earlier(since: WaitingPunches["since"], at: string): WaitingPunches["since"] {
  return since !== null && since > at ? at : since;
}
