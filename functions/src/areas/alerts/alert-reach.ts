import type { Alert } from "@crewline/domain/records/alerts/alert";
import type { Actor } from "../../operations/commands/actor.ts";
import { requireReach } from "../../operations/commands/require-reach.ts";

/** Managers reach the alerts of their locations, admins also those of the company. */
export function requireAlertReach(actor: Actor, { locationId }: Alert): void {
  const locationIds = locationId === null ? [] : [locationId];
  requireReach(actor, { locationIds, what: "alert" });
}

/** Who acts, as an alert keeps it. */
export function byActor({ uid, displayName }: Actor) {
  return { uid, name: displayName };
}
