import type { Schedule } from "@crewline/domain/records/schedules/schedule";
import { scheduleId, scheduleSchema } from "@crewline/domain/records/schedules/schedule";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import { companyPath } from "./company.ts";
import { documentSource } from "./document-source.ts";
import { atLocations, by, equals, readableLocations } from "./filters.ts";
import { listSource } from "./list-source.ts";
import type { LiveSource } from "./live-source.ts";
import type { Reader } from "./reader.ts";

/** The state of a location's week; null while nobody has planned anything in it. */
export function scheduleSource(
  reader: Reader,
  { locationId, weekStart }: { locationId: string; weekStart: LocalDate },
): LiveSource<Schedule | null> {
  return documentSource({
    uid: reader.uid,
    path: `${companyPath(reader)}/schedules/${scheduleId(locationId, weekStart)}`,
    schema: scheduleSchema,
  });
}

/** The states of all locations' weeks from a day on; for whoever plans the whole company. */
export function schedulesFromSource(
  reader: Reader,
  fromWeekStart: LocalDate,
): LiveSource<Schedule[]> {
  return listSource({
    uid: reader.uid,
    path: `${companyPath(reader)}/schedules`,
    schema: scheduleSchema,
    filters: [{ field: "weekStart", operator: ">=", value: fromWeekStart }],
    compare: by((schedule) => schedule.weekStart),
  });
}

/** The weeks of locations that changed after they were published; those out of reach are left out. */
export function changedSchedulesSource(
  reader: Reader,
  { locationIds, weekStart }: { locationIds: readonly string[]; weekStart: LocalDate },
): LiveSource<Schedule[]> {
  return listSource({
    uid: reader.uid,
    path: `${companyPath(reader)}/schedules`,
    schema: scheduleSchema,
    filters: [equals("weekStart", weekStart), equals("state", "changed")],
    alternatives: atLocations("locationId", readableLocations(reader, locationIds)),
    compare: by((schedule) => schedule.locationId),
  });
}
