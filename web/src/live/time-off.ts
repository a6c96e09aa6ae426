import type { TimeOff } from "@crewline/domain/records/time-off/time-off";
import { timeOffSchema } from "@crewline/domain/records/time-off/time-off";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import { companyPath } from "./company.ts";
import { atLocations, by, descending, equals, readableLocations, reachOf } from "./filters.ts";
import { listSource } from "./list-source.ts";
import type { LiveSource } from "./live-source.ts";
import type { Reader } from "./reader.ts";

const byFirstDay = by<TimeOff>(
  (one) => one.from,
  (one) => one.requestedAt,
);

/** All time off of one person: one's own, or of somebody within reach; the latest first. */
export function timeOffOfSource(
  reader: Reader,
  { employeeId }: { employeeId: string },
): LiveSource<TimeOff[]> {
  return listSource({
    ...timeOffAt(reader),
    alternatives: reachOf(reader, "locationIds", { employeeId }),
    compare: descending(byFirstDay),
  });
}

/** Requests of the people of locations that nobody has decided, the earliest first. */
export function waitingTimeOffSource(
  reader: Reader,
  wanted: { locationIds?: readonly string[]; limit?: number } = {},
): LiveSource<TimeOff[]> {
  const { locationIds, limit } = wanted;
  return listSource({
    ...timeOffAt(reader),
    filters: [equals("state", "requested")],
    alternatives: atLocations("locationIds", readableLocations(reader, locationIds)),
    ...(limit !== undefined && { limit }),
    compare: byFirstDay,
  });
}

/** Approved time off of the people of locations, of all in reach where none is named, from the day on. */
export function approvedTimeOffSource(
  reader: Reader,
  { locationIds, fromDay }: { locationIds?: readonly string[]; fromDay: LocalDate },
): LiveSource<TimeOff[]> {
  return listSource({
    ...timeOffAt(reader),
    filters: [equals("state", "approved"), { field: "until", operator: ">=", value: fromDay }],
    alternatives: atLocations("locationIds", readableLocations(reader, locationIds)),
    compare: byFirstDay,
  });
}

function timeOffAt(reader: Reader) {
  return { uid: reader.uid, path: `${companyPath(reader)}/timeOff`, schema: timeOffSchema };
}
