import type { EmployeeId, LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import { addDays, weekStartOf } from "@crewline/domain/kernel/time/local-date";
import { localDateAt } from "@crewline/domain/kernel/time/zone";
import { costSpans } from "@crewline/domain/projections/home/cost-of-day";
import type { PersonCost } from "@crewline/domain/projections/home/cost-of-person";
import { costOfPerson } from "@crewline/domain/projections/home/cost-of-person";
import { salaryOfDay } from "@crewline/domain/projections/home/salary-of-day";
import { countingWeeks } from "@crewline/domain/rules/schedules/planned-weeks";
import type { Company } from "@crewline/domain/records/company/company";
import type { Employee } from "@crewline/domain/records/employees/employee";
import type { Location } from "@crewline/domain/records/locations/location";
import type { LocationRecord } from "@crewline/domain/records/locations/location-record";
import type { DayCost, showDayCostSchema, StaffCost } from "@crewline/domain/records/pay/day-cost";
import type { PayTerms } from "@crewline/domain/records/pay/employee-pay";
import { payTermsOf } from "@crewline/domain/records/pay/employee-pay";
import { salesMonthId } from "@crewline/domain/records/sales/sales-month";
import type { Shift } from "@crewline/domain/records/schedules/shift";
import { employeeWeekId } from "@crewline/domain/records/time-entries/employee-week";
import type { TimeEntry } from "@crewline/domain/records/time-entries/time-entry";
import type { TimeOff } from "@crewline/domain/records/time-off/time-off";
import { mayReadPay } from "@crewline/domain/rules/access/record-access";
import { rulesOn } from "@crewline/domain/rules/company/rules-on";
import { homeZone } from "@crewline/domain/rules/employees/home-zone";
import type { WorkweekInput } from "@crewline/domain/rules/hours/workweek-input";
import { salariedHours } from "@crewline/domain/rules/reports/salaried-hours";
import type { Salaried } from "@crewline/domain/rules/reports/salary-lines";
import { salesMinor } from "@crewline/domain/rules/sales/sales-amounts";
import { asWorked } from "@crewline/domain/rules/schedules/planned-overtime";
import { countsAsWorked, isRunning } from "@crewline/domain/rules/time-entries/transitions";
import { weekInputOf } from "@crewline/domain/rules/weeks/build-week";
import { rulesByTerms } from "@crewline/domain/rules/weeks/person-rules";
import { weeksUntil } from "@crewline/domain/rules/weeks/weeks-until";
import type { z } from "zod";
import { recordActorOf } from "../../operations/access/record-actor.ts";
import type { Actor } from "../../operations/commands/actor.ts";
import { requireReach } from "../../operations/commands/require-reach.ts";
import { timeOffOf } from "../../operations/payroll/read-salaries.ts";
import { weekSourcesOf } from "../../operations/weeks/save-week.ts";
import { now } from "../../platform/clock.ts";
import type { CompanyStore } from "../../store/company/company-store.ts";
import { daysOfLocation } from "../../store/company/filters.ts";
import { readCompany } from "../../store/company/read-company.ts";
import { shiftsOfPeople } from "./shifts-of-people.ts";

/**
 * Returns what a day at a location costs, as planned and as worked until now. Null for a reader who
 * may not see the pay of everyone who is planned or works on it.
 */
export async function showDayCost(
  actor: Actor,
  { locationId, day }: z.infer<typeof showDayCostSchema>,
): Promise<{ cost: DayCost | null }> {
  requireReach(actor, { locationIds: [locationId], what: "location" });
  const store = await readCompany(actor.companyId);
  const location = await store.locationRecords.get(locationId);
  const [company, locations, shifts, entries, reader] = await Promise.all([
    store.company(),
    store.locations.list([]),
    store.shifts.list(daysOfLocation(locationId, day, day)),
    // An entry's day is the workday of the employee, which may begin on another day.
    store.timeEntries.list(daysOfLocation(locationId, addDays(day, -2), addDays(day, 1))),
    recordActorOf(store, actor),
  ]);
  const planned = shifts.filter(isPlanned);
  const worked = entries.filter((entry) => isWorkedOn(entry, day, location));
  const ids = [...new Set([...planned, ...worked].flatMap(({ employeeId }) => employeeId ?? []))];
  const people = await store.employees.findAll(ids);
  const readable = people.filter((person) => mayReadPay(reader, person));
  if (readable.length < ids.length) return { cost: null };
  const timeOff = await timeOffOf(store, ids, { firstDay: day });
  const staff = { store, company, locations, people, timeOff, locationId, day };
  const parts = [await costOfPlan(staff, planned), await costOfWork(staff, worked)];
  const unpriced = new Set(parts.flatMap(({ unpricedIds }) => unpricedIds));
  const [plan, work] = parts.map(({ spans }) => spans);
  const costs = { planned: plan ?? [], worked: work ?? [], unpriced: unpriced.size };
  const names = people.map(({ id: employeeId, name }) => ({ employeeId, name }));
  const sales = await salesOfDay(store, location, day);
  return { cost: { currency: company.currency, ...costs, people: names, sales } };
}

async function salesOfDay(
  store: CompanyStore,
  { id, budget }: Pick<LocationRecord, "id" | "budget">,
  day: LocalDate,
): Promise<DayCost["sales"]> {
  const month = await store.salesMonths.find(salesMonthId(id, day));
  const sales = month?.days[day];
  const amountMinor = sales === undefined ? null : salesMinor(sales);
  if (amountMinor === null) return null;
  return { amountMinor, budgetBasisPoints: budget.salesShareBasisPoints };
}

function isPlanned({ employeeId, state }: Shift): boolean {
  return employeeId !== null && state !== "cancelled";
}

function isWorkedOn(
  { payable, state }: TimeEntry,
  day: LocalDate,
  { timeZone }: Location,
): boolean {
  const isShown = countsAsWorked(state) || isRunning(state);
  return isShown && localDateAt(payable.startsAt, timeZone) === day;
}

interface Staff {
  store: CompanyStore;
  company: Company;
  locations: readonly Location[];
  people: readonly Employee[];
  timeOff: ReadonlyMap<EmployeeId, TimeOff[]>;
  locationId: LocationId;
  day: LocalDate;
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

interface Costs {
  spans: StaffCost[];
  /** The employees whose pay is not known. */
  unpricedIds: EmployeeId[];
}

/** The shifts as part of the planned weeks of their employees. */
async function costOfPlan(staff: Staff, planned: readonly Shift[]): Promise<Costs> {
  const { store, company, locations } = staff;
  const people = staff.people.filter(({ id }) => planned.some((one) => one.employeeId === id));
  const weekStart = weekOfDay(staff);
  const ids = people.map(({ id }) => id);
  const all = (await shiftsOfPeople(store, ids, weekStart)).filter(isPlanned);
  const counted = new Set<string>(planned.map(({ id }) => id));
  const costs = people.map(async (person) => {
    const { id } = person;
    const terms = payTermsOf(await store.employeePay.find(id));
    const own = all.filter((one) => one.employeeId === id && one.weekStart === weekStart);
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
  return together(await Promise.all(costs));
}

/**
 * The entries as part of the worked weeks of their employees; running ones end now. Work that runs
 * over the edge of its week is paid in the next one as well.
 */
async function costOfWork(staff: Staff, worked: readonly TimeEntry[]): Promise<Costs> {
  const { store, company } = staff;
  const at = now();
  const weekIds = worked.flatMap(({ employeeId, weekStart }) =>
    [weekStart, addDays(weekStart, 7), weekOfDay(staff)].map((start) =>
      employeeWeekId(employeeId, start),
    ),
  );
  const weeks = await store.employeeWeeks.findAll([...new Set(weekIds)]);
  const counted = new Set<string>(worked.map(({ id }) => id));
  const people = staff.people.filter(({ id }) => worked.some((one) => one.employeeId === id));
  const costs = people.map(async (person) => {
    const own = weeks.filter(({ employeeId }) => employeeId === person.id);
    const terms = payTermsOf(await store.employeePay.find(person.id));
    const ended = weeksUntil(own, at, company.workRules).map((week) =>
      weekInputOf(weekSourcesOf(week, { company, ...terms, now: at })),
    );
    return costOf(staff, salariedIn(staff, person, terms), { weeks: ended, counted });
  });
  return together(await Promise.all(costs));
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

function together(costs: readonly PersonCost[]): Costs {
  return {
    spans: costs.flatMap(({ spans }) => spans),
    unpricedIds: costs.flatMap(({ employeeId, isPriced }) => (isPriced ? [] : employeeId)),
  };
}
