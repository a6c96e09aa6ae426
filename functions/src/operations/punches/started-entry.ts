import type { JobRoleId } from "@crewline/domain/records/job-roles/job-role";
import { rulesOn } from "@crewline/domain/rules/company/rules-on";
import type { Location } from "@crewline/domain/records/locations/location";
import type { JudgedPosition } from "@crewline/domain/records/locations/judge-position";
import type { PublishedShift } from "@crewline/domain/records/schedules/shift";
import { localDateAt } from "@crewline/domain/kernel/time/zone";
import { punchFlags } from "@crewline/domain/rules/time-entries/punch-flags";
import { payableMinutes } from "@crewline/domain/rules/time-entries/payable-minutes";
import type { PunchRecord } from "@crewline/domain/records/time-entries/punch-record";
import type { TimeEntry, TimeEntryFlag } from "@crewline/domain/records/time-entries/time-entry";
import { unedited } from "@crewline/domain/records/time-entries/time-entry";
import type { AuditActor } from "@crewline/domain/records/time-entries/time-entry-audit";
import type { WeekBook } from "../weeks/week-book.ts";
import { placeEntry } from "../weeks/week-book.ts";

/** The shift of a clock-in, and whether the week was published there at all. */
export interface Plan {
  shift: PublishedShift | null;
  /** The employee's shift at another location at this time. */
  elsewhere: PublishedShift | null;
  isPlanned: boolean;
}

/** What a new entry begins with. */
export interface Start extends Plan {
  location: Location;
  jobRoleId: JobRoleId | null;
  actor: AuditActor;
  position: JudgedPosition | null;
  record: PunchRecord;
}

/** The entry of a clock-in at the time of its record. */
export function startedEntry(
  book: WeekBook,
  { location, jobRoleId, actor, position, record, ...plan }: Start,
  more: readonly TimeEntryFlag[],
): TimeEntry {
  const { store, person, terms } = book;
  const { at } = record;
  const span = { startsAt: at, endsAt: null, breaks: [] };
  const { clock } = rulesOn(person.company, localDateAt(at, person.timeZone));
  const positions = { clockIn: position, clockOut: null };
  const geofence = location.geofence.mode;
  return {
    id: store.timeEntries.newId(),
    employeeId: person.employee.id,
    locationId: location.id,
    jobRoleId,
    shiftId: plan.shift?.id ?? null,
    timeZone: location.timeZone,
    ...placeEntry(book, at),
    punched: span,
    payable: payableMinutes(span),
    proposedEndsAt: null,
    state: "clockedIn",
    flags: [...punchFlags({ ...plan, span, jobRoleId, positions, geofence, clock }), ...more],
    positions,
    punches: [record],
    ...unedited,
    note: "",
    approvedByName: null,
    approvedAt: null,
    updatedByName: actor.name,
    updatedAt: terms.now,
    version: 1,
  };
}
