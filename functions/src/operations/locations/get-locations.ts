import type { LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import type { Location } from "@crewline/domain/records/locations/location";
import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import type { CompanyStore } from "../../store/company/company-store.ts";

/** The locations of the ids, in their order; throws notFound when one does not exist. */
export async function getLocations(
  store: CompanyStore,
  ids: readonly LocationId[],
): Promise<Location[]> {
  const found = await store.locations.findAll(ids);
  if (found.length < new Set(ids).size) throw new RuleViolation("notFound", { what: "location" });
  return found;
}

/** As `getLocations`; throws archivedLocation for one that is not used any more. */
export async function getActiveLocations(
  store: CompanyStore,
  ids: readonly LocationId[],
): Promise<Location[]> {
  const found = await getLocations(store, ids);
  const archived = found.find(({ status }) => status === "archived");
  if (archived !== undefined) throw new RuleViolation("archivedLocation", { where: archived.name });
  return found;
}
