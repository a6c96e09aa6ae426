import type { Actor } from "@crewline/domain/kernel/access/actor";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import { addDays } from "@crewline/domain/kernel/time/local-date";
import type { DayEvent } from "@crewline/domain/records/day-events/day-event";
import { dayEventSchema, MOST_EVENT_DAYS } from "@crewline/domain/records/day-events/day-event";
import { inCompany } from "./company.ts";
import { atLocations, between, by, equals } from "./filters.ts";
import { listSource } from "./list-source.ts";
import type { LiveFilter, LiveSource } from "./live-source.ts";

const MOST_EVENTS = 1000;

/**
 * The events that may touch the days from `fromDay` to `toDay`: those of every location that are
 * for everyone, and for managers also theirs. Some that begin earlier are over before.
 */
export function dayEventsSource(
  actor: Actor,
  { fromDay, toDay }: { fromDay: LocalDate; toDay: LocalDate },
): LiveSource<DayEvent[]> {
  return listSource({
    ...inCompany(actor, "dayEvents"),
    schema: dayEventSchema,
    filters: between("from", addDays(fromDay, 1 - MOST_EVENT_DAYS), toDay),
    alternatives: readable(actor),
    limit: MOST_EVENTS,
    compare: by(
      ({ from }) => from,
      ({ id }) => id,
    ),
  });
}

/** As `firestore.rules` opens them. */
function readable({ role, locationIds }: Actor): LiveFilter[][] {
  if (role === "admin") return [[]];
  const forEveryone = [equals("audience", "everyone")];
  if (role !== "manager") return [forEveryone];
  const own = atLocations("locationId", locationIds?.toSorted() ?? []);
  return [forEveryone, [equals("locationId", null)], ...own];
}
