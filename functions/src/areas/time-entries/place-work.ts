import type { LocationId, TimeEntryId } from "@crewline/domain/kernel/ids/entity-ids";
import type { JobRoleId } from "@crewline/domain/records/job-roles/job-role";
import type { Location } from "@crewline/domain/records/locations/location";
import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import { inOrder, requireWorkable } from "@crewline/domain/rules/time-entries/check-span";
import { closedMinutes } from "@crewline/domain/rules/time-entries/payable-minutes";
import type { TimeEntry } from "@crewline/domain/records/time-entries/time-entry";
import type { ClosedSpan } from "@crewline/domain/rules/time-entries/wall-span";
import { requireJobRoles } from "../../operations/company/require-job-roles.ts";
import type { WeekBook } from "../../operations/weeks/week-book.ts";
import { placeEntry, requireNoOtherWork } from "../../operations/weeks/week-book.ts";

/** Work as a manager enters it. */
export interface EnteredWork {
  entryId: TimeEntryId;
  locationId: LocationId;
  jobRoleId: JobRoleId | null;
  payable: ClosedSpan;
  note: string;
}

type Placed = Pick<
  TimeEntry,
  "locationId" | "jobRoleId" | "timeZone" | "day" | "weekStart" | "payable" | "note"
>;

/**
 * Checks entered work against the employee's other time and the location, and finds its day and
 * week. Throws outsideLocation, overlap and what `requireWorkable` throws.
 */
export function placeWork(book: WeekBook, work: EnteredWork, hasWorkedHere: boolean): Placed {
  const { locationId, jobRoleId, note } = work;
  const location = requirePlace(book, locationId, hasWorkedHere);
  requireJobRoles(book.person.company, [jobRoleId]);
  const payable = closedMinutes({ ...work.payable, breaks: inOrder(work.payable.breaks) });
  requireWorkable(payable, book.terms.now);
  requireNoOtherWork(book, { entryId: work.entryId, ...payable }, location.timeZone);
  const place = placeEntry(book, payable.startsAt);
  return { locationId, jobRoleId, timeZone: location.timeZone, ...place, payable, note };
}

function requirePlace(book: WeekBook, locationId: LocationId, hasWorkedHere: boolean): Location {
  const location = book.locations.get(locationId);
  if (location === undefined) throw new RuleViolation("notFound", { what: "location" });
  const { name, locationIds } = book.person.employee;
  if (hasWorkedHere || locationIds.includes(locationId)) return location;
  throw new RuleViolation("outsideLocation", { who: name, where: location.name });
}
