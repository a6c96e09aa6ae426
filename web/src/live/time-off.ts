import type { EmployeeId, LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import type { TimeOff } from "@crewline/domain/records/time-off/time-off";
import { timeOffSchema } from "@crewline/domain/records/time-off/time-off";
import type { Instant } from "@crewline/domain/kernel/time/instant";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import { inCompany } from "./company.ts";
import { atLocations, by, descending, equals, readableLocations, reachOf } from "./filters.ts";
import { listSource } from "./list-source.ts";
import type { LiveSource } from "./live-source.ts";
import type { Actor } from "@crewline/domain/kernel/access/actor";

const byFirstDay = by<TimeOff>(
  (one) => one.from,
  (one) => one.requestedAt,
);

/** All time off of the actor or of a person within reach; the latest first. */
export function timeOffOfSource(
  actor: Actor,
  { employeeId }: { employeeId: EmployeeId },
): LiveSource<TimeOff[]> {
  return listSource({
    ...timeOffAt(actor),
    alternatives: reachOf(actor, "locationIds", { employeeId }),
    compare: descending(byFirstDay),
  });
}

/** Time off of the actor that has not ended before the day, decided or not; the earliest first. */
export function ownTimeOffFromSource(
  actor: Actor,
  { employeeId, fromDay }: { employeeId: EmployeeId; fromDay: LocalDate },
): LiveSource<TimeOff[]> {
  return listSource({
    ...timeOffAt(actor),
    filters: [equals("employeeId", employeeId), { field: "until", operator: ">=", value: fromDay }],
    compare: byFirstDay,
  });
}

/** Time off of the actor that was decided, or canceled, since a moment; the latest first. */
export function ownDecidedTimeOffSource(
  actor: Actor,
  { employeeId, since }: { employeeId: EmployeeId; since: Instant },
): LiveSource<TimeOff[]> {
  return listSource({
    ...timeOffAt(actor),
    filters: [
      equals("employeeId", employeeId),
      { field: "decidedAt", operator: ">=", value: since },
    ],
    compare: descending(by(({ decidedAt }) => decidedAt ?? "")),
  });
}

/** Undecided requests of the people of locations, the earliest first. */
export function waitingTimeOffSource(
  actor: Actor,
  wanted: { locationIds?: readonly LocationId[]; limit?: number } = {},
): LiveSource<TimeOff[]> {
  const { locationIds, limit } = wanted;
  return listSource({
    ...timeOffAt(actor),
    filters: [equals("state", "requested")],
    alternatives: atLocations("locationIds", readableLocations(actor, locationIds)),
    ...(limit !== undefined && { limit }),
    compare: byFirstDay,
  });
}

/** Approved time off from the day on, of the locations' people; without locations, all in reach. */
export function approvedTimeOffSource(
  actor: Actor,
  { locationIds, fromDay }: { locationIds?: readonly LocationId[]; fromDay: LocalDate },
): LiveSource<TimeOff[]> {
  return listSource({
    ...timeOffAt(actor),
    filters: [equals("state", "approved"), { field: "until", operator: ">=", value: fromDay }],
    alternatives: atLocations("locationIds", readableLocations(actor, locationIds)),
    compare: byFirstDay,
  });
}

function timeOffAt(actor: Actor) {
  return { ...inCompany(actor, "timeOff"), schema: timeOffSchema };
}
