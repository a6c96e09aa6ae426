import { isBoundToLocations } from "@crewline/domain/kernel/access/permissions";
import { employeesSource } from "../../live/employees.ts";
import type { SourcesAhead } from "../../live/live-source.ts";

/** The directory; a manager's depends on the locations, which are not known yet. */
export const sourcesAhead: SourcesAhead = (actor) =>
  isBoundToLocations(actor.role) ? [] : [employeesSource(actor)];
