import type { LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import { weekStartOf } from "@crewline/domain/kernel/time/local-date";
import { scheduleId } from "@crewline/domain/records/schedules/schedule";
import type { Actor } from "../../../operations/commands/actor.ts";
import { requireReach } from "../../../operations/commands/require-reach.ts";
import type { CompanyStore } from "../../../store/company/company-store.ts";

/**
 * Returns a location's week that holds a day, with its location and company. The schedule is null
 * where nothing was planned. Throws notFound for a location out of the actor's reach.
 */
export async function findWeek(
  store: CompanyStore,
  actor: Actor,
  { locationId, weekStart: day }: { locationId: LocationId; weekStart: LocalDate },
) {
  requireReach(actor, { locationIds: [locationId], what: "location" });
  const location = await store.locations.get(locationId);
  const company = await store.company();
  const weekStart = weekStartOf(day, company.workRules.weekStart);
  const before = await store.schedules.find(scheduleId(locationId, weekStart));
  return { location, company, week: { locationId, weekStart }, before };
}
