import { localDateAt } from "@crewline/domain/kernel/time/zone";
import type { ScheduleLedger, showLedgerSchema } from "@crewline/domain/records/schedules/fairness";
import type { z } from "zod/mini";
import type { Actor } from "../../operations/commands/actor.ts";
import { requireReach } from "../../operations/commands/require-reach.ts";
import { readCompany } from "../../store/company/read-company.ts";
import { readLedger } from "./read-ledger.ts";
import { plannablePeople } from "./plannable-people.ts";

/** Returns the fairness and the notice of a location's last 12 weeks, for its managers. */
export async function showLedger(
  actor: Actor,
  { locationId }: z.infer<typeof showLedgerSchema>,
): Promise<ScheduleLedger> {
  requireReach(actor, { locationIds: [locationId], what: "location" });
  const store = await readCompany(actor.companyId);
  const location = await store.locations.get(locationId);
  const locations = await store.locations.list([]);
  const people = await plannablePeople(store, location.id, [
    localDateAt(store.now(), location.timeZone),
  ]);
  return readLedger(store, actor, { location, locations, people });
}
