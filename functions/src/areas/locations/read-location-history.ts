import type { LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import type { HistoryPage } from "@crewline/domain/records/history/history-event";
import { locationSubject } from "@crewline/domain/records/history/history-event";
import type { Actor } from "../../operations/commands/actor.ts";
import { readHistoryPage } from "../../operations/history/read-history-page.ts";
import { readCompany } from "../../store/company/read-company.ts";

interface Wanted {
  locationId: LocationId;
  from: string | null;
}

/** Returns the history of a location; throws notFound for one of another company. */
export async function readLocationHistory(
  { companyId }: Actor,
  { locationId, from }: Wanted,
): Promise<HistoryPage> {
  const store = await readCompany(companyId);
  await store.locations.get(locationId);
  return readHistoryPage(store, { subject: locationSubject(locationId), from });
}
