import type { LocationId, TimeEntryId } from "@crewline/domain/kernel/ids/entity-ids";
import type { EntryNames } from "@crewline/domain/projections/time-entries/describe-change";
import { jobRoleNames } from "@crewline/domain/rules/job-roles/job-role-names";
import type { Location } from "@crewline/domain/records/locations/location";
import type { PayPeriodRecord } from "@crewline/domain/records/pay/pay-period-record";
import type { Instant } from "@crewline/domain/kernel/time/instant";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import { addDays } from "@crewline/domain/kernel/time/local-date";
import type { EmployeeWeek, WeekEntry } from "@crewline/domain/records/time-entries/employee-week";
import type { Claim } from "@crewline/domain/rules/time-entries/find-conflict";
import { requireNoConflict } from "@crewline/domain/rules/time-entries/find-conflict";
import type { TimeEntry } from "@crewline/domain/records/time-entries/time-entry";
import { weeksHoldingTime } from "@crewline/domain/rules/weeks/entries-by-week";
import { isClosedWeek } from "@crewline/domain/rules/reports/period-lock";
import { afterWeek, countsDaysBefore } from "@crewline/domain/rules/weeks/days-before";
import { dayInWeek, weekStartAt } from "@crewline/domain/rules/weeks/week-bounds";
import type { CompanyStore } from "../../store/company/company-store.ts";
import type { LocalEmployee } from "../employment/get-local-employee.ts";
import type { SavedWeek, WeekTerms } from "./save-week.ts";
import { saveWeek } from "./save-week.ts";

/**
 * An employee's weeks, opened in a transaction that decides overlap and the open entry. Every
 * change of worked time goes through `recordChange` and `saveBook`, so that entry, week, pay and
 * history never differ.
 */
export interface WeekBook {
  store: CompanyStore;
  person: LocalEmployee;
  terms: WeekTerms;
  /** Those of the employee, and those of the entries in the open weeks. */
  locations: ReadonlyMap<LocationId, Location>;
  /** The weeks by their first day; those in `changed` are written by `saveBook`. */
  weeks: Map<LocalDate, EmployeeWeek>;
  changed: Set<LocalDate>;
  /** False in a seed's distant past, of which the company's audit has no rows. */
  isAudited: boolean;
  /** The pay periods, closed in part or as a whole, that the open weeks may reach into. */
  lockedPeriods: readonly PayPeriodRecord[];
}

/** All entries of the employee in the open weeks, each once. */
export function entriesOf({ weeks }: WeekBook): WeekEntry[] {
  const entries = [...weeks.values()].flatMap((week) => week.entries);
  return [...new Map(entries.map((entry) => [entry.entryId, entry])).values()];
}

/** The week of worked time: the week already begun, else by the employee's zone. */
export function placeEntry(book: WeekBook, startsAt: Instant) {
  const weekStart = weekStartOf(book, startsAt);
  const { workRules } = book.person.company;
  return { day: dayInWeek(startsAt, weekOf(book, weekStart), workRules), weekStart };
}

export function locationName({ locations }: WeekBook, locationId: LocationId): string {
  return locations.get(locationId)?.name ?? "a former location";
}

/** Returns the names of locations and job roles in history rows. */
export function entryNames(book: WeekBook): EntryNames {
  return {
    location: (id) => locationName(book, id),
    jobRole: jobRoleNames(book.person.company.jobRoles),
  };
}

/** The open weeks of an entry. */
export function weeksHolding({ weeks }: WeekBook, id: TimeEntryId): LocalDate[] {
  const found = [...weeks].filter(([, week]) => week.entries.some(({ entryId }) => entryId === id));
  return found.map(([weekStart]) => weekStart);
}

/**
 * Writes the weeks that were changed, each with its pay, and those after them whose hours depend
 * on the days worked before; a week that was paid stays as it was paid. Returns what it wrote.
 */
export function saveBook(book: WeekBook): SavedWeek[] {
  return [...book.changed].toSorted().flatMap((weekStart) => {
    const saved = saveWeek(book.store, weekOf(book, weekStart), book.terms);
    return [saved, ...carryDays(book, saved.week)];
  });
}

/** Gives the week after `week` its days in a row; one that is still to be saved is not written. */
function carryDays(book: WeekBook, week: EmployeeWeek): SavedWeek[] {
  const { store, terms, lockedPeriods, changed } = book;
  const following = addDays(week.weekStart, 7);
  if (!countsDaysBefore(terms.company, following)) return [];
  const next = weekOf(book, following);
  const counted = afterWeek(next, week);
  if (counted === next || isClosedWeek(following, lockedPeriods)) return [];
  book.weeks.set(following, counted);
  return next.version > 0 && !changed.has(following) ? [saveWeek(store, counted, terms)] : [];
}

/**
 * Throws overlap, with times of `timeZone`, if the employee has other work then, at any location.
 */
export function requireNoOtherWork(book: WeekBook, claim: Claim, timeZone: string): void {
  const others = { entries: entriesOf(book), now: book.terms.now };
  requireNoConflict(claim, others, {
    who: book.person.employee.name,
    where: (id) => locationName(book, id),
    timeZone,
  });
}

/** The weeks of the time: one, or two if it crosses an edge. */
export function weeksOf(book: WeekBook, { payable }: TimeEntry): LocalDate[] {
  return weeksHoldingTime(payable, book.weeks, calendarOf(book));
}

function weekStartOf(book: WeekBook, at: Instant): LocalDate {
  return weekStartAt(at, book.weeks, calendarOf(book));
}

function calendarOf({ person: { company, timeZone } }: WeekBook) {
  return { rules: company.workRules, timeZone };
}

export function weekOf({ weeks }: WeekBook, weekStart: LocalDate): EmployeeWeek {
  const week = weeks.get(weekStart);
  if (week === undefined) throw new Error(`The week of ${weekStart} was not opened.`);
  return week;
}
