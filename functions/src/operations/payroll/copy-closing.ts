import type { CompanyId, LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import { closedUntil } from "@crewline/domain/rules/reports/period-lock";
import { companyStore } from "../../store/company/company-store.ts";
import { inTransaction } from "../../store/unit/unit.ts";
import { lookSoon } from "../alerts/look-soon.ts";

/**
 * Copies into the open work of a location, or of all where none is given, whether a pay period is
 * closed there, and sets the next look at its alerts to now: entries of closed days wait for no
 * approval. Called after a close or a reopening; the night copies what an interruption left out.
 */
export async function copyClosing(
  companyId: CompanyId,
  firstDay: LocalDate,
  only: LocationId | null = null,
): Promise<void> {
  const locationIds = await inTransaction(async (unit) => {
    const store = companyStore(unit, companyId);
    const period = await store.payPeriods.find(firstDay);
    const found = only === null ? (await store.locations.list([])).map(({ id }) => id) : [only];
    for (const id of found) store.openWork.saveClosed(id, firstDay, closedUntil(id, period));
    return found;
  });
  await Promise.all(locationIds.map((locationId) => lookSoon(companyId, locationId)));
}
