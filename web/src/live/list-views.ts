import type { ListViews } from "@crewline/domain/records/company/saved-view";
import { listViewsSchema } from "@crewline/domain/records/company/saved-view";
import type { Actor } from "@crewline/domain/kernel/access/actor";
import { inCompany } from "./company.ts";
import { equals } from "./filters.ts";
import { firstOf, listSource } from "./list-source.ts";
import type { LiveSource } from "./live-source.ts";

/** The actor's own saved views of one list; null before the first, which is saved while it is watched. */
export function listViewsSource(actor: Actor, screen: string): LiveSource<ListViews | null> {
  const views = listSource({
    ...inCompany(actor, `members/${actor.uid}/listViews`),
    schema: listViewsSchema,
    filters: [equals("__name__", screen)],
    compare: () => 0,
  });
  return firstOf(views);
}
