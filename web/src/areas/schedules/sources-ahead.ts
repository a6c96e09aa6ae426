import { isBoundToLocations, may } from "@crewline/domain/kernel/access/permissions";
import type { Actor } from "@crewline/domain/kernel/access/actor";
import { locationIdSchema } from "@crewline/domain/kernel/ids/entity-ids";
import { dayInAddress } from "@crewline/domain/kernel/time/address-day";
import { companyAhead } from "../../entities/company/company-ahead.ts";
import type { LiveSource, SourcesAhead } from "../../live/live-source.ts";
import { employeesSource } from "../../live/employees.ts";
import { locationPlanSource } from "../../live/location-plans.ts";
import { scheduleSource } from "../../live/schedules.ts";
import { shiftsSource } from "../../live/shifts.ts";

/**
 * Returns what the roster waits for: the company, its people, and the week that the address names.
 * A week that begins on another day than the company's is asked for again by the page.
 */
export const sourcesAhead: SourcesAhead = (actor, search) => {
  if (!may({ role: actor.role, isStaff: false }, "schedules", "edit")) return [];
  return [
    ...companyAhead(actor),
    // A manager's people depend on the locations, which are not known yet.
    ...(isBoundToLocations(actor.role) ? [] : [employeesSource(actor)]),
    ...weekSources(actor, search),
  ];
};

function weekSources(actor: Actor, search: URLSearchParams): LiveSource<unknown>[] {
  const location = locationIdSchema.safeParse(search.get("location"));
  const weekStart = dayInAddress(search.get("week"));
  if (!location.success || weekStart === null) return [];
  const week = { locationId: location.data, weekStart };
  return [
    shiftsSource(actor, week),
    scheduleSource(actor, week),
    locationPlanSource(actor, week.locationId),
  ];
}
