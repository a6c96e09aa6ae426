import type { Actor } from "@crewline/domain/kernel/access/actor";
import type { EmployeeId, LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import { addDays, daysBetween } from "@crewline/domain/kernel/time/local-date";
import { firstPackedDay } from "@crewline/domain/records/schedules/packed/shift-pack";
import type { PublishedShift } from "@crewline/domain/records/schedules/shift";
import { joinedSource } from "./joined-source.ts";
import type { LiveSource } from "./live-source.ts";
import { packedShiftsBetweenSource } from "./shift-packs.ts";
import { byStart, MOST_SINGLE_SHIFTS, publishedShiftsBetweenSource } from "./shifts.ts";

/** Most locations whose days are read packed: each of them is one query. */
const MOST_PACKED_LOCATIONS = 30;

/** Most days of people that are read packed: the month of 350 people, about 10,000 shifts. */
const MOST_PACKED_PERSON_DAYS = 15_000;

export interface CalendarShifts {
  shifts: readonly PublishedShift[];
  /** True if there are more of them than one view reads. */
  isCut: boolean;
}

interface WantedShifts {
  fromDay: LocalDate;
  toDay: LocalDate;
  today: LocalDate;
  /** The chosen location; null for all. */
  locationId: LocationId | null;
  /** The chosen person; null for everyone. */
  employeeId: EmployeeId | null;
  /** Every location of the company. */
  locationIds: readonly LocationId[];
  /** How many people can have shifts there. */
  people: number;
}

/**
 * The published shifts that start from `fromDay` to `toDay`, the earliest first. Days whose packs
 * still hold all of theirs are one document for each location: read one by one, the 1,400 shifts of
 * 300 people take a new device 11 s to store. The shifts of one person are few, those of very many
 * people too many, and both are read one by one.
 */
export function calendarShiftsSource(
  actor: Actor,
  wanted: WantedShifts,
): LiveSource<CalendarShifts> {
  const { fromDay, toDay, today, locationId, employeeId } = wanted;
  const packedFrom = isPacked(wanted) ? firstPackedDay(today) : addDays(toDay, 1);
  const single = {
    fromDay,
    toDay: packedFrom > toDay ? toDay : addDays(packedFrom, -1),
    ...(employeeId !== null && { employeeId }),
    ...(locationId !== null && { locationId }),
  };
  const packed = {
    fromDay: fromDay < packedFrom ? packedFrom : fromDay,
    toDay,
    locationIds: locationId === null ? wanted.locationIds : [locationId],
  };
  const hasSingle = fromDay < packedFrom;
  return joinedSource({
    uid: actor.uid,
    sources: [
      ...(hasSingle ? [publishedShiftsBetweenSource(actor, single)] : []),
      ...(packedFrom <= toDay ? [packedShiftsBetweenSource(actor, packed)] : []),
    ],
    combine: (rows) => ({
      shifts: together(rows),
      isCut: hasSingle && rows[0]?.length === MOST_SINGLE_SHIFTS,
    }),
  });
}

function isPacked({ fromDay, toDay, people, ...wanted }: WantedShifts): boolean {
  const { employeeId, locationId, locationIds } = wanted;
  const locations = locationId === null ? locationIds.length : 1;
  const personDays = people * (daysBetween(fromDay, toDay) + 1);
  return (
    employeeId === null &&
    locations <= MOST_PACKED_LOCATIONS &&
    personDays <= MOST_PACKED_PERSON_DAYS
  );
}

/** A shift that moves from a day of one source to a day of the other is there once. */
function together(rows: PublishedShift[][]): PublishedShift[] {
  const byId = new Map(rows.flat().map((shift) => [shift.id, shift]));
  return [...byId.values()].toSorted(byStart);
}
