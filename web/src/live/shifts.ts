import type { PublishedShift, Shift } from "@crewline/domain/records/schedules/shift";
import { publishedShiftSchema, shiftSchema } from "@crewline/domain/records/schedules/shift";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import { companyPath } from "./company.ts";
import { atLocations, by, equals, ofEmployees, readableLocations } from "./filters.ts";
import { listSource } from "./list-source.ts";
import type { LiveSource } from "./live-source.ts";
import type { Reader } from "./reader.ts";

interface WeekAtLocation {
  locationId: string;
  weekStart: LocalDate;
}

const byStart = by<PublishedShift | Shift>(
  (shift) => shift.startsAt,
  (shift) => shift.id,
);

/** The working roster of a location's week, drafts included; for managers and admins. */
export function shiftsSource(
  reader: Reader,
  { locationId, weekStart }: WeekAtLocation,
): LiveSource<Shift[]> {
  return listSource({
    uid: reader.uid,
    path: `${companyPath(reader)}/shifts`,
    schema: shiftSchema,
    filters: [equals("locationId", locationId), equals("weekStart", weekStart)],
    compare: byStart,
  });
}

/** The same of several locations at once, in these states alone; those out of reach are left out. */
export function shiftsAtSource(
  reader: Reader,
  {
    locationIds,
    weekStart,
    states,
  }: {
    locationIds: readonly string[];
    weekStart: LocalDate;
    states?: readonly Shift["state"][];
  },
): LiveSource<Shift[]> {
  const places = atLocations("locationId", readableLocations(reader, locationIds));
  return listSource({
    uid: reader.uid,
    path: `${companyPath(reader)}/shifts`,
    schema: shiftSchema,
    filters: [equals("weekStart", weekStart)],
    alternatives:
      states?.flatMap((state) => places.map((place) => [equals("state", state), ...place])) ??
      places,
    compare: byStart,
  });
}

/** The working roster of people from a day on, at the locations in the reader's reach. */
export function shiftsOfPeopleSource(
  reader: Reader,
  { employeeIds, fromDay }: { employeeIds: readonly string[]; fromDay: LocalDate },
): LiveSource<Shift[]> {
  const places = atLocations("locationId", readableLocations(reader));
  return listSource({
    uid: reader.uid,
    path: `${companyPath(reader)}/shifts`,
    schema: shiftSchema,
    filters: [{ field: "day", operator: ">=", value: fromDay }],
    alternatives: employeeIds.flatMap((id) =>
      places.map((place) => [equals("employeeId", id), ...place]),
    ),
    compare: byStart,
  });
}

/** The published shifts of a week: of everybody, of a location or of a person. */
export function publishedShiftsSource(
  reader: Reader,
  wanted: { weekStart: LocalDate; locationId?: string; employeeId?: string },
): LiveSource<PublishedShift[]> {
  const { weekStart, locationId, employeeId } = wanted;
  return listSource({
    uid: reader.uid,
    path: `${companyPath(reader)}/publishedShifts`,
    schema: publishedShiftSchema,
    filters: [
      ...(locationId === undefined ? [] : [equals("locationId", locationId)]),
      ...(employeeId === undefined ? [] : [equals("employeeId", employeeId)]),
      equals("weekStart", weekStart),
    ],
    compare: byStart,
  });
}

/** The published shifts of some people in a week, at every location. */
export function publishedShiftsOfSource(
  reader: Reader,
  { employeeIds, weekStart }: { employeeIds: readonly string[]; weekStart: LocalDate },
): LiveSource<PublishedShift[]> {
  return listSource({
    uid: reader.uid,
    path: `${companyPath(reader)}/publishedShifts`,
    schema: publishedShiftSchema,
    filters: [equals("weekStart", weekStart)],
    alternatives: ofEmployees(employeeIds),
    compare: byStart,
  });
}

/** A person's next published shifts from a day on (included), the earliest first. */
export function publishedShiftsFromSource(
  reader: Reader,
  wanted: { employeeId: string; fromDay: LocalDate; limit: number },
): LiveSource<PublishedShift[]> {
  const { employeeId, fromDay, limit } = wanted;
  return listSource({
    uid: reader.uid,
    path: `${companyPath(reader)}/publishedShifts`,
    schema: publishedShiftSchema,
    filters: [equals("employeeId", employeeId), { field: "day", operator: ">=", value: fromDay }],
    order: [
      { field: "day", direction: "asc" },
      { field: "startsAt", direction: "asc" },
    ],
    limit,
    compare: byStart,
  });
}
