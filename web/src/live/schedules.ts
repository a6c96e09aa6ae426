import type { LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import type { Schedule } from "@crewline/domain/records/schedules/schedule";
import { scheduleSchema } from "@crewline/domain/records/schedules/schedule";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import { inCompany } from "./company.ts";
import { by, equals } from "./filters.ts";
import { firstOf, listSource } from "./list-source.ts";
import type { LiveSource } from "./live-source.ts";
import type { Actor } from "@crewline/domain/kernel/access/actor";

/** The state of a location's week; null while nothing is planned in it. */
export function scheduleSource(
  actor: Actor,
  { locationId, weekStart }: { locationId: LocationId; weekStart: LocalDate },
): LiveSource<Schedule | null> {
  const schedules = listSource({
    ...inCompany(actor, "schedules"),
    schema: scheduleSchema,
    filters: [equals("locationId", locationId), equals("weekStart", weekStart)],
    compare: by((schedule) => schedule.weekStart),
  });
  return firstOf(schedules);
}

/** The states of all locations' weeks from a day on; for those who plan the whole company. */
export function schedulesFromSource(
  actor: Actor,
  fromWeekStart: LocalDate,
): LiveSource<Schedule[]> {
  return listSource({
    ...inCompany(actor, "schedules"),
    schema: scheduleSchema,
    filters: [{ field: "weekStart", operator: ">=", value: fromWeekStart }],
    compare: by((schedule) => schedule.weekStart),
  });
}
