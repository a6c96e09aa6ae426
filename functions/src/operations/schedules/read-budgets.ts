import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import { addDays, weekStartOf } from "@crewline/domain/kernel/time/local-date";
import { kept } from "@crewline/domain/projections/schedules/kept";
import { weekBudget } from "@crewline/domain/projections/schedules/week-budget";
import type { CountedPay } from "@crewline/domain/projections/schedules/week-counter";
import type { Company } from "@crewline/domain/records/company/company";
import type { Employee } from "@crewline/domain/records/employees/employee";
import type { Location } from "@crewline/domain/records/locations/location";
import type { LocationRecord } from "@crewline/domain/records/locations/location-record";
import type { EmployeePay } from "@crewline/domain/records/pay/employee-pay";
import { payTermsOf } from "@crewline/domain/records/pay/employee-pay";
import type { TimeOff } from "@crewline/domain/records/time-off/time-off";
import type { Shift } from "@crewline/domain/records/schedules/shift";
import { mayReadPay } from "@crewline/domain/rules/access/record-access";
import { rulesOn } from "@crewline/domain/rules/company/rules-on";
import type { WeekBudget } from "@crewline/domain/rules/schedules/findings/week-budget";
import { personRulesOn } from "@crewline/domain/rules/weeks/person-rules";
import type { CompanyStore } from "../../store/company/company-store.ts";
import { daysOfEmployees, inParts, timeOffOfEmployees } from "../../store/company/filters.ts";
import { recordActorOf } from "../access/record-actor.ts";
import type { PlanReader } from "./plan-reader.ts";

/** An employee and the pay that was read of them. */
interface Paid {
  employee: Employee;
  pay: EmployeePay | null;
}

/** Employees whose pay and shifts are at hand. */
export interface Known {
  people: readonly Paid[];
  shifts: readonly Shift[];
}

interface Budgeted {
  company: Company;
  location: Pick<Location, "id">;
  days: readonly LocalDate[];
  /**
   * Reads the employees of the shifts that are judged, who may have none in the week yet, with
   * their shifts at every location; asked for where the location has a budget of cost.
   */
  readKnown: () => Promise<Known>;
  /** The shifts of the location in the weeks of the days, where they are at hand. */
  shifts?: readonly Shift[];
}

/** The budgets of the location's weeks that hold the days, by the first day of the week. */
export type WeekBudgets = ReadonlyMap<LocalDate, WeekBudget>;

/**
 * Reads the budgets of a location and what its weeks come to: the plan of the location, and only
 * where that has a budget, the shifts of the weeks. A budget of cost also takes their employees'
 * pay and shifts elsewhere, whatever the actor may see of it: then the amounts are not shown.
 */
export async function readBudgets(
  store: CompanyStore,
  actor: PlanReader,
  { company, location: { id }, days, readKnown, shifts }: Budgeted,
): Promise<WeekBudgets> {
  const location = await store.locationRecords.get(id);
  const weekStarts = new Set(days.map((day) => weekStartOf(day, company.workRules.weekStart)));
  const found = [...weekStarts].map(async (weekStart): Promise<[LocalDate, WeekBudget][]> => {
    const week = { company, location, weekStart };
    if (budgetOf({ ...week, shifts: [], payOf: () => "hidden" }) === null) return [];
    const here = shifts ?? (await listWeek(store, week));
    const standing = here.filter((one) => isStanding(one, weekStart));
    const {
      shifts: all,
      payOf,
      isCostShown,
    } = hasCost(location)
      ? await readCosts(store, actor, { ...week, here: standing, known: await readKnown() })
      : { shifts: standing, payOf: () => "hidden" as const, isCostShown: true };
    const budget = budgetOf({ ...week, shifts: all, payOf });
    return budget === null ? [] : [[weekStart, { ...budget, isCostShown }]];
  });
  return new Map((await Promise.all(found)).flat());
}

interface Week {
  company: Company;
  location: LocationRecord;
  weekStart: LocalDate;
}

interface CountedShifts {
  shifts: readonly Shift[];
  payOf: (employeeId: EmployeeId) => CountedPay;
}

function budgetOf({ company, ...week }: Week & CountedShifts): WeekBudget | null {
  return weekBudget({ ...week, currency: company.currency, keptCosts: kept() });
}

function hasCost({ laborBudget }: LocationRecord): boolean {
  return laborBudget.minorPerWeek !== null || Object.keys(laborBudget.minorByDay).length > 0;
}

function listWeek(store: CompanyStore, { location, weekStart }: Week): Promise<Shift[]> {
  return store.shifts.list([
    ["locationId", "==", location.id],
    ["weekStart", "==", weekStart],
  ]);
}

function isStanding(shift: Shift, weekStart: LocalDate): boolean {
  return shift.weekStart === weekStart && shift.state !== "cancelled";
}

/** The pay of everyone in the week, with their shifts elsewhere, which decide the overtime. */
async function readCosts(
  store: CompanyStore,
  actor: PlanReader,
  week: Week & { here: readonly Shift[]; known: Known },
): Promise<CountedShifts & { isCostShown: boolean }> {
  const { location, weekStart, here, known } = week;
  const knownIds = new Set(known.people.map(({ employee }) => employee.id));
  const planned = here.flatMap(({ employeeId }) => employeeId ?? []);
  const otherIds = [...new Set(planned)].filter((id) => !knownIds.has(id));
  const [around, others, reader] = await Promise.all([
    inParts(otherIds, (some) =>
      store.shifts.list(daysOfEmployees(some, weekStart, addDays(weekStart, 6))),
    ),
    readPaid(store, otherIds),
    recordActorOf(store, actor),
  ]);
  const paid = [...known.people, ...others];
  const elsewhere = [...known.shifts, ...around].filter(
    (one) => one.locationId !== location.id && isStanding(one, weekStart),
  );
  const timeOff = await readTimeOff(store, paid, weekStart);
  const pays = new Map(paid.map((one) => [one.employee.id, countedPay({ ...one, timeOff }, week)]));
  return {
    shifts: [...here, ...elsewhere],
    payOf: (id) => pays.get(id) ?? "hidden",
    isCostShown: paid.every(({ employee }) => mayReadPay(reader, employee)),
  };
}

async function readPaid(store: CompanyStore, ids: readonly EmployeeId[]): Promise<Paid[]> {
  const [employees, pays] = await Promise.all([
    store.employees.findAll(ids),
    store.employeePay.findById(ids),
  ]);
  return employees.map((employee) => ({ employee, pay: pays.get(employee.id) ?? null }));
}

/** The time off of those who have a salary, of which it pays only some. */
async function readTimeOff(
  store: CompanyStore,
  paid: readonly Paid[],
  day: LocalDate,
): Promise<TimeOff[]> {
  const salaried = paid.filter(({ pay }) => pay?.rates.some(({ salary }) => salary !== undefined));
  const ids = salaried.map(({ employee }) => employee.id);
  return inParts(ids, (some) => store.timeOff.list(timeOffOfEmployees(some, day)));
}

function countedPay(
  { employee, pay, timeOff }: Paid & { timeOff: readonly TimeOff[] },
  { company, weekStart }: Week,
): CountedPay {
  const { policies, rates } = payTermsOf(pay);
  return {
    rules: personRulesOn(company, policies, weekStart),
    person: {
      employee,
      rates,
      timeOff: timeOff.filter(({ employeeId }) => employeeId === employee.id),
    },
    currency: company.currency,
    payPeriodOn: (day) => rulesOn(company, day).payPeriod,
  };
}
