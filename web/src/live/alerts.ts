import type { Actor } from "@crewline/domain/kernel/access/actor";
import type { Alert, AlertState } from "@crewline/domain/records/alerts/alert";
import { alertSchema } from "@crewline/domain/records/alerts/alert";
import { inCompany } from "./company.ts";
import { atLocations, by, descending, equals, readableLocations } from "./filters.ts";
import { listSource } from "./list-source.ts";
import type { LiveFilter, LiveSource } from "./live-source.ts";

/** The most alerts of a state that the screen reads: the latest. */
const MOST_ALERTS = 500;

/**
 * The alerts in a state within the actor's reach, the latest first: all for admins, those of their
 * locations for managers, and those that tell an employee about them.
 */
export function alertsSource(
  actor: Actor,
  state: AlertState,
  limit: number = MOST_ALERTS,
): LiveSource<Alert[]> {
  return listSource({
    ...inCompany(actor, "alerts"),
    schema: alertSchema,
    filters: [equals("state", state)],
    alternatives: reachOf(actor),
    order: [{ field: "firstAt", direction: "desc" }],
    limit,
    compare: descending(
      by(
        ({ firstAt }) => firstAt,
        ({ id }) => id,
      ),
    ),
  });
}

function reachOf(actor: Actor): LiveFilter[][] {
  if (actor.role !== "employee") return atLocations("locationId", readableLocations(actor));
  if (actor.employeeId === null) return [];
  return [[equals("employeeId", actor.employeeId), equals("audience", "employeeToo")]];
}
