import type { EmployeeId, LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import type { PublishedShift, Shift } from "@crewline/domain/records/schedules/shift";
import {
  rosterDaySchema,
  unpackPlannedShift,
} from "@crewline/domain/records/schedules/packed/roster-day";
import { publishedShiftSchema } from "@crewline/domain/records/schedules/shift";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import { inCompany } from "./company.ts";
import { atLocations, between, by, equals, ofEmployees, readableLocations } from "./filters.ts";
import { parseDocument } from "./document-source.ts";
import type { ListInput } from "./list-source.ts";
import { listSource } from "./list-source.ts";
import { packedListSource } from "./packed-list-source.ts";
import type { LiveSource } from "./live-source.ts";
import type { Actor } from "@crewline/domain/kernel/access/actor";

interface WeekAtLocation {
  locationId: LocationId;
  weekStart: LocalDate;
}

/** As shifts are listed: by the moment they start. */
export const byStart = by<PublishedShift | Shift>(
  (shift) => shift.startsAt,
  (shift) => shift.id,
);

/** The working roster of a location's week, drafts included; for managers and admins. */
export function shiftsSource(
  actor: Actor,
  { locationId, weekStart }: WeekAtLocation,
): LiveSource<Shift[]> {
  return rosterSource(actor, {
    filters: [equals("locationId", locationId), equals("weekStart", weekStart)],
  });
}

/** The same for several locations at once, except those out of reach. */
export function shiftsAtSource(
  actor: Actor,
  { locationIds, weekStart }: { locationIds: readonly LocationId[]; weekStart: LocalDate },
): LiveSource<Shift[]> {
  return rosterSource(actor, {
    filters: [equals("weekStart", weekStart)],
    alternatives: atLocations("locationId", readableLocations(actor, locationIds)),
  });
}

function rosterSource(
  actor: Actor,
  where: Pick<ListInput<Shift>, "filters" | "alternatives">,
): LiveSource<Shift[]> {
  return packedListSource({
    ...inCompany(actor, "rosterDays"),
    ...where,
    textsOf: (document) => parseDocument(rosterDaySchema, document).shifts,
    unpack: unpackPlannedShift,
    compare: byStart,
  });
}

/** The published shifts of a week: of the company, of a location or of a person. */
export function publishedShiftsSource(
  actor: Actor,
  wanted: { weekStart: LocalDate; locationId?: LocationId; employeeId?: EmployeeId },
): LiveSource<PublishedShift[]> {
  const { weekStart, locationId, employeeId } = wanted;
  return listSource({
    ...inCompany(actor, "publishedShifts"),
    schema: publishedShiftSchema,
    filters: [
      ...(locationId === undefined ? [] : [equals("locationId", locationId)]),
      ...(employeeId === undefined ? [] : [equals("employeeId", employeeId)]),
      equals("weekStart", weekStart),
    ],
    compare: byStart,
  });
}

/** Most shifts that Calendar reads one by one. */
export const MOST_SINGLE_SHIFTS = 3000;

/**
 * The published shifts that start from `fromDay` to `toDay`: of the company, of a location or of a
 * person; at most `MOST_SINGLE_SHIFTS`, the earliest days first.
 */
export function publishedShiftsBetweenSource(
  actor: Actor,
  wanted: {
    fromDay: LocalDate;
    toDay: LocalDate;
    locationId?: LocationId;
    employeeId?: EmployeeId;
  },
): LiveSource<PublishedShift[]> {
  const { fromDay, toDay, locationId, employeeId } = wanted;
  return listSource({
    ...inCompany(actor, "publishedShifts"),
    schema: publishedShiftSchema,
    filters: [
      ...(locationId === undefined ? [] : [equals("locationId", locationId)]),
      ...(employeeId === undefined ? [] : [equals("employeeId", employeeId)]),
      ...between("day", fromDay, toDay),
    ],
    order: [{ field: "day", direction: "asc" }],
    limit: MOST_SINGLE_SHIFTS,
    compare: byStart,
  });
}

/** The published shifts of some people in a week, at every location. */
export function publishedShiftsOfSource(
  actor: Actor,
  { employeeIds, weekStart }: { employeeIds: readonly EmployeeId[]; weekStart: LocalDate },
): LiveSource<PublishedShift[]> {
  return listSource({
    ...inCompany(actor, "publishedShifts"),
    schema: publishedShiftSchema,
    filters: [equals("weekStart", weekStart)],
    alternatives: ofEmployees(employeeIds),
    compare: byStart,
  });
}

/** A person's next published shifts from a day on (included), the earliest first. */
export function publishedShiftsFromSource(
  actor: Actor,
  wanted: { employeeId: EmployeeId; fromDay: LocalDate; limit: number },
): LiveSource<PublishedShift[]> {
  const { employeeId, fromDay, limit } = wanted;
  return listSource({
    ...inCompany(actor, "publishedShifts"),
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
