import type { EmployeeId, LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import type { Location } from "@crewline/domain/records/locations/location";
import { payTermsOf } from "@crewline/domain/records/pay/employee-pay";
import type { Instant } from "@crewline/domain/kernel/time/instant";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import { addDays } from "@crewline/domain/kernel/time/local-date";
import type { EmployeeWeek, WeekEntry } from "@crewline/domain/records/time-entries/employee-week";
import { employeeWeekId } from "@crewline/domain/records/time-entries/employee-week";
import { emptyWeek } from "@crewline/domain/rules/weeks/empty-week";
import type { TimeEntry } from "@crewline/domain/records/time-entries/time-entry";
import { afterWeek, weeksThatFollow } from "@crewline/domain/rules/weeks/days-before";
import { boundsBetween, weeksNear } from "@crewline/domain/rules/weeks/week-bounds";
import type { CompanyStore } from "../../store/company/company-store.ts";
import type { LocalEmployee } from "../employment/get-local-employee.ts";
import { getLocalEmployee } from "../employment/get-local-employee.ts";
import { lockedPeriodsSince } from "../payroll/closed-periods.ts";
import type { WeekBook } from "./week-book.ts";

/** The time of a change; stored time already names its week and its location. */
export interface TimeConcerned {
  startsAt: Instant;
  endsAt: Instant | null;
  weekStart?: LocalDate;
  locationId?: LocationId;
}

interface Opening {
  employeeId: EmployeeId;
  now: Instant;
  /** Where the change puts the work, which may be new to the employee. */
  locationId?: LocationId | undefined;
}

/** The time of a stored entry. */
export function timeOf({ payable, weekStart, locationId }: TimeEntry): TimeConcerned {
  return { ...payable, weekStart, locationId };
}

/**
 * Opens the weeks of an employee in which the time is or may fall, also after a change of their
 * zone; those without time begin empty, in the current zone.
 */
export async function openWeekBook(
  store: CompanyStore,
  { employeeId, now, locationId }: Opening,
  time: readonly TimeConcerned[],
): Promise<WeekBook> {
  const person = await getLocalEmployee(store, employeeId, now);
  const wanted = weeksConcerned(person, time);
  const [weeks, pay, lockedPeriods] = await Promise.all([
    readWeeks(store, person, wanted),
    store.employeePay.find(employeeId),
    lockedPeriodsSince(store, wanted[0] ?? person.today),
  ]);
  return {
    store,
    person,
    terms: { company: person.company, ...payTermsOf(pay), now },
    locations: await readLocations(store, person, [{ locationId }, ...time, ...entriesIn(weeks)]),
    weeks,
    changed: new Set(),
    isAudited: true,
    lockedPeriods,
  };
}

/** Where the employee works and has worked: of 300 locations, a punch reads these few. */
async function readLocations(
  store: CompanyStore,
  { employee }: LocalEmployee,
  worked: readonly { locationId?: LocationId | undefined }[],
): Promise<Map<LocationId, Location>> {
  const ids = [...employee.locationIds, ...worked.flatMap(({ locationId }) => locationId ?? [])];
  const locations = await store.locations.findAll(ids);
  return new Map(locations.map((location) => [location.id, location]));
}

function entriesIn(weeks: ReadonlyMap<LocalDate, EmployeeWeek>): WeekEntry[] {
  return [...weeks.values()].flatMap(({ entries }) => entries);
}

function weeksConcerned(
  { company, timeZone }: LocalEmployee,
  time: readonly TimeConcerned[],
): LocalDate[] {
  const starts = time.flatMap(({ weekStart, startsAt, endsAt }) => [
    ...(weekStart === undefined ? [] : [weekStart]),
    ...weeksNear({ startsAt, endsAt }, company.workRules, timeZone),
  ]);
  return [...new Set(starts)].toSorted();
}

/**
 * A new week must match the edges of its neighbours, and the week after one that changes may depend
 * on its days; only then are they read.
 */
async function readWeeks(
  store: CompanyStore,
  person: LocalEmployee,
  wanted: readonly LocalDate[],
): Promise<Map<LocalDate, EmployeeWeek>> {
  const known = new Map<LocalDate, EmployeeWeek>();
  const read = async (starts: readonly LocalDate[]) => {
    const ids = starts.map((start) => employeeWeekId(person.employee.id, start));
    for (const week of await store.employeeWeeks.findAll(ids)) known.set(week.weekStart, week);
  };
  await read(wanted);
  const missing = wanted.filter((start) => !known.has(start));
  const following = weeksThatFollow(person.company, wanted);
  const beside = missing.flatMap((start) => [addDays(start, -7), addDays(start, 7)]);
  const others = [...new Set([...beside, ...following])].filter((start) => !wanted.includes(start));
  await read(others);
  const rules = person.company.workRules;
  const absent = [...new Set([...missing, ...following])].filter((start) => !known.has(start));
  const begun = absent.map((start) => {
    const [before, after] = [known.get(addDays(start, -7)), known.get(addDays(start, 7))];
    const week = emptyWeek({
      employeeId: person.employee.id,
      weekStart: start,
      timeZone: person.timeZone,
      bounds: boundsBetween(before, after, rules),
    });
    return afterWeek(week, before ?? null);
  });
  for (const week of begun) known.set(week.weekStart, week);
  return known;
}
