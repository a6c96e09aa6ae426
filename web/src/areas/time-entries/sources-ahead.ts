import { isBoundToLocations } from "@crewline/domain/kernel/access/permissions";
import { companyAhead } from "../../entities/company/company-ahead.ts";
import { employeesSource } from "../../live/employees.ts";
import type { SourcesAhead } from "../../live/live-source.ts";

/**
 * Returns the company, by whose week and day the page asks for entries, and the people of a list of
 * entries. A manager's depend on the locations, which are not known yet.
 */
export const sourcesAhead: SourcesAhead = (actor, search) => {
  const isListed = !search.has("sheet") && !isBoundToLocations(actor.role);
  return [...companyAhead(actor), ...(isListed ? [employeesSource(actor)] : [])];
};
