import type { Role } from "@crewline/domain/kernel/access/role";
import { rulesOn } from "@crewline/domain/rules/company/rules-on";
import type { Location } from "@crewline/domain/records/locations/location";
import type { PayPeriodRecord } from "@crewline/domain/records/pay/pay-period-record";
import { requireOpenDays } from "@crewline/domain/rules/reports/period-lock";
import type { Instant } from "@crewline/domain/kernel/time/instant";
import { instantFromMilliseconds } from "@crewline/domain/kernel/time/instant";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import { requireRecent } from "@crewline/domain/rules/time-entries/approval-rules";
import type { EmployeeWeek, WeekEntry } from "@crewline/domain/records/time-entries/employee-week";
import type { Claim } from "@crewline/domain/rules/time-entries/find-conflict";
import { requireNoConflict } from "@crewline/domain/rules/time-entries/find-conflict";
import type { TimeEntry } from "@crewline/domain/records/time-entries/time-entry";
import { dayInWeek, weekStartAt } from "@crewline/domain/rules/weeks/week-bounds";
import { describeChange } from "@crewline/domain/projections/time-entries/describe-change";
import { isClockAction } from "@crewline/domain/rules/time-entries/clock-action";
import type { AuditAction } from "@crewline/domain/records/time-entries/time-entry-audit";
import type { CompanyStore } from "../../store/company/company-store.ts";
import type { Person } from "../employment/get-person.ts";
import { auditHash } from "./audit-hash.ts";
import type { WeekTerms } from "./save-week.ts";
import { saveWeek } from "./save-week.ts";

/**
 * A person's weeks, opened in a transaction: behind them, overlap and the open entry are decided.
 * Every change of worked time is recorded here, so that entry, week, pay and history never differ.
 */
export interface WeekBook {
  store: CompanyStore;
  person: Person;
  terms: WeekTerms;
  locations: ReadonlyMap<string, Location>;
  /** The weeks by their first day; those in `changed` are written by `saveBook`. */
  weeks: Map<LocalDate, EmployeeWeek>;
  changed: Set<LocalDate>;
  /** The closed pay periods that the open weeks may reach into. */
  closedPeriods: readonly PayPeriodRecord[];
}

/** Somebody who changes worked time; a job of the product has no role. */
export interface Author {
  uid: string;
  name: string;
  role: Role | null;
}

export interface EntryChange {
  before: TimeEntry | null;
  after: TimeEntry;
  action: AuditAction;
  author: Author;
  reason: string | null;
}

/** Everything that the person has in the open weeks, each entry once. */
export function entriesOf({ weeks }: WeekBook): WeekEntry[] {
  const entries = [...weeks.values()].flatMap((week) => week.entries);
  return [...new Map(entries.map((entry) => [entry.entryId, entry])).values()];
}

/** Where worked time belongs: a week that was begun holds it, else the person's zone decides. */
export function placeEntry(book: WeekBook, startsAt: Instant) {
  const weekStart = weekStartOf(book, startsAt);
  const { workRules } = book.person.company;
  return { day: dayInWeek(startsAt, weekOf(book, weekStart), workRules), weekStart };
}

export function locationName({ locations }: WeekBook, locationId: string): string {
  return locations.get(locationId)?.name ?? "a former location";
}

/**
 * Writes the entry and its row of the history, and puts the change into the open weeks. Throws
 * periodLocked when the time was or would be in a closed pay period, entryTooOld where the company
 * leaves what is so old to admins.
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

/** The open weeks in which an entry stands. */
export function weeksHolding({ weeks }: WeekBook, id: string): LocalDate[] {
  const found = [...weeks].filter(([, week]) => week.entries.some(({ entryId }) => entryId === id));
  return found.map(([weekStart]) => weekStart);
}

/** Writes the weeks that were changed, each with its pay. */
export function saveBook(book: WeekBook): void {
  for (const weekStart of book.changed) saveWeek(book.store, weekOf(book, weekStart), book.terms);
}

/** Appends a row to the chain of the entry's week; `described` says what changed, where that is told. */
export function appendAudit(
  book: WeekBook,
  { before, after, action, author, reason }: EntryChange,
  described = describeChange(before, after, (id) => locationName(book, id)),
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
    actor: author,
    at: book.terms.now,
    reason,
    ...described,
    sequence: week.auditCount + 1,
    previousHash: week.auditHash,
  };
  const hash = auditHash(row);
  book.store.timeEntryAudits.create(row.id, { ...row, hash });
  book.weeks.set(week.weekStart, { ...week, auditHash: hash, auditCount: row.sequence });
}

/** Throws overlap, with times of `timeZone`, when the person has other work then, at any location. */
export function requireNoOtherWork(book: WeekBook, claim: Claim, timeZone: string): void {
  const others = { entries: entriesOf(book), now: book.terms.now };
  requireNoConflict(claim, others, {
    who: book.person.employee.name,
    where: (id) => locationName(book, id),
    timeZone,
  });
}

export function requireUnlocked(
  book: WeekBook,
  entry: TimeEntry,
  { action, author }: Pick<EntryChange, "action" | "author">,
): void {
  requireOpenDays(daysOf(book, entry), book.closedPeriods);
  if (isClockAction(action)) return;
  const { company, today } = book.person;
  requireRecent(rulesOn(company, today).approvals, author, { day: entry.day, today });
}

/** The first and the last workday that the time touches. */
function daysOf(book: WeekBook, { payable }: TimeEntry): { first: LocalDate; last: LocalDate } {
  const { startsAt, endsAt } = payable;
  const first = placeEntry(book, startsAt).day;
  if (endsAt === null || endsAt <= startsAt) return { first, last: first };
  return { first, last: placeEntry(book, lastMoment(endsAt)).day };
}

/** The weeks that the time touches: one, or two where it runs over an edge. */
export function weeksOf(book: WeekBook, { payable }: TimeEntry): LocalDate[] {
  const { startsAt, endsAt } = payable;
  const first = weekStartOf(book, startsAt);
  if (endsAt === null || endsAt <= startsAt) return [first];
  const last = weekStartOf(book, lastMoment(endsAt));
  return last === first ? [first] : [first, last];
}

function weekStartOf({ person, weeks }: WeekBook, at: Instant): LocalDate {
  const { company, timeZone } = person;
  return weekStartAt(at, weeks, { rules: company.workRules, timeZone });
}

function lastMoment(endsAt: Instant): Instant {
  return instantFromMilliseconds(Date.parse(endsAt) - 1);
}

export function weekOf({ weeks }: WeekBook, weekStart: LocalDate): EmployeeWeek {
  const week = weeks.get(weekStart);
  if (week === undefined) throw new Error(`The week of ${weekStart} was not opened.`);
  return week;
}

export function weekEntryOf({ id, payable, locationId, jobRole, state }: TimeEntry): WeekEntry {
  return { entryId: id, ...payable, locationId, jobRole, state };
}
