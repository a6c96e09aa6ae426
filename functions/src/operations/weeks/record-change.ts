import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import { describeChange } from "@crewline/domain/projections/time-entries/describe-change";
import type { TimeEntry } from "@crewline/domain/records/time-entries/time-entry";
import type {
  AuditAction,
  AuditActor,
  AuditOrigin,
} from "@crewline/domain/records/time-entries/time-entry-audit";
import { rulesOn } from "@crewline/domain/rules/company/rules-on";
import { requireOpenDays } from "@crewline/domain/rules/reports/period-lock";
import { requireRecent } from "@crewline/domain/rules/time-entries/approval-rules";
import { isClockAction } from "@crewline/domain/rules/time-entries/clock-action";
import { lastMoment, weekEntryOf } from "@crewline/domain/rules/weeks/entries-by-week";
import { recordEvent } from "../history/record-event.ts";
import { auditHash } from "./audit-hash.ts";
import type { WeekBook } from "./week-book.ts";
import { entryNames, placeEntry, weekOf, weeksHolding, weeksOf } from "./week-book.ts";

export interface EntryChange {
  before: TimeEntry | null;
  after: TimeEntry;
  action: AuditAction;
  actor: AuditActor;
  reason: string | null;
  /** How a punch was made. */
  origin?: AuditOrigin;
}

/**
 * Writes the entry and its history row, and applies the change to the open weeks. Throws
 * periodLocked if the time was or would be in a closed pay period, entryTooOld if the company
 * reserves time that old to admins.
 */
export function recordChange(book: WeekBook, change: EntryChange): void {
  const { before, after } = change;
  for (const entry of before === null ? [after] : [before, after]) {
    requireUnlocked(book, entry, change);
  }
  const touching = weeksOf(book, after);
  for (const weekStart of new Set([...weeksHolding(book, after.id), ...touching])) {
    const week = weekOf(book, weekStart);
    const others = week.entries.filter(({ entryId }) => entryId !== after.id);
    const isHere = touching.includes(weekStart);
    const entries = isHere ? [...others, weekEntryOf(after)] : others;
    book.weeks.set(weekStart, { ...week, entries });
    book.changed.add(weekStart);
  }
  appendAudit(book, change);
  book.store.timeEntries.save(after.id, after);
}

/**
 * Appends a row to the chain of the entry's week, and records the event; `described` is the change
 * in words, if any.
 */
export function appendAudit(
  book: WeekBook,
  { before, after, action, actor, reason, origin }: EntryChange,
  described = describeChange(before, after, entryNames(book)),
): void {
  const { employee } = book.person;
  const week = weekOf(book, after.weekStart);
  const row = {
    id: book.store.timeEntryAudits.newId(),
    entryId: after.id,
    employeeId: employee.id,
    employeeName: employee.name,
    locationId: after.locationId,
    day: after.day,
    weekStart: after.weekStart,
    action,
    actor,
    at: book.terms.now,
    reason,
    ...(origin && { origin }),
    ...described,
    sequence: week.auditCount + 1,
    previousHash: week.auditHash,
  };
  const hash = auditHash(row);
  book.store.timeEntryAudits.create(row.id, { ...row, hash });
  recordEvent(book.store, actor, {
    type: "timeEntryChanged",
    locationId: after.locationId,
    subject: { kind: "timeEntry", id: after.id },
    facts: { action, employeeId: employee.id, day: after.day },
  });
  book.weeks.set(week.weekStart, { ...week, auditHash: hash, auditCount: row.sequence });
}

/**
 * Throws periodLocked in a closed pay period, entryTooOld where only admins change time that old.
 */
export function requireUnlocked(
  book: WeekBook,
  entry: TimeEntry,
  { action, actor }: Pick<EntryChange, "action" | "actor">,
): void {
  requireOpenDays(daysOf(book, entry), book.closedPeriods);
  if (isClockAction(action)) return;
  const { company, today } = book.person;
  requireRecent(rulesOn(company, today).approvals, actor, { day: entry.day, today });
}

/** The first and the last workday of the time. */
function daysOf(book: WeekBook, { payable }: TimeEntry): { first: LocalDate; last: LocalDate } {
  const { startsAt, endsAt } = payable;
  const first = placeEntry(book, startsAt).day;
  if (endsAt === null || endsAt <= startsAt) return { first, last: first };
  return { first, last: placeEntry(book, lastMoment(endsAt)).day };
}
