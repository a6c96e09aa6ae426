import type { EmployeeId, LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import { weekStartOf } from "@crewline/domain/kernel/time/local-date";
import { costSpans } from "@crewline/domain/projections/home/cost-of-day";
import type { PersonCost } from "@crewline/domain/projections/home/cost-of-person";
import { costOfPerson } from "@crewline/domain/projections/home/cost-of-person";
import { salaryOfDay } from "@crewline/domain/projections/home/salary-of-day";
import { countingWeeks } from "@crewline/domain/rules/schedules/planned-weeks";
import type { Company } from "@crewline/domain/records/company/company";
import type { Employee } from "@crewline/domain/records/employees/employee";
import type { Location } from "@crewline/domain/records/locations/location";
import type { StaffCost } from "@crewline/domain/records/pay/day-cost";
import type { EmployeePay, PayTerms } from "@crewline/domain/records/pay/employee-pay";
import { payTermsOf } from "@crewline/domain/records/pay/employee-pay";
import type { Shift } from "@crewline/domain/records/schedules/shift";
import { employeeWeekId } from "@crewline/domain/records/time-entries/employee-week";
import type { TimeEntry } from "@crewline/domain/records/time-entries/time-entry";
import type { TimeOff } from "@crewline/domain/records/time-off/time-off";
import { rulesOn } from "@crewline/domain/rules/company/rules-on";
import { homeZone } from "@crewline/domain/rules/employees/home-zone";
import type { WorkweekInput } from "@crewline/domain/rules/hours/workweek-input";
import { salariedHours } from "@crewline/domain/rules/reports/salaried-hours";
import type { Salaried } from "@crewline/domain/rules/reports/salary-lines";
import { asWorked } from "@crewline/domain/rules/schedules/planned-overtime";
import { weekInputOf } from "@crewline/domain/rules/weeks/build-week";
import { rulesByTerms } from "@crewline/domain/rules/weeks/person-rules";
import { weeksReached } from "@crewline/domain/rules/weeks/weeks-reached";
import { weeksUntil } from "@crewline/domain/rules/weeks/weeks-until";
import { weekSourcesOf } from "../../operations/weeks/save-week.ts";
import { now } from "../../platform/clock.ts";
import type { CompanyStore } from "../../store/company/company-store.ts";
import { plannedInWeek } from "./packed-plans.ts";

/** The people of a day at a location, with what their cost follows from. */
export interface Staff {
  store: CompanyStore;
  company: Company;
  locations: readonly Location[];
  people: readonly Employee[];
  pays: ReadonlyMap<EmployeeId, EmployeePay>;
  /** Of those who have a salary. */
  timeOff: ReadonlyMap<EmployeeId, TimeOff[]>;
  locationId: LocationId;
  day: LocalDate;
}

interface Costs {
  spans: StaffCost[];
  /** The employees whose pay is not known. */
  unpricedIds: EmployeeId[];
}

/** The shifts as part of the planned weeks of their employees. */
export async function costOfPlan(staff: Staff, planned: readonly Shift[]): Promise<Costs> {
  const { store, company, locations, pays } = staff;
  const people = staff.people.filter(({ id }) => planned.some((one) => one.employeeId === id));
  const weekStart = weekOfDay(staff);
  const ids = people.map(({ id }) => id);
  const week = { ids, weekStart, locations: locations.length };
  const all = await plannedInWeek(store, week);
  const counted = new Set<string>(planned.map(({ id }) => id));
  const costs = people.map((person) => {
    const { id } = person;
    const terms = payTermsOf(pays.get(id) ?? null);
    const own = all.filter((one) => one.employeeId === id);
    const timeZone = homeZone(person, locations, company.timeZone);
    const rules = rulesByTerms(company, terms, weekStart);
    const weeks = countingWeeks({ weekStart, timeZone, rules, shifts: own }).map((part) => ({
      weekStart: part.weekStart,
      timeZone,
      rules: rulesByTerms(company, terms, part.weekStart),
      wages: terms.rates,
      currency: company.currency,
      entries: part.shifts.map(asWorked),
      now: part.shifts.reduce((last, { endsAt }) => (endsAt > last ? endsAt : last), ""),
    }));
    return costOf(staff, salariedIn(staff, person, terms), { weeks, counted });
  });
  return together(costs);
}

/**
 * The entries as part of the worked weeks of their employees; running ones end now. Work that runs
 * over the edge of its week is paid in the next one as well.
 */
export async function costOfWork(staff: Staff, worked: readonly TimeEntry[]): Promise<Costs> {
  const { store, company, pays } = staff;
  const at = now();
  const weekIds = worked.flatMap((entry) =>
    [...weeksReached(entry, at), weekOfDay(staff)].map((start) =>
      employeeWeekId(entry.employeeId, start),
    ),
  );
  const weeks = await store.employeeWeeks.findAll([...new Set(weekIds)]);
  const counted = new Set<string>(worked.map(({ id }) => id));
  const people = staff.people.filter(({ id }) => worked.some((one) => one.employeeId === id));
  const costs = people.map((person) => {
    const own = weeks.filter(({ employeeId }) => employeeId === person.id);
    const terms = payTermsOf(pays.get(person.id) ?? null);
    const ended = weeksUntil(own, at, company.workRules).map((week) =>
      weekInputOf(weekSourcesOf(week, { company, ...terms, now: at })),
    );
    return costOf(staff, salariedIn(staff, person, terms), { weeks: ended, counted });
  });
  return together(costs);
}

/** What the counted work of an employee costs, as a part of the weeks that count it. */
function costOf(
  staff: Staff,
  of: Salaried,
  { weeks, counted }: { weeks: readonly WorkweekInput[]; counted: ReadonlySet<string> },
): PersonCost {
  const touched = weeks.filter(({ entries }) => entries.some(({ id }) => counted.has(id)));
  const costs = touched.map((week) => {
    const { weekStart } = week;
    return { weekStart, spans: costSpans(week, (id) => counted.has(id)) };
  });
  return costOfPerson(of.employee.id, costs, salaryIn(staff, of, weeks));
}

/** The workweek of a day, in which its hours may change what a salary pays for it. */
function weekOfDay({ company, day }: Staff): LocalDate {
  return weekStartOf(day, company.workRules.weekStart);
}

/** The day's part of an employee's salary, after the hours of these weeks. */
function salaryIn(staff: Staff, of: Salaried, weeks: readonly WorkweekInput[]): number {
  const { company, locationId, day } = staff;
  if (of.rates.every(({ salary }) => salary === undefined)) return 0;
  return salaryOfDay(of, salariedHours(weeks), {
    day,
    locationId,
    rules: company.workRules,
    payPeriodOn: (one) => rulesOn(company, one).payPeriod,
  });
}

function salariedIn({ timeOff }: Staff, employee: Employee, { rates }: PayTerms): Salaried {
  return { employee, rates, timeOff: timeOff.get(employee.id) ?? [], premiums: [] };
}

function together(costs: readonly PersonCost[]): Costs {
  return {
    spans: costs.flatMap(({ spans }) => spans),
    unpricedIds: costs.flatMap(({ employeeId, isPriced }) => (isPriced ? [] : employeeId)),
  };
}
