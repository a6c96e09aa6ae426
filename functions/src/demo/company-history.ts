import { homeOf } from "./staff.ts";
import type { EmployeeId, LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import type { Company } from "@crewline/domain/records/company/company";
import type { WageRateRecord } from "@crewline/domain/records/pay/employee-pay";
import { homeZone } from "@crewline/domain/rules/employees/home-zone";
import type { Location } from "@crewline/domain/records/locations/location";
import type { Shift } from "@crewline/domain/records/schedules/shift";
import type { Instant } from "@crewline/domain/kernel/time/instant";
import { addDays, weekDays, weekStartOf } from "@crewline/domain/kernel/time/local-date";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import { localDateAt } from "@crewline/domain/kernel/time/zone";
import type { TimeEntry } from "@crewline/domain/records/time-entries/time-entry";
import type { AuditActor } from "@crewline/domain/records/time-entries/time-entry-audit";
import type { WeekBook } from "../operations/weeks/week-book.ts";
import { saveBook } from "../operations/weeks/week-book.ts";
import { saveWeekRollup } from "../operations/weeks/save-week-rollup.ts";
import type { CompanyStore } from "../store/company/company-store.ts";
import { DaySummaries } from "./day-summaries.ts";
import { recordEvents } from "./history.ts";
import { eventsOfWeek } from "./person-week.ts";
import { fatesOf, withPeopleAtWork } from "./present-moment.ts";
import { writeWeek } from "./publish.ts";
import type { Random } from "./random.ts";
import type { PlannedShift } from "./roster.ts";
import { planWeek, shiftOn } from "./roster.ts";
import type { SeedWeek } from "./seed-time.ts";
import { lastClockChange } from "./seed-time.ts";
import type { Staffer } from "./staff.ts";
import { isNamed } from "./staff.ts";
import type { Tenant } from "./tenant.ts";

interface HistoryInput {
  tenant: Tenant;
  company: Company;
  people: readonly Staffer[];
  /** In the order of the people. */
  rates: readonly WageRateRecord[][];
  store: CompanyStore;
  random: Random;
  now: Instant;
}

/** Writes a company's weeks one after the other, carrying over only what the next one needs. */
export class CompanyHistory {
  readonly #input: HistoryInput;
  readonly #books: Map<EmployeeId, WeekBook>;
  readonly #summaries: DaySummaries;
  readonly #names: Map<EmployeeId, string>;

  constructor(input: HistoryInput) {
    this.#input = input;
    this.#names = new Map(input.people.map(({ employee }) => [employee.id, employee.name]));
    this.#summaries = new DaySummaries(input.store, (id) => this.#names.get(id) ?? "");
    this.#books = new Map(
      input.people.map((person, index) => [
        person.employee.id,
        this.#bookOf(person, input.rates[index] ?? []),
      ]),
    );
  }

  /** Ends the history once all weeks are written: packs the open work since `fromDay`. */
  finish(fromDay: LocalDate): void {
    this.#summaries.writeOpenWork(fromDay);
  }

  writeWeek(week: SeedWeek): void {
    const { now } = this.#input;
    const planned = this.#withClockChange(this.#plan(week), week);
    const isPresent = week.offset === 0 || week.offset === -1;
    const shifts = isPresent ? withPeopleAtWork(this.#input, planned, week.weekStart) : planned;
    this.#write(week, shifts, week.offset > 0 ? null : now);
  }

  /** Open shifts are ahead, and the employees with printed sign-ins work today and tomorrow. */
  #plan({ weekStart, offset }: SeedWeek): PlannedShift[] {
    const { tenant, now } = this.#input;
    const today = localDateAt(now, tenant.basics.timeZone);
    const openFrom = offset < 0 ? null : today > weekStart ? today : weekStart;
    const isExpected = (person: Staffer, day: LocalDate) =>
      isNamed(this.#input.tenant, person) && (day === today || day === addDays(today, 1));
    return planWeek(this.#input, { weekStart, openFrom, isExpected });
  }

  /** Adds a night shift over the last clock change before the first week. */
  writeClockChange(firstDay: LocalDate): void {
    const { tenant, now } = this.#input;
    const day = lastClockChange(now, tenant.basics.timeZone);
    const baker = this.#nightBaker();
    if (day === null || day >= firstDay || baker === undefined) return;
    const shift = shiftOn(this.#input, baker, addDays(day, -1));
    this.#write({ weekStart: shift.weekStart, offset: -99 }, [shift], now);
  }

  /** `until` is null for a week that is only planned. */
  #write(week: SeedWeek, planned: readonly PlannedShift[], until: Instant | null): void {
    const { tenant } = this.#input;
    const shifts = tenant.locations.flatMap((location, index) => {
      const here = planned.filter(({ locationId }) => locationId === location.id);
      return this.#writeRoster(
        { week, location, isFirst: index === 0, isPublished: until !== null },
        here,
      );
    });
    const entries = until === null ? [] : this.#work(week, planned, until);
    this.#summaries.add(shifts, entries);
    // The day after is summarised with the next week, if there is one.
    const hasNext = until !== null && week.offset >= -tenant.weeks;
    const days = weekDays(week.weekStart);
    if (!hasNext) days.push(addDays(week.weekStart, 7));
    for (const location of tenant.locations) this.#summaries.write(location, days);
  }

  #writeRoster(
    { week, location, isFirst, isPublished }: Roster,
    here: readonly PlannedShift[],
  ): Shift[] {
    const last = here.toSorted((a, b) => b.startsAt.localeCompare(a.startsAt))[0];
    return writeWeek(this.#input.store, {
      weekStart: week.weekStart,
      locationId: location.id,
      timeZone: location.timeZone,
      shifts: here,
      isPublished,
      changedShiftId: isFirst && week.offset === 0 ? (last?.id ?? null) : null,
      actor: this.#reviewerAt(location.id, null),
      nameOf: (id) => this.#names.get(id) ?? "",
      now: this.#input.now,
    });
  }

  #work(week: SeedWeek, planned: readonly PlannedShift[], now: Instant): TimeEntry[] {
    const byPerson = Map.groupBy(planned, ({ employeeId }) => employeeId);
    const fates = fatesOf(this.#input, planned);
    return this.#input.people.flatMap((person) => {
      const book = this.#books.get(person.employee.id);
      if (book === undefined) return [];
      const shifts = byPerson.get(person.employee.id) ?? [];
      const events = eventsOfWeek({ ...this.#circumstances(person), week, shifts, fates });
      const entries = recordEvents(book, events, now);
      closeBook(book, { weekStart: week.weekStart, now });
      return entries;
    });
  }

  #circumstances(person: Staffer) {
    const { company, now, random } = this.#input;
    const { employee, uid, role } = person;
    const homeLocationId = homeOf(employee);
    return {
      company,
      employeeId: employee.id,
      homeLocationId,
      homeZone: this.#zoneOf(employee),
      self: { uid, name: employee.name, role },
      reviewer: this.#reviewerAt(homeLocationId, employee.id),
      isReliable: isNamed(this.#input.tenant, person),
      now,
      random,
    };
  }

  /** The manager of the location; for a manager's own time, the admin. */
  #reviewerAt(locationId: LocationId, employeeId: EmployeeId | null): AuditActor {
    const { people, company, tenant } = this.#input;
    const manager = people.find(
      ({ managedLocationIds, employee }) =>
        managedLocationIds.includes(locationId) && employee.status === "active",
    );
    if (manager === undefined || manager.employee.id === employeeId) {
      return { uid: company.createdBy, name: tenant.admin.displayName, role: "admin" };
    }
    return { uid: manager.uid, name: manager.employee.name, role: "manager" };
  }

  #withClockChange(planned: readonly PlannedShift[], week: SeedWeek): readonly PlannedShift[] {
    const { tenant, now } = this.#input;
    const day = lastClockChange(now, tenant.basics.timeZone);
    const baker = this.#nightBaker();
    if (day === null || baker === undefined) return planned;
    const eve = addDays(day, -1);
    const isHere = weekStartOf(eve, tenant.basics.weekStart) === week.weekStart;
    const isPlanned = planned.some(
      (shift) => shift.day === eve && shift.employeeId === baker.employee.id,
    );
    return isHere && !isPlanned ? [...planned, shiftOn(this.#input, baker, eve)] : planned;
  }

  #nightBaker(): Staffer | undefined {
    const [first] = this.#input.tenant.locations;
    return this.#input.people.find(
      ({ employee, slot }) =>
        employee.locationIds[0] === first?.id &&
        employee.status === "active" &&
        slot.endsAtLocal < slot.startsAtLocal,
    );
  }

  #zoneOf(employee: Staffer["employee"]): string {
    const { tenant } = this.#input;
    return homeZone(employee, tenant.locations, tenant.basics.timeZone);
  }

  #bookOf({ employee }: Staffer, rates: readonly WageRateRecord[]): WeekBook {
    const { tenant, company, store, now } = this.#input;
    const timeZone = this.#zoneOf(employee);
    const home = tenant.locations.find(({ id }) => id === employee.locationIds[0]) ?? null;
    return {
      store,
      person: { employee, company, home, timeZone, today: localDateAt(now, timeZone) },
      terms: { company, rates, policies: [], now },
      locations: new Map(tenant.locations.map((location) => [location.id, location])),
      weeks: new Map(),
      changed: new Set(),
      isAudited: true,
      lockedPeriods: [],
    };
  }
}

interface Roster {
  week: SeedWeek;
  location: Location;
  isFirst: boolean;
  isPublished: boolean;
}

/** Writes the changed weeks; a clock-in before midnight changes the week before. */
function closeBook(
  book: WeekBook,
  { weekStart, now }: { weekStart: LocalDate; now: Instant },
): void {
  book.terms = { ...book.terms, now };
  for (const saved of saveBook(book)) saveWeekRollup(book.store, saved, book.terms.company);
  book.changed.clear();
  for (const known of book.weeks.keys()) if (known < weekStart) book.weeks.delete(known);
}
