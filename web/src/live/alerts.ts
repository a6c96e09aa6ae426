import type { Actor } from "@crewline/domain/kernel/access/actor";
import type { Alert, AlertState } from "@crewline/domain/records/alerts/alert";
import { alertSchema } from "@crewline/domain/records/alerts/alert";
import type { AlertId } from "@crewline/domain/kernel/ids/record-ids";
import { inCompany } from "./company.ts";
import { documentSource } from "./document-source.ts";
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

/** One alert, in whichever state; null if there is none. */
export function alertSource(actor: Actor, id: AlertId): LiveSource<Alert | null> {
  const { uid, path } = inCompany(actor, `alerts/${id}`);
  return documentSource({ uid, path, schema: alertSchema });
}

function reachOf(actor: Actor): LiveFilter[][] {
  if (actor.role !== "employee") return atLocations("locationId", readableLocations(actor));
  if (actor.employeeId === null) return [];
  return [[equals("employeeId", actor.employeeId), equals("audience", "employeeToo")]];
}
