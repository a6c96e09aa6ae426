import type { CompanyId, LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import { closedUntil } from "@crewline/domain/rules/reports/period-lock";
import { companyStore } from "../../store/company/company-store.ts";
import { inTransaction } from "../../store/unit/unit.ts";
import { lookSoon } from "../alerts/look-soon.ts";

/**
 * Copies into the open work of each location whether a pay period is closed there, and looks at its
 * alerts: entries of closed days wait for no approval. Called after the period was closed or
 * reopened; what an interruption leaves out is copied in the night.
 */
export async function copyClosing(companyId: CompanyId, firstDay: LocalDate): Promise<void> {
  const locationIds = await inTransaction(async (unit) => {
    const store = companyStore(unit, companyId);
    const period = await store.payPeriods.find(firstDay);
    const locations = await store.locations.list([]);
    return locations.map(({ id }): LocationId => {
      store.openWork.saveClosed(id, firstDay, closedUntil(id, period));
      return id;
    });
  });
  await Promise.all(locationIds.map((locationId) => lookSoon(companyId, locationId)));
}
