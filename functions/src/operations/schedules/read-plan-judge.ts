import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import { addDays, weekStartOf } from "@crewline/domain/kernel/time/local-date";
import type { Company } from "@crewline/domain/records/company/company";
import type { Employee } from "@crewline/domain/records/employees/employee";
import type { Location } from "@crewline/domain/records/locations/location";
import { payTermsOf } from "@crewline/domain/records/pay/employee-pay";
import type { Shift } from "@crewline/domain/records/schedules/shift";
import { rulesOn } from "@crewline/domain/rules/company/rules-on";
import { homeZone } from "@crewline/domain/rules/employees/home-zone";
import type {
  JudgedPerson,
  JudgedPlace,
} from "@crewline/domain/rules/schedules/findings/judged-shift";
import { minorRulesOf } from "@crewline/domain/rules/schedules/findings/minors/minor-on";
import type { PlanJudge } from "@crewline/domain/rules/schedules/findings/plan-judge";
import { rulesByTerms } from "@crewline/domain/rules/weeks/person-rules";
import type { CompanyStore } from "../../store/company/company-store.ts";
import { daysOfEmployees, inParts, timeOffOfEmployees } from "../../store/company/filters.ts";
import { planNames } from "./plan-names.ts";
import type { PlanReader } from "./plan-reader.ts";
import type { WeekBudgets } from "./read-budgets.ts";
import { readBudgets } from "./read-budgets.ts";

interface Asked {
  company: Company;
  location: Location;
  /** The employees of the shifts; an id that belongs to no employee is left out. */
  employeeIds: readonly EmployeeId[];
  /** The days of the shifts. */
  days: readonly LocalDate[];
  /**
   * Judges the budgets of the location as well, with its shifts of those weeks where they are at
   * hand. Left out for what is no plan of a manager.
   */
  budgets?: { shifts?: readonly Shift[] };
  /**
   * Whether the reader may see an employee's pay. The overtime of those whose pay they may not see
   * follows the company's rules. Left out where no one reads the overtime: all own terms count.
   */
  mayReadPay?: (employee: Employee) => boolean;
}

const noBudgets: WeekBudgets = new Map();

/** A shift of so many days before or after can overlap a shift, or shorten its rest. */
const DAYS_AROUND = 2;

/**
 * Reads what decides about shifts at a location on some days: of each employee one document of the
 * record, the availability, the pay and, where rules for minors apply, the birth date, their time
 * off, and their shifts in those weeks at every location; with budgets also what `readBudgets`
 * reads. Everything is read in the unit of the store, so that a transaction with it fails if any of
 * that changes before it commits.
 */
export async function readPlanJudge(
  store: CompanyStore,
  actor: PlanReader,
  asked: Asked,
): Promise<PlanJudge> {
  const { company, location } = asked;
  const ids = [...new Set(asked.employeeIds)];
  const span = spanOf(asked);
  const [people, shifts, timeOff] = await Promise.all([
    store.employees.findAll(ids),
    inParts(ids, (some) => store.shifts.list(daysOfEmployees(some, span.from, span.until))),
    inParts(ids, (some) => store.timeOff.list(timeOffOfEmployees(some, addDays(span.from, -1)))),
  ]);
  const [facts, places] = await Promise.all([
    readFacts(store, people, asked),
    readPlaces(store, { people, shifts, location }),
  ]);
  const names = planNames(actor, people, places);
  const budgets =
    asked.budgets === undefined || ids.length === 0
      ? noBudgets
      : await readBudgets(store, actor, {
          ...asked,
          ...asked.budgets,
          readKnown: () => Promise.resolve({ people: facts, shifts }),
        });
  const shiftsOf = Map.groupBy(shifts, ({ employeeId }) => employeeId);
  const timeOffOf = Map.groupBy(timeOff, ({ employeeId }) => employeeId);
  const judged = new Map(
    facts.map(({ employee, said, pay, birthDate }): [EmployeeId, JudgedPerson] => {
      const timeZone = homeZone(employee, places, company.timeZone);
      const terms = payTermsOf(pay);
      const person: JudgedPerson = {
        employee,
        shifts: shiftsOf.get(employee.id) ?? [],
        isWhole: true,
        timeOff: timeOffOf.get(employee.id) ?? [],
        said: said === null ? null : { entries: said.entries, timeZone },
        minorRulesOn: (day) => {
          const { minors } = rulesOn(company, day).limits;
          return minors === null ? [] : minorRulesOf(birthDate, day, minors);
        },
        overtime: { timeZone, rulesOf: (weekStart) => rulesByTerms(company, terms, weekStart) },
      };
      return [employee.id, person];
    }),
  );
  return {
    timeZone: location.timeZone,
    firstWeekday: company.workRules.weekStart,
    personOf: (id) => judged.get(id) ?? null,
    placeOn: (day) => placeOn(day, { company, location, names, budgets }),
  };
}

interface Places extends Pick<Asked, "company" | "location">, Pick<JudgedPlace, "names"> {
  budgets: WeekBudgets;
}

function placeOn(day: LocalDate, { company, location, names, budgets }: Places): JudgedPlace {
  const { limits, workRules } = rulesOn(company, day);
  const { jobRoles } = company;
  const { shiftGapSeconds } = workRules;
  const budget = budgets.get(weekStartOf(day, company.workRules.weekStart)) ?? null;
  return { location, limits, jobRoles, shiftGapSeconds, names, budget };
}

/** The workweeks of the days, and as many days around them as a limit may count in a row. */
function spanOf({ company, days }: Asked): { from: LocalDate; until: LocalDate } {
  const sorted = days.toSorted();
  const [first = "", last = ""] = [sorted.at(0), sorted.at(-1)];
  const around = Math.max(
    DAYS_AROUND,
    ...days.map((day) => rulesOn(company, day).limits.maximumConsecutiveDays ?? 0),
  );
  const { weekStart } = company.workRules;
  return {
    from: addDays(weekStartOf(first, weekStart), -around),
    until: addDays(weekStartOf(last, weekStart), 6 + around),
  };
}

/**
 * Reads the documents of all employees together; the birth date only where the rules ask for an age.
 */
async function readFacts(store: CompanyStore, people: readonly Employee[], asked: Asked) {
  const { company, days, mayReadPay } = asked;
  const ids = people.map(({ id }) => id);
  const paidIds = people.filter((one) => mayReadPay?.(one) !== false).map(({ id }) => id);
  const needsAge = days.some((day) => rulesOn(company, day).limits.minors !== null);
  const [said, pays, profiles] = await Promise.all([
    store.availability.findById(ids),
    store.employeePay.findById(paidIds),
    store.employeeProfiles.findById(needsAge ? ids : []),
  ]);
  return people.map((employee) => ({
    employee,
    said: said.get(employee.id) ?? null,
    pay: pays.get(employee.id) ?? null,
    birthDate: profiles.get(employee.id)?.birthDate ?? null,
  }));
}

/** The home locations, whose zones availability and overtime follow, and those of other shifts. */
async function readPlaces(
  store: CompanyStore,
  {
    people,
    shifts,
    location,
  }: { people: readonly Employee[]; shifts: readonly Shift[] } & Pick<Asked, "location">,
): Promise<Location[]> {
  const ids = new Set([
    ...people.flatMap(({ locationIds: [home] }) => home ?? []),
    ...shifts.map(({ locationId }) => locationId),
  ]);
  ids.delete(location.id);
  return [location, ...(await store.locations.findAll([...ids]))];
}
