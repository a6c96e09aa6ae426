import type { EmployeeId, LocationId } from "../../kernel/ids/entity-ids.ts";
import type { Instant } from "../../kernel/time/instant.ts";
import type { Interval } from "../../kernel/time/interval.ts";
import { overlaps } from "../../kernel/time/interval.ts";
import type { LocalDate } from "../../kernel/time/local-date.ts";
import { weekDays } from "../../kernel/time/local-date.ts";
import type { Shift } from "../../records/schedules/shift.ts";
import type { DayCoverage } from "../../rules/locations/coverage-steps.ts";
import { coverageOf, coverageSpan } from "../../rules/locations/coverage-steps.ts";
import type { Staffed } from "../../rules/locations/uncovered-ranges.ts";
import { plannedSeconds } from "../../rules/schedules/planned-seconds.ts";
import { kept } from "./kept.ts";
import type { CostTerms, KeptCosts } from "./person-cost.ts";
import { keptCost } from "./person-cost.ts";

/** The pay of a person who may be planned: hidden from the reader, still unknown, or its terms. */
export type CountedPay = "hidden" | "loading" | CostTerms;

export interface CountedWeek {
  weekStart: LocalDate;
  place: Staffed & { id: LocationId };
  /** The shifts of the week at the place, and those of its people elsewhere; none cancelled. */
  here: readonly Shift[];
  elsewhere: readonly Shift[];
  payOf: (employeeId: EmployeeId) => CountedPay;
  keptCosts: KeptCosts;
}

/** The plan of a day at the location; `people` counts each once, seconds are of assigned shifts. */
export interface DayFigures {
  day: LocalDate;
  people: number;
  openShifts: number;
  plannedSeconds: number;
  openSeconds: number;
  cost: PlannedCost;
  coverage: DayCoverage;
}

/**
 * In minor units. Null where the reader may not see the pay of everyone who is planned, or while it
 * is loaded; `unpricedShifts` have no rate and are left out.
 */
export interface PlannedCost {
  minor: number | null;
  unpricedShifts: number;
}

export interface WeekFigures {
  days: readonly DayFigures[];
  /** The cost of each person's shifts here; null as above. */
  costs: ReadonlyMap<EmployeeId, PlannedCost>;
  plannedSeconds: number;
  cost: PlannedCost;
  /** What the total leaves out. */
  openShifts: number;
  openSeconds: number;
}

/** What one person's week costs by day. */
interface PersonCosts {
  minorOf: ReadonlyMap<LocalDate, number> | null;
  isHidden: boolean;
}

/**
 * Returns a function that counts a week and keeps what it counted: after a change of one shift it
 * counts that person and that day again, and the others keep the very objects that they had.
 */
export function weekCounter(): (week: CountedWeek) => WeekFigures {
  const spanOf = kept<Interval<Instant>>();
  const coverage = kept<DayCoverage>();
  const figures = kept<DayFigures>();
  return (week) => {
    const { weekStart, place, here, elsewhere } = week;
    const people = Map.groupBy(here, ({ employeeId }) => employeeId);
    const away = Map.groupBy(elsewhere, ({ employeeId }) => employeeId);
    const costs = new Map<EmployeeId, PersonCosts>();
    for (const [id, shifts] of people) {
      if (id === null) continue;
      costs.set(id, costsOf(id, [...shifts, ...(away.get(id) ?? [])], week));
    }
    const days = weekDays(weekStart).map((day, index) => {
      const shifts = here.filter((shift) => shift.day === day);
      const span = spanOf(day, [place], () => coverageSpan(place, day));
      // A shift of the night before covers the morning, and one of the next day the night.
      const around = here.filter((shift) => isAssigned(shift) && overlaps(shift, span));
      const covered = coverage(day, [place, ...around], () =>
        coverageOf(place, { day, hasNightBefore: index > 0 }, around),
      );
      const cost = costOn(day, shifts, costs);
      const facts = [covered, cost.minor, cost.unpricedShifts, ...shifts];
      return figures(day, facts, () => dayFigures(day, shifts, { cost, coverage: covered }));
    });
    return { days, ...totalOf(days), costs: personTotals(people, costs) };
  };
}

function costsOf(
  id: EmployeeId,
  whole: readonly Shift[],
  { weekStart, place, payOf, keptCosts }: CountedWeek,
): PersonCosts {
  const pay = payOf(id);
  if (typeof pay === "string") return { minorOf: null, isHidden: true };
  return {
    minorOf: keptCost(id, { weekStart, place, whole }, { pay, costs: keptCosts }),
    isHidden: false,
  };
}

function dayFigures(
  day: LocalDate,
  shifts: readonly Shift[],
  rest: Pick<DayFigures, "cost" | "coverage">,
): DayFigures {
  const [assigned, open] = [shifts.filter(isAssigned), shifts.filter((one) => !isAssigned(one))];
  return {
    day,
    people: new Set(assigned.map(({ employeeId }) => employeeId)).size,
    openShifts: open.length,
    plannedSeconds: sum(assigned.map(plannedSeconds)),
    openSeconds: sum(open.map(plannedSeconds)),
    ...rest,
  };
}

function isAssigned({ employeeId }: Shift): boolean {
  return employeeId !== null;
}

/** A person counts once a day, with all shifts of it. */
function costOn(
  day: LocalDate,
  shifts: readonly Shift[],
  costs: ReadonlyMap<EmployeeId, PersonCosts>,
): PlannedCost {
  const people = Map.groupBy(shifts, ({ employeeId }) => employeeId);
  return addUp(
    [...people].flatMap(([id, own]) => {
      const found = id === null ? undefined : costs.get(id);
      return found === undefined ? [] : [costIn(found, [day], own.length)];
    }),
  );
}

function costIn(
  { minorOf, isHidden }: PersonCosts,
  days: readonly LocalDate[],
  shifts: number,
): PlannedCost {
  if (isHidden) return { minor: null, unpricedShifts: 0 };
  if (minorOf === null) return { minor: 0, unpricedShifts: shifts };
  return { minor: sum(days.map((day) => minorOf.get(day) ?? 0)), unpricedShifts: 0 };
}

function personTotals(
  people: ReadonlyMap<EmployeeId | null, readonly Shift[]>,
  costs: ReadonlyMap<EmployeeId, PersonCosts>,
): ReadonlyMap<EmployeeId, PlannedCost> {
  return new Map(
    [...costs].map(([id, found]) => {
      const own = people.get(id) ?? [];
      return [id, costIn(found, [...new Set(own.map(({ day }) => day))], own.length)];
    }),
  );
}

function totalOf(days: readonly DayFigures[]): Omit<WeekFigures, "days" | "costs"> {
  return {
    plannedSeconds: sum(days.map((day) => day.plannedSeconds)),
    openShifts: sum(days.map((day) => day.openShifts)),
    openSeconds: sum(days.map((day) => day.openSeconds)),
    cost: addUp(days.map(({ cost }) => cost)),
  };
}

function addUp(costs: readonly PlannedCost[]): PlannedCost {
  return {
    minor: costs.some(({ minor }) => minor === null)
      ? null
      : sum(costs.map(({ minor }) => minor ?? 0)),
    unpricedShifts: sum(costs.map(({ unpricedShifts }) => unpricedShifts)),
  };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
