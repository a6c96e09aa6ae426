import type { Actor } from "@crewline/domain/kernel/access/actor";
import type { LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import type { WeekPresence } from "@crewline/domain/records/schedules/week-presence";
import {
  weekPresenceId,
  weekPresenceSchema,
} from "@crewline/domain/records/schedules/week-presence";
import { inCompany } from "./company.ts";
import { documentSource } from "./document-source.ts";
import type { LiveSource } from "./live-source.ts";

/** Which managers have the week of a location open; null while no one is known to. */
export function weekPresenceSource(
  actor: Actor,
  { locationId, weekStart }: { locationId: LocationId; weekStart: LocalDate },
): LiveSource<WeekPresence | null> {
  return documentSource({
    ...inCompany(actor, `weekPresences/${weekPresenceId(locationId, weekStart)}`),
    schema: weekPresenceSchema,
  });
}
