import { publicationIdSchema } from "@crewline/domain/kernel/ids/record-ids";
import { historyPageSchema, weekSubject } from "@crewline/domain/records/history/history-event";
import { publicationSchema } from "@crewline/domain/records/schedules/publication";
import type { publicationsSchema } from "@crewline/domain/records/schedules/schedule";
import { scheduleId } from "@crewline/domain/records/schedules/schedule";
import { z } from "zod/mini";
import type { Actor } from "../../../operations/commands/actor.ts";
import { requireReach } from "../../../operations/commands/require-reach.ts";
import { readHistoryPage } from "../../../operations/history/read-history-page.ts";
import { readCompany } from "../../../store/company/read-company.ts";

/** A page of the week's history, with the versions that its rows name in `of`. */
export const publicationsPageSchema = z.extend(historyPageSchema, {
  versions: z.array(publicationSchema),
});

/**
 * Returns when a location's week was published, and which changes staff saw. Of publications from
 * before versions were kept there is the row alone.
 */
export async function readPublications(
  actor: Actor,
  { locationId, weekStart, from }: z.infer<typeof publicationsSchema>,
): Promise<z.infer<typeof publicationsPageSchema>> {
  const store = await readCompany(actor.companyId);
  await store.locations.get(locationId);
  requireReach(actor, { locationIds: [locationId], what: "location" });
  const subject = weekSubject(scheduleId(locationId, weekStart));
  const page = await readHistoryPage(store, { subject, from });
  const ids = page.rows.flatMap(({ of }) => publicationIdSchema.safeParse(of).data ?? []);
  return { ...page, versions: await store.publications.findAll(ids) };
}
