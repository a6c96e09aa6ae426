import type { Role } from "@crewline/domain/access/role";
import { rulesOn } from "@crewline/domain/company/rules-on";
import type { Location } from "@crewline/domain/locations/location";
import { workdayOf, workweekOf } from "@crewline/domain/pay/workday";
import type { PayPeriodRecord } from "@crewline/domain/reports/pay-period-record";
import { requireOpenDays } from "@crewline/domain/reports/period-lock";
import type { Instant } from "@crewline/domain/time/instant";
import { instantFromMilliseconds } from "@crewline/domain/time/instant";
import type { LocalDate } from "@crewline/domain/time/local-date";
import { requireRecent } from "@crewline/domain/time-entries/approval-rules";
import type { EmployeeWeek, WeekEntry } from "@crewline/domain/time-entries/employee-week";
import { employeeWeekId } from "@crewline/domain/time-entries/employee-week";
import type { TimeEntry } from "@crewline/domain/time-entries/time-entry";
import { weeksOfSpan } from "@crewline/domain/time-entries/weeks-of-entry";
import { describeChange } from "@crewline/domain/time-entry-audits/describe-change";
import type { AuditAction } from "@crewline/domain/time-entry-audits/time-entry-audit";
import { closedPeriodsSince } from "./closed-periods.ts";
import type { CompanyStore } from "./company-store.ts";
import type { Person } from "./person.ts";
import { getPerson } from "./person.ts";
import type { WeekTerms } from "./save-week.ts";
import { saveWeek } from "./save-week.ts";
import { auditHash } from "./time-entry-audits.ts";

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

/** Opens the weeks that `weekStarts` finds for the person; those without time begin empty. */
export async function openWeekBook(
  store: CompanyStore,
  { employeeId, now }: { employeeId: string; now: Instant },
  weekStarts: (person: Person) => readonly LocalDate[],
): Promise<WeekBook> {
  const person = await getPerson(store, employeeId, now);
  const wanted = [...new Set(weekStarts(person))];
  const [found, pay, locations, closedPeriods] = await Promise.all([
    store.employeeWeeks.findAll(wanted.map((weekStart) => employeeWeekId(employeeId, weekStart))),
    store.employeePay.find(employeeId),
    store.locations.list([]),
    closedPeriodsSince(store, wanted.toSorted()[0] ?? person.today),
  ]);
  const known = new Map(found.map((week) => [week.weekStart, week]));
  const weeks = wanted.map(
    (start) => [start, known.get(start) ?? emptyWeek(person, start)] as const,
  );
  return {
    store,
    person,
    terms: { company: person.company, rates: pay?.rates ?? [], now },
    locations: new Map(locations.map((location) => [location.id, location])),
    weeks: new Map(weeks),
    changed: new Set(),
    closedPeriods,
  };
}

/** Everything that the person has in the open weeks, each entry once. */
export function entriesOf({ weeks }: WeekBook): WeekEntry[] {
  const entries = [...weeks.values()].flatMap((week) => week.entries);
  return [...new Map(entries.map((entry) => [entry.entryId, entry])).values()];
}

/** Where worked time belongs: the person's own zone decides its day and week. */
export function placeEntry({ company, timeZone }: Person, startsAt: Instant) {
  return {
    day: workdayOf(startsAt, company.workRules, timeZone),
    weekStart: workweekOf(startsAt, company.workRules, timeZone),
  };
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
  const touched = new Set([
    ...(before === null ? [] : weeksOf(book, before)),
    ...weeksOf(book, after),
  ]);
  for (const weekStart of touched) {
    const week = weekOf(book, weekStart);
    const others = week.entries.filter(({ entryId }) => entryId !== after.id);
    const isHere = weeksOf(book, after).includes(weekStart);
    const entries = isHere ? [...others, weekEntryOf(after)] : others;
    book.weeks.set(weekStart, { ...week, entries });
    book.changed.add(weekStart);
  }
  appendAudit(book, change);
  book.store.timeEntries.save(after.id, after);
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

/** What the clock itself does is never too old: it must not keep anybody from clocking in. */
const clockActions: readonly AuditAction[] = [
  "clockIn",
  "startBreak",
  "endBreak",
  "clockOut",
  "flag",
];

export function requireUnlocked(
  book: WeekBook,
  entry: TimeEntry,
  { action, author }: Pick<EntryChange, "action" | "author">,
): void {
  requireOpenDays(daysOf(book, entry), book.closedPeriods);
  if (clockActions.includes(action)) return;
  const { company, today } = book.person;
  requireRecent(rulesOn(company, today).approvals, author, { day: entry.day, today });
}

/** The first and the last workday that the time touches. */
function daysOf(
  { person }: WeekBook,
  { payable }: TimeEntry,
): { first: LocalDate; last: LocalDate } {
  const dayOf = (at: Instant) => workdayOf(at, person.company.workRules, person.timeZone);
  const { startsAt, endsAt } = payable;
  const first = dayOf(startsAt);
  if (endsAt === null || endsAt <= startsAt) return { first, last: first };
  return { first, last: dayOf(instantFromMilliseconds(Date.parse(endsAt) - 1)) };
}

export function weeksOf({ person }: WeekBook, entry: TimeEntry): LocalDate[] {
  return weeksOfSpan(entry.payable, person.company.workRules, person.timeZone);
}

export function weekOf({ weeks }: WeekBook, weekStart: LocalDate): EmployeeWeek {
  const week = weeks.get(weekStart);
  if (week === undefined) throw new Error(`The week of ${weekStart} was not opened.`);
  return week;
}

export function weekEntryOf({ id, payable, locationId, jobRole, state }: TimeEntry): WeekEntry {
  return { entryId: id, ...payable, locationId, jobRole, state };
}

/** A week in which nobody has worked yet. */
export function emptyWeek({ employee, timeZone }: Person, weekStart: LocalDate): EmployeeWeek {
  return {
    id: employeeWeekId(employee.id, weekStart),
    employeeId: employee.id,
    weekStart,
    timeZone,
    locationIds: [],
    entries: [],
    openEntryId: null,
    hours: {
      workedSeconds: 0,
      regularSeconds: 0,
      overtimeSeconds: 0,
      doubletimeSeconds: 0,
      unpaidBreakSeconds: 0,
      days: [],
      entries: [],
    },
    auditHash: "",
    auditCount: 0,
    version: 0,
  };
}
