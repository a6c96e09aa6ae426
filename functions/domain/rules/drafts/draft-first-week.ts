import type { EmployeeId, LocationId } from "../../kernel/ids/entity-ids.ts";
import type { JobRoleId } from "../../records/job-roles/job-role.ts";
import type { Said } from "../availability/held-times.ts";
import { unavailableTimes } from "../availability/held-times.ts";
import type { LocationRecord } from "../../records/locations/location-record.ts";
import type { Openings } from "../../records/locations/opening-on.ts";
import { timeOffAt } from "../time-off/time-off-interval.ts";
import type { TimeOff } from "../../records/time-off/time-off.ts";
import { elapsedSeconds } from "../../kernel/time/instant.ts";
import type { LocalDate } from "../../kernel/time/local-date.ts";
import type { DraftPerson, DraftSlot } from "./draft-slots.ts";
import { draftSlots, targetSeconds } from "./draft-slots.ts";
import type { StaffingInput } from "./draft-staffing.ts";
import { draftStaffing, neededAt, teamOf } from "./draft-staffing.ts";
import { plannedSeconds } from "../schedules/planned-seconds.ts";
import type { Shift, ShiftPlan } from "../../records/schedules/shift.ts";

export interface FirstWeekInput {
  location: Pick<LocationRecord, "id" | "timeZone" | "staffing"> & Openings;
  /** First day of the week, whatever weekday that is. */
  weekStart: LocalDate;
  /** All employees who work at the location. */
  people: readonly DraftPerson[];
  /** Planned work of the same people in the week, at any location. */
  planned: readonly PlannedWork[];
  /** The number of people of a role at the same time, where it was set by hand; by `wantedKey`. */
  wanted?: ReadonlyMap<string, number>;
  /** Job roles of the company, for open shifts that no employee can cover yet. */
  offered?: readonly JobRoleId[];
  timeOff?: readonly TimeOff[];
  /** The availability of the people who have entered any. */
  said?: ReadonlyMap<EmployeeId, Said>;
}

export type PlannedWork = Pick<
  Shift,
  "employeeId" | "day" | "startsAt" | "endsAt" | "unpaidBreakSeconds"
>;

/** A full week for one person. */
const MOST_DAYS = 5;
/** Minimum rest between two shifts, so that no employee closes late and opens early. */
const LEAST_REST = 13 * 3600;

/**
 * Returns a first plan to edit: each part of the opening hours has as many employees of each job
 * role as it needs. No employee is planned above the contract hours (40 where unknown), on more
 * than five days, twice a day, with less than 13 hours between two shifts, over time off, over
 * leave or at times when they are unavailable. Employees with the smallest share of their hours
 * come first; a shift that no employee can cover is open. The same input gives the same plan, in
 * order of time.
 */
export function draftFirstWeek(input: FirstWeekInput): ShiftPlan[] {
  const slots = draftSlots(input.location, input.weekStart);
  const staffing = staffingInput(input, slots);
  const roles = draftStaffing(staffing).map(({ jobRoleId }) => jobRoleId);
  const work = [...input.planned];
  return slots.flatMap((slot) =>
    roles.flatMap((jobRoleId) => {
      const needed = neededAt(staffing, jobRoleId, slot);
      const chosen = choose(input, { jobRoleId, slot, work }).slice(0, needed);
      for (const { id } of chosen) work.push({ ...slot, employeeId: id });
      return Array.from({ length: needed }, (_, index) =>
        planOf(input.location.id, { slot, jobRoleId, employeeId: chosen[index]?.id ?? null }),
      );
    }),
  );
}

/** Counts the people of each role whom the draft plans at the same time. */
export function staffingOf(input: FirstWeekInput) {
  return draftStaffing(staffingInput(input, draftSlots(input.location, input.weekStart)));
}

function staffingInput(
  { people, location, wanted, offered }: FirstWeekInput,
  slots: readonly DraftSlot[],
): StaffingInput {
  return {
    people,
    slots,
    needs: location.staffing,
    wanted: wanted ?? new Map(),
    offered: offered ?? [],
  };
}

interface Choice {
  jobRoleId: JobRoleId | null;
  slot: DraftSlot;
  work: readonly PlannedWork[];
}

/** Employees who may work then, those with the smallest share of their hours first. */
function choose(input: FirstWeekInput, { jobRoleId, slot, work }: Choice): DraftPerson[] {
  const shares = new Map<EmployeeId, number>();
  const team = teamOf(input.people, jobRoleId).filter((person) => {
    const own = work.filter(({ employeeId }) => employeeId === person.id);
    const seconds = own.reduce((sum, one) => sum + plannedSeconds(one), 0);
    shares.set(person.id, seconds / Math.max(1, targetSeconds(person)));
    const hasHours = seconds + slot.seconds <= targetSeconds(person);
    return hasHours && hasDays(own, slot) && isFree(input, person, slot);
  });
  return team.toSorted((a, b) => (shares.get(a.id) ?? 0) - (shares.get(b.id) ?? 0));
}

function hasDays(own: readonly PlannedWork[], slot: DraftSlot): boolean {
  const days = new Set(own.map(({ day }) => day));
  return !days.has(slot.day) && days.size < MOST_DAYS && own.every((one) => isRested(one, slot));
}

function isRested(other: PlannedWork, slot: DraftSlot): boolean {
  const [first, second] = other.startsAt < slot.startsAt ? [other, slot] : [slot, other];
  return (
    first.endsAt <= second.startsAt && elapsedSeconds(first.endsAt, second.startsAt) >= LEAST_REST
  );
}

/** Employed and not on leave. */
function isEmployedOn({ leave, hiredOn, terminatedOn }: DraftPerson, day: LocalDate): boolean {
  if (hiredOn && day < hiredOn) return false;
  if (terminatedOn && day > terminatedOn) return false;
  return !leave || day < leave.from || (leave.until !== null && day > leave.until);
}

function isFree(input: FirstWeekInput, person: DraftPerson, slot: DraftSlot): boolean {
  if (!isEmployedOn(person, slot.day)) return false;
  const { id } = person;
  const { timeZone } = input.location;
  if (timeOffAt({ ...slot, employeeId: id, timeZone }, input.timeOff ?? []) !== null) return false;
  const said = input.said?.get(id);
  return said === undefined || unavailableTimes(said.entries, slot, said.timeZone).length === 0;
}

interface Planned {
  slot: DraftSlot;
  jobRoleId: JobRoleId | null;
  employeeId: EmployeeId | null;
}

function planOf(locationId: LocationId, { slot, jobRoleId, employeeId }: Planned): ShiftPlan {
  const { day, startsAtLocal, endsAtLocal, unpaidBreakSeconds } = slot;
  const { startsInRepeatedHour, endsInRepeatedHour } = slot;
  const repeated = { startsInRepeatedHour, endsInRepeatedHour };
  const times = { day, startsAtLocal, endsAtLocal, ...repeated, unpaidBreakSeconds };
  return { locationId, employeeId, jobRoleId, ...times, note: "" };
}
