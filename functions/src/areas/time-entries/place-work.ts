import type { LocationId, ShiftId, TimeEntryId } from "@crewline/domain/kernel/ids/entity-ids";
import type { JobRoleId } from "@crewline/domain/records/job-roles/job-role";
import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import { inOrder, requireWorkable } from "@crewline/domain/rules/time-entries/check-span";
import { closedMinutes } from "@crewline/domain/rules/time-entries/payable-minutes";
import type { TimeEntry } from "@crewline/domain/records/time-entries/time-entry";
import type { ClosedSpan } from "@crewline/domain/rules/time-entries/wall-span";
import { requireJobRoles } from "../../operations/company/require-job-roles.ts";
import { requirePlace } from "../../operations/weeks/require-place.ts";
import type { WeekBook } from "../../operations/weeks/week-book.ts";
import { placeEntry, requireNoOtherWork } from "../../operations/weeks/week-book.ts";

/** Work as a manager enters it. */
export interface EnteredWork {
  entryId: TimeEntryId;
  locationId: LocationId;
  jobRoleId: JobRoleId | null;
  shiftId: ShiftId | null;
  payable: ClosedSpan;
  note: string;
}

type Placed = Pick<
  TimeEntry,
  "locationId" | "jobRoleId" | "shiftId" | "timeZone" | "day" | "weekStart" | "payable" | "note"
>;

/**
 * Checks entered work against the employee's other time and the location, and finds its day and
 * week. Throws outsideLocation, overlap and what `requireWorkable` throws.
 */
export function placeWork(book: WeekBook, work: EnteredWork, hasWorkedHere: boolean): Placed {
  const { locationId, jobRoleId, shiftId, note } = work;
  const location = requirePlace(book, locationId, hasWorkedHere);
  requireJobRoles(book.person.company, [jobRoleId]);
  const payable = closedMinutes({ ...work.payable, breaks: inOrder(work.payable.breaks) });
  requireWorkable(payable, book.terms.now);
  requireNoOtherWork(book, { entryId: work.entryId, ...payable }, location.timeZone);
  const place = placeEntry(book, payable.startsAt);
  const { timeZone } = location;
  return { locationId, jobRoleId, shiftId, timeZone, ...place, payable, note };
}

/** The work that a manager chooses for time that is there already. */
export type ChosenWork = Pick<EnteredWork, "locationId" | "jobRoleId" | "shiftId">;

/**
 * Checks the chosen work of an employee and adds the zone of its location. Throws outsideLocation,
 * otherShift and what `requireJobRoles` throws.
 */
export async function requireWork(
  book: WeekBook,
  chosen: ChosenWork,
  before: ChosenWork,
): Promise<ChosenWork & { timeZone: string }> {
  const { locationId, jobRoleId, shiftId } = chosen;
  const { timeZone } = requirePlace(book, locationId, locationId === before.locationId);
  requireJobRoles(book.person.company, [jobRoleId]);
  if (shiftId !== before.shiftId) await requireOwnShift(book, chosen);
  return { locationId, jobRoleId, shiftId, timeZone };
}

/** Throws otherShift unless it is a published shift of the employee at the location. */
export async function requireOwnShift(
  { store, person }: WeekBook,
  { shiftId, locationId }: Pick<ChosenWork, "shiftId" | "locationId">,
): Promise<void> {
  if (shiftId === null) return;
  const shift = await store.publishedShifts.find(shiftId);
  const { id, name } = person.employee;
  if (shift?.employeeId !== id || shift.locationId !== locationId) {
    throw new RuleViolation("otherShift", { who: name });
  }
}
