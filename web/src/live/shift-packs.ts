import type { Actor } from "@crewline/domain/kernel/access/actor";
import type { EmployeeId, LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import type { ShiftPackId } from "@crewline/domain/kernel/ids/record-ids";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import type { PublishedShift } from "@crewline/domain/records/schedules/shift";
import type { ShiftPack } from "@crewline/domain/records/schedules/packed/shift-pack";
import {
  dayPackId,
  offerPackId,
  ownPackId,
  shiftPackSchema,
  shiftsOfPack,
  unpackShift,
} from "@crewline/domain/records/schedules/packed/shift-pack";
import { inCompany } from "./company.ts";
import { parseDocument } from "./document-source.ts";
import { between } from "./filters.ts";
import type { LiveSource } from "./live-source.ts";
import { packedListSource } from "./packed-list-source.ts";
import { packedSource } from "./packed-source.ts";
import { byStart } from "./shifts.ts";

/** An employee's published shifts of the last days and all coming ones, in one document. */
export function ownShiftsSource(actor: Actor, employeeId: EmployeeId) {
  return packSource(actor, ownPackId(employeeId), (shift) => shift);
}

/** A shift with the name of its employee; null for open ones, and for names that are not packed. */
export type NamedShift = PublishedShift & { employeeName: string | null };

/** All published shifts of a location's day, in one document; none of a day long ago. */
export function dayShiftsSource(
  actor: Actor,
  { locationId, day }: { locationId: LocationId; day: LocalDate },
): LiveSource<NamedShift[]> {
  return packSource(actor, dayPackId(locationId, day), (shift, { names }) => {
    const { employeeId } = shift;
    return { ...shift, employeeName: employeeId === null ? null : (names[employeeId] ?? null) };
  });
}

/**
 * All published shifts of the locations' days from `fromDay` to `toDay`, one document for each day;
 * none of a day long ago.
 */
export function packedShiftsBetweenSource(
  actor: Actor,
  wanted: { locationIds: readonly LocationId[]; fromDay: LocalDate; toDay: LocalDate },
): LiveSource<PublishedShift[]> {
  const { locationIds, fromDay, toDay } = wanted;
  return packedListSource<PublishedShift>({
    ...inCompany(actor, "shiftPacks"),
    alternatives: locationIds
      .toSorted()
      .map((id) => between("__name__", dayPackId(id, fromDay), dayPackId(id, toDay))),
    textsOf: (document) => parseDocument(shiftPackSchema, document).shifts,
    unpack: unpackShift,
    compare: byStart,
  });
}

/** A location's shifts that employees can claim, some of them over by now, in one document. */
export function offeredShiftsSource(actor: Actor, locationId: LocationId) {
  return packSource(actor, offerPackId(locationId), (shift) => shift);
}

function packSource<S extends PublishedShift>(
  actor: Actor,
  packId: ShiftPackId,
  rowOf: (shift: PublishedShift, pack: ShiftPack) => S,
): LiveSource<S[]> {
  return packedSource({
    ...inCompany(actor, `shiftPacks/${packId}`),
    unpack: (document) => {
      const pack = parseDocument(shiftPackSchema, document);
      const { shifts, unreadable } = shiftsOfPack(pack);
      return { rows: shifts.map((shift) => rowOf(shift, pack)), unreadable };
    },
    compare: byStart,
  });
}
