import type { HistoryPage } from "@crewline/domain/records/history/history-event";
import { weekSubject } from "@crewline/domain/records/history/history-event";
import type { publicationsSchema } from "@crewline/domain/records/schedules/schedule";
import { scheduleId } from "@crewline/domain/records/schedules/schedule";
import type { z } from "zod";
import type { Actor } from "../../../operations/commands/actor.ts";
import { requireReach } from "../../../operations/commands/require-reach.ts";
import { readHistoryPage } from "../../../operations/history/read-history-page.ts";
import { readCompany } from "../../../store/company/read-company.ts";

/** Returns when a location's week was published, and which changes staff saw. */
export async function readPublications(
  actor: Actor,
  { locationId, weekStart, from }: z.infer<typeof publicationsSchema>,
): Promise<HistoryPage> {
  const store = await readCompany(actor.companyId);
  await store.locations.get(locationId);
  requireReach(actor, { locationIds: [locationId], what: "location" });
  const subject = weekSubject(scheduleId(locationId, weekStart));
  return readHistoryPage(store, { subject, from });
}
