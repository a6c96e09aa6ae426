import { listViewsSchema } from "@crewline/domain/records/company/saved-view";
import { collection } from "./unit/collection.ts";
import type { CompanyUnit } from "./unit/company-unit.ts";

/** The saved views of one login: a document for each list. */
export function listViews({ unit, path }: CompanyUnit, uid: string) {
  return collection(unit, {
    path: `${path}/members/${uid}/listViews`,
    schema: listViewsSchema,
    what: "saved view",
  });
}
