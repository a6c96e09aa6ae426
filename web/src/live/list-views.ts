import type { ListViews } from "@crewline/domain/records/company/saved-view";
import { listViewsSchema } from "@crewline/domain/records/company/saved-view";
import { inCompany } from "./company.ts";
import { documentSource } from "./document-source.ts";
import type { LiveSource } from "./live-source.ts";
import type { Actor } from "@crewline/domain/kernel/access/actor";

/** The actor's own saved views of one list; null before the first. */
export function listViewsSource(actor: Actor, screen: string): LiveSource<ListViews | null> {
  return documentSource({
    ...inCompany(actor, `members/${actor.uid}/listViews/${screen}`),
    schema: listViewsSchema,
  });
}
