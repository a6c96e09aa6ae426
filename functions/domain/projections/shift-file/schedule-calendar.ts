import type { EmployeeId, LocationId } from "../../kernel/ids/entity-ids.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import type { Instant } from "../../kernel/time/instant.ts";
import type { NameOfRole } from "../../rules/job-roles/job-role-names.ts";
import { calendarWords } from "../../words/files/calendar-words.ts";
import type { CalendarEvent } from "../files/calendar-event.ts";
import { descriptionOf, sequenceOf, uidOf } from "../files/calendar-event.ts";
import { writeCalendar } from "../files/write-calendar.ts";
import type { FiledShift } from "./schedule-sheet.ts";

interface CalendarTerms {
  /** What the calendar is called. */
  name: string;
  nameOf: (employeeId: EmployeeId) => string;
  placeOf: (locationId: LocationId) => string;
  roleName: NameOfRole;
  /** When the file is written. */
  now: Instant;
  locale: Locale;
}

/** Returns shifts of a schedule as a calendar file (RFC 5545), each with who works it. */
export function scheduleCalendar(shifts: readonly FiledShift[], terms: CalendarTerms): string {
  const events = shifts
    .filter(({ state }) => state !== "cancelled")
    .toSorted((a, b) => a.startsAt.localeCompare(b.startsAt) || a.id.localeCompare(b.id))
    .map((shift) => eventOf(shift, terms));
  return writeCalendar(terms.name, events);
}

function eventOf(shift: FiledShift, terms: CalendarTerms): CalendarEvent {
  const { employeeId, jobRoleId, startsAt, endsAt, timeZone } = shift;
  const words = calendarWords(terms.locale);
  const who = employeeId === null ? null : terms.nameOf(employeeId);
  return {
    uid: uidOf(shift.id),
    sequence: shift.state === undefined ? sequenceOf(shift) : shift.version,
    changedAt: shift.publishedAt ?? terms.now,
    startsAt,
    endsAt,
    timeZone,
    summary: words.ofPerson(who, jobRoleId === null ? null : terms.roleName(jobRoleId)),
    location: terms.placeOf(shift.locationId),
    description: descriptionOf(shift, words),
    isCancelled: false,
  };
}
