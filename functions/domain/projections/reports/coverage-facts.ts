import type { LocationId } from "../../kernel/ids/entity-ids.ts";
import { elapsedSeconds } from "../../kernel/time/instant.ts";
import type { LocalDate } from "../../kernel/time/local-date.ts";
import { addDays, daysFromTo } from "../../kernel/time/local-date.ts";
import type { Location } from "../../records/locations/location.ts";
import type { StaffingNeed } from "../../records/locations/staffing.ts";
import type { Cover } from "../../records/summaries/open-work.ts";
import type { ReportFact, ShiftSpan } from "../../records/summaries/rollup.ts";
import type { UncoveredRange } from "../../rules/locations/uncovered-ranges.ts";
import { uncoveredBy } from "../../rules/locations/uncovered-ranges.ts";

/** A location, its minimum staffing, and the assigned shifts of its days. */
export interface StaffedPlace {
  place: Pick<Location, "specialDays" | "timeZone"> & { id: LocationId };
  staffing: readonly StaffingNeed[];
  shiftsOf: ReadonlyMap<LocalDate, readonly ShiftSpan[]>;
}

/**
 * Returns by day and job role how many hours of people a location needs and lacks, as Home counts
 * its gaps: planned shifts against the minimum staffing. Days before the first and after the last
 * planned one are left out: the location was not in use, or is not planned yet.
 */
export function coverageFacts({ place, staffing, shiftsOf }: StaffedPlace): ReportFact[] {
  if (staffing.length === 0) return [];
  const planned = [...shiftsOf.keys()].toSorted();
  const [first, last] = [planned[0], planned.at(-1)];
  if (first === undefined || last === undefined) return [];
  const staffed = { ...place, staffing: [...staffing] };
  const coverOf = new Map([...shiftsOf].map(([day, shifts]) => [day, coverBy(shifts)]));
  return daysFromTo(first, last).flatMap((day) => {
    // A shift of the night before covers the morning.
    const around = [addDays(day, -1), day, addDays(day, 1)];
    const cover = around.flatMap((one) => coverOf.get(one) ?? []);
    const where = { employeeId: null, day, paidOn: day, locationId: place.id };
    return [
      ...uncoveredBy(staffed, day, []).map((needed): ReportFact => {
        const measures = { neededSeconds: missingSeconds(needed) };
        return { ...where, jobRoleId: needed.jobRoleId, measures };
      }),
      ...uncoveredBy(staffed, day, cover).map((gap): ReportFact => {
        const measures = { shortSeconds: missingSeconds(gap), gaps: 1 };
        return { ...where, jobRoleId: gap.jobRoleId, measures };
      }),
    ];
  });
}

/** People with the same time and job role together, of whom a large location has many. */
function coverBy(shifts: readonly ShiftSpan[]): Cover[] {
  const covers = new Map<string, Cover>();
  for (const { startsAt, endsAt, jobRoleId } of shifts) {
    const key = `${startsAt} ${endsAt} ${jobRoleId}`;
    const people = (covers.get(key)?.people ?? 0) + 1;
    covers.set(key, { startsAt, endsAt, jobRoleId, people });
  }
  return [...covers.values()];
}

/** Two people who are missing for an hour are two hours. */
function missingSeconds({ startsAt, endsAt, missing }: UncoveredRange): number {
  return missing * elapsedSeconds(startsAt, endsAt);
}
