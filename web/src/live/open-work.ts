import type { LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import type { OpenWork } from "@crewline/domain/records/summaries/open-work";
import { openWorkSchema } from "@crewline/domain/records/summaries/open-work";
import { inCompany } from "./company.ts";
import { documentSource } from "./document-source.ts";
import type { LiveSource } from "./live-source.ts";
import type { Actor } from "@crewline/domain/kernel/access/actor";

/** Open work at a location, by day; null where nothing was planned or worked yet. */
export function openWorkSource(actor: Actor, locationId: LocationId): LiveSource<OpenWork | null> {
  return documentSource({
    ...inCompany(actor, `openWork/${locationId}`),
    schema: openWorkSchema,
  });
}
