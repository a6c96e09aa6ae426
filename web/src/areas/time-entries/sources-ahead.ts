import { isBoundToLocations } from "@crewline/domain/kernel/access/permissions";
import { companyAhead } from "../../entities/company/company-ahead.ts";
import { employeesSource } from "../../live/employees.ts";
import type { SourcesAhead } from "../../live/live-source.ts";

/**
 * Returns the company, whose week and day decide which entries the page asks for, and the employees
 * if entries are listed. A manager's employees depend on their locations, which are not known yet.
 */
export const sourcesAhead: SourcesAhead = (actor, search) => {
  const isListed = !search.has("sheet") && !isBoundToLocations(actor.role);
  return [...companyAhead(actor), ...(isListed ? [employeesSource(actor)] : [])];
};
