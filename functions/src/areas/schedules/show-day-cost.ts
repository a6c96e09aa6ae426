import type { EmployeeId, LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import type { Instant } from "@crewline/domain/kernel/time/instant";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import { addDays, weekStartOf } from "@crewline/domain/kernel/time/local-date";
import { localDateAt } from "@crewline/domain/kernel/time/zone";
import { costSpans } from "@crewline/domain/projections/home/cost-of-day";
import type { PersonCost } from "@crewline/domain/projections/home/cost-of-person";
import { costOfPerson } from "@crewline/domain/projections/home/cost-of-person";
import { countingWeeks } from "@crewline/domain/rules/schedules/planned-weeks";
import type { Company } from "@crewline/domain/records/company/company";
import type { Employee } from "@crewline/domain/records/employees/employee";
import type { Location } from "@crewline/domain/records/locations/location";
import type { LocationRecord } from "@crewline/domain/records/locations/location-record";
import type {
  CostSpan,
  DayCost,
  showDayCostSchema,
  StaffCost,
} from "@crewline/domain/records/pay/day-cost";
import type { PayTerms } from "@crewline/domain/records/pay/employee-pay";
import { payTermsOf } from "@crewline/domain/records/pay/employee-pay";
import { salesMonthId } from "@crewline/domain/records/sales/sales-month";
import type { Shift } from "@crewline/domain/records/schedules/shift";
import type { EmployeeWeek } from "@crewline/domain/records/time-entries/employee-week";
import { employeeWeekId } from "@crewline/domain/records/time-entries/employee-week";
import type { TimeEntry } from "@crewline/domain/records/time-entries/time-entry";
import { mayReadPay } from "@crewline/domain/rules/access/record-access";
import { rulesOn } from "@crewline/domain/rules/company/rules-on";
import { homeZone } from "@crewline/domain/rules/employees/home-zone";
import { salaryShares } from "@crewline/domain/rules/pay/salary-days";
import { salesMinor } from "@crewline/domain/rules/sales/sales-amounts";
import { asWorked } from "@crewline/domain/rules/schedules/planned-overtime";
import { countsAsWorked, isRunning } from "@crewline/domain/rules/time-entries/transitions";
import { weekInputOf } from "@crewline/domain/rules/weeks/build-week";
import { endedAt } from "@crewline/domain/rules/weeks/ended-at";
import { rulesByTerms } from "@crewline/domain/rules/weeks/person-rules";
import type { z } from "zod";
import { recordActorOf } from "../../operations/access/record-actor.ts";
import type { Actor } from "../../operations/commands/actor.ts";
import { requireReach } from "../../operations/commands/require-reach.ts";
import type { WeekTerms } from "../../operations/weeks/save-week.ts";
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
  const staff = { store, company, locations, people, locationId, day };
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
  locationId: LocationId;
  day: LocalDate;
}

/**
 * The day's part of an employee's salary, in minor units: 0 away from the home location, where a
 * salary is booked.
 */
function salaryOfDay({ company, people, locationId, day }: Staff, of: SalariedTerms): number {
  const homeId = people.find(({ id }) => id === of.id)?.locationIds[0];
  if (homeId !== locationId) return 0;
  const payPeriodOn = (one: LocalDate) => rulesOn(company, one).payPeriod;
  const shares = salaryShares(of.rates, { firstDay: day, lastDay: day }, payPeriodOn);
  return shares.reduce((sum, { shareMinor }) => sum + shareMinor, 0);
}

interface SalariedTerms extends Pick<PayTerms, "rates"> {
  id: EmployeeId;
}

interface Costs {
  spans: StaffCost[];
  /** The employees whose pay is not known. */
  unpricedIds: EmployeeId[];
}

/** The shifts as part of the planned weeks of their employees. */
async function costOfPlan(staff: Staff, planned: readonly Shift[]): Promise<Costs> {
  const { store, company, locations, day } = staff;
  const people = staff.people.filter(({ id }) => planned.some((one) => one.employeeId === id));
  const weekStart = weekStartOf(day, company.workRules.weekStart);
  const ids = people.map(({ id }) => id);
  const all = (await shiftsOfPeople(store, ids, weekStart)).filter(isPlanned);
  const counted = new Set<string>(planned.map(({ id }) => id));
  const costs = people.map(async (person) => {
    const { id } = person;
    const terms = payTermsOf(await store.employeePay.find(id));
    const own = all.filter((one) => one.employeeId === id && one.weekStart === weekStart);
    const timeZone = homeZone(person, locations, company.timeZone);
    const rules = rulesByTerms(company, terms, weekStart);
    const weeks = countingWeeks({ weekStart, timeZone, rules, shifts: own }).map((part) => {
      const week = {
        weekStart: part.weekStart,
        timeZone,
        rules: rulesByTerms(company, terms, part.weekStart),
        wages: terms.rates,
        currency: company.currency,
        entries: part.shifts.map(asWorked),
        now: part.shifts.reduce((last, { endsAt }) => (endsAt > last ? endsAt : last), ""),
      };
      const spans = costSpans(week, (shiftId) => counted.has(shiftId));
      return { weekStart: part.weekStart, spans };
    });
    return costOfPerson(id, weeks, salaryOfDay(staff, { id, rates: terms.rates }));
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
    [weekStart, addDays(weekStart, 7)].map((start) => employeeWeekId(employeeId, start)),
  );
  const weeks = await store.employeeWeeks.findAll([...new Set(weekIds)]);
  const counted = new Set<string>(worked.map(({ id }) => id));
  const touched = weeks.filter(({ entries }) => entries.some((one) => counted.has(one.entryId)));
  const people = [...Map.groupBy(touched, ({ employeeId }) => employeeId)];
  const costs = people.map(async ([id, own]) => {
    const pay = await store.employeePay.find(id);
    const terms = { company, ...payTermsOf(pay), now: at };
    const parts = own.map((week) => {
      const { weekStart } = week;
      return { weekStart, spans: spansOfWeek(week, terms, counted) };
    });
    return costOfPerson(id, parts, salaryOfDay(staff, { id, rates: terms.rates }));
  });
  return together(await Promise.all(costs));
}

function spansOfWeek(
  week: EmployeeWeek,
  terms: WeekTerms & { now: Instant },
  counted: ReadonlySet<string>,
): CostSpan[] | null {
  const entries = week.entries.map((entry) => endedAt(entry, terms.now));
  const input = weekInputOf(weekSourcesOf({ ...week, entries }, terms));
  return costSpans(input, (entryId) => counted.has(entryId));
}

function together(costs: readonly PersonCost[]): Costs {
  return {
    spans: costs.flatMap(({ spans }) => spans),
    unpricedIds: costs.flatMap(({ employeeId, isPriced }) => (isPriced ? [] : employeeId)),
  };
}
