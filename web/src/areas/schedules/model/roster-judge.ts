import type { EmployeeId, LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import type { Company } from "@crewline/domain/records/company/company";
import type { Employee } from "@crewline/domain/records/employees/employee";
import type { Location } from "@crewline/domain/records/locations/location";
import type { LocationRecord } from "@crewline/domain/records/locations/location-record";
import type { KeptCosts } from "@crewline/domain/projections/schedules/person-cost";
import type { BudgetedWeek } from "@crewline/domain/projections/schedules/week-budget";
import { weekBudget } from "@crewline/domain/projections/schedules/week-budget";
import type { PayTerms } from "@crewline/domain/records/pay/employee-pay";
import type { Shift } from "@crewline/domain/records/schedules/shift";
import type { TimeOff } from "@crewline/domain/records/time-off/time-off";
import type { Said } from "@crewline/domain/rules/availability/held-times";
import { rulesOn } from "@crewline/domain/rules/company/rules-on";
import { homeZone } from "@crewline/domain/rules/employees/home-zone";
import type { Names } from "@crewline/domain/rules/schedules/find-overlap";
import type {
  JudgedPerson,
  JudgedPlace,
} from "@crewline/domain/rules/schedules/findings/judged-shift";
import type { MinorRules } from "@crewline/domain/rules/schedules/findings/minors/minor-rules";
import type { PlanJudge } from "@crewline/domain/rules/schedules/findings/plan-judge";
import { rulesByTerms } from "@crewline/domain/rules/weeks/person-rules";

/** What decides about the shifts of a week, apart from the week itself; one object until it changes. */
export interface JudgeFacts {
  company: Pick<
    Company,
    "workRules" | "payPeriod" | "ruleChanges" | "jobRoles" | "skills" | "timeZone" | "currency"
  >;
  /** The pay terms of an employee; null where the reader may not see them. */
  termsOf: (employeeId: EmployeeId) => PayTerms | null;
  /** The pay that the cost of the week is counted with, and what it came to. */
  payOf: BudgetedWeek["payOf"];
  keptCosts: KeptCosts;
  /** The limits of a young employee on a day of the week. */
  minorRulesOf: (employeeId: EmployeeId, day: LocalDate) => readonly MinorRules[];
}

interface JudgedWeek {
  rules: JudgeFacts;
  location: LocationRecord;
  weekStart: LocalDate;
  locations: readonly Location[];
  employees: readonly Employee[];
  names: Names;
  /** The standing shifts here and elsewhere. */
  others: readonly Shift[];
  /** The locations whose shifts are all known. */
  knownLocationIds: ReadonlySet<LocationId>;
  timeOff: readonly TimeOff[];
  availability: { said: ReadonlyMap<EmployeeId, Said> };
}

/**
 * Returns the judge of a week on screen. It is made with each change of the week, so that it reads
 * a person only when one of their shifts is judged.
 */
export function rosterJudge(week: JudgedWeek): PlanJudge {
  const { company } = week.rules;
  const people = new Map<EmployeeId, JudgedPerson | null>();
  const places = new Map<LocalDate, JudgedPlace>();
  const { location, weekStart, others: shifts, rules } = week;
  const shiftsOf = groupedOnce(shifts);
  const budget = weekBudget({ ...rules, currency: company.currency, location, weekStart, shifts });
  return {
    timeZone: week.location.timeZone,
    firstWeekday: company.workRules.weekStart,
    personOf: (id) => foundOnce(people, id, () => personOf(id, week, shiftsOf)),
    placeOn: (day) => foundOnce(places, day, () => placeOn(day, week, budget)),
  };
}

function foundOnce<K, V>(known: Map<K, V>, key: K, find: () => V): V {
  const before = known.get(key);
  if (before !== undefined) return before;
  const found = find();
  known.set(key, found);
  return found;
}

type ShiftsOf = (id: EmployeeId) => readonly Shift[];

/** Groups the shifts when a person is first asked for. */
function groupedOnce(shifts: readonly Shift[]): ShiftsOf {
  let byPerson: ReadonlyMap<EmployeeId | null, readonly Shift[]> | null = null;
  return (id) => {
    byPerson ??= Map.groupBy(shifts, ({ employeeId }) => employeeId);
    return byPerson.get(id) ?? [];
  };
}

function personOf(id: EmployeeId, week: JudgedWeek, shiftsOf: ShiftsOf): JudgedPerson | null {
  const { rules, employees, locations, timeOff, availability, knownLocationIds } = week;
  const employee = employees.find((one) => one.id === id);
  if (employee === undefined) return null;
  const terms = rules.termsOf(id);
  const timeZone = homeZone(employee, locations, rules.company.timeZone);
  return {
    employee,
    shifts: shiftsOf(id),
    isWhole: employee.locationIds.every((locationId) => knownLocationIds.has(locationId)),
    timeOff: timeOff.filter(({ employeeId }) => employeeId === id),
    said: availability.said.get(id) ?? null,
    minorRulesOn: (day) => rules.minorRulesOf(id, day),
    overtime:
      terms === null
        ? null
        : { timeZone, rulesOf: (weekStart) => rulesByTerms(rules.company, terms, weekStart) },
  };
}

function placeOn(
  day: LocalDate,
  { rules, location, names }: JudgedWeek,
  budget: JudgedPlace["budget"],
): JudgedPlace {
  const { limits, workRules } = rulesOn(rules.company, day);
  const { jobRoles } = rules.company;
  const { shiftGapSeconds } = workRules;
  return { location, limits, jobRoles, shiftGapSeconds, names, budget };
}
