import { correctionWait } from "@crewline/domain/records/summaries/waiting";
import type { BatchId } from "@crewline/domain/kernel/ids/record-ids";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import { describeChange } from "@crewline/domain/projections/time-entries/describe-change";
import type { TimeEntry } from "@crewline/domain/records/time-entries/time-entry";
import type {
  AuditAction,
  AuditActor,
  AuditOrigin,
  TimeEntryAudit,
} from "@crewline/domain/records/time-entries/time-entry-audit";
import { rulesOn } from "@crewline/domain/rules/company/rules-on";
import { entryAudit } from "@crewline/domain/rules/audits/entry-audit";
import { requireOpenDays } from "@crewline/domain/rules/reports/period-lock";
import { requireRecent } from "@crewline/domain/rules/approvals/approval-rules";
import { isClockAction } from "@crewline/domain/rules/time-entries/clock-action";
import { lastMoment, weekEntriesOf } from "@crewline/domain/rules/weeks/entries-by-week";
import { recordAudit } from "../history/record-audit.ts";
import { recordEvent } from "../history/record-event.ts";
import { auditHash } from "./audit-hash.ts";
import type { PayDelta } from "./pay-delta.ts";
import { payDelta, payOf } from "./pay-delta.ts";
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
  /** The bulk action that the change is a row of. */
  batchId?: BatchId;
}

/**
 * Writes the entry and its history row, and applies the change to the open weeks. Throws
 * periodLocked if the time was or would be in a closed pay period, locationLocked if it is closed
 * at the location, entryTooOld if the company reserves time that old to admins.
 */
export function recordChange(book: WeekBook, change: EntryChange): void {
  const { before, after } = change;
  for (const entry of before === null ? [after] : [before, after]) {
    requireUnlocked(book, entry, change);
  }
  const touching = weeksOf(book, after);
  const touched = [...new Set([...weeksHolding(book, after.id), ...touching])];
  const paidBefore = payOf(book, touched);
  for (const weekStart of touched) {
    const week = weekOf(book, weekStart);
    const others = week.entries.filter(({ entryId }) => entryId !== after.id);
    const isHere = touching.includes(weekStart);
    const entries = isHere ? [...others, ...weekEntriesOf(after)] : others;
    book.weeks.set(weekStart, { ...week, entries });
    book.changed.add(weekStart);
  }
  const described = describeChange(before, after, entryNames(book));
  appendAudit(book, change, { ...described, pay: payDelta(book, touched, paidBefore) });
  if (before !== null && before.locationId !== after.locationId) settleWait(book, before);
  book.store.timeEntries.save(after.id, after);
}

/** Nothing of the entry waits at its former place any more. */
function settleWait({ store }: WeekBook, before: TimeEntry): void {
  const wait = correctionWait(before);
  if (wait !== null) store.openWork.saveWait({ ...wait, text: null });
}

interface EntryRemoval extends Omit<EntryChange, "before" | "after" | "origin"> {
  before: TimeEntry;
}

/**
 * Deletes an entry as if it had never been recorded, with a history row that says what it was. Throws
 * as `recordChange`.
 */
export function recordRemoval(book: WeekBook, { before, ...change }: EntryRemoval): void {
  requireUnlocked(book, before, change);
  const touched = weeksHolding(book, before.id);
  const paidBefore = payOf(book, touched);
  for (const weekStart of touched) {
    const week = weekOf(book, weekStart);
    const entries = week.entries.filter(({ entryId }) => entryId !== before.id);
    book.weeks.set(weekStart, { ...week, entries });
    book.changed.add(weekStart);
  }
  const { changes, deltaSeconds } = describeChange(null, before, entryNames(book));
  const gone = changes.map(({ field, after }) => ({ field, before: after, after: null }));
  const pay = payDelta(book, touched, paidBefore);
  const described = { changes: gone, deltaSeconds: -deltaSeconds, pay };
  appendAudit(book, { ...change, before, after: before }, described);
  settleWait(book, before);
  book.store.timeEntries.remove(before.id);
}

/** The change in words, in seconds, and in pay where that is known. */
interface Described extends Pick<TimeEntryAudit, "changes" | "deltaSeconds"> {
  pay: PayDelta;
}

/**
 * Appends a row to the chain of the entry's week and one to the company's audit, and records the
 * event.
 */
export function appendAudit(
  book: WeekBook,
  { before, after, action, actor, reason, origin, batchId }: EntryChange,
  { pay, ...described }: Described,
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
  if (book.isAudited) {
    const { currency } = book.terms.company;
    const by = { ...actor, displayName: actor.name, ...(batchId && { batchId }) };
    recordAudit(book.store, by, {
      ...entryAudit({ row: { ...row, hash }, before, userId: employee.userId }),
      words: { employeeName: employee.name, reason },
      pay: { ...pay, currency },
    });
  }
  recordEvent(book.store, actor, {
    type: "timeEntryChanged",
    locationId: after.locationId,
    subject: { kind: "timeEntry", id: after.id },
    facts: { action, employeeId: employee.id, day: after.day },
  });
  book.weeks.set(week.weekStart, { ...week, auditHash: hash, auditCount: row.sequence });
}

/**
 * Throws periodLocked and locationLocked where the pay period is closed, entryTooOld where only
 * admins change time that old.
 */
export function requireUnlocked(
  book: WeekBook,
  entry: TimeEntry,
  { action, actor }: Pick<EntryChange, "action" | "actor">,
): void {
  requireOpenDays({ ...daysOf(book, entry), locationId: entry.locationId }, book.lockedPeriods);
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
