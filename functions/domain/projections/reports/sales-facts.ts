import type { LocationId } from "../../kernel/ids/entity-ids.ts";
import type { LocalDate } from "../../kernel/time/local-date.ts";
import { daysFromTo, weekdayOf, weekdays } from "../../kernel/time/local-date.ts";
import type { Budget } from "../../records/locations/staffing.ts";
import type { ReportInput, ReportRange } from "../../records/reports/report.ts";
import type { SalesMonth } from "../../records/sales/sales-month.ts";
import type { Measures, ReportFact } from "../../records/summaries/rollup.ts";
import { salesMinor } from "../../rules/sales/sales-amounts.ts";

/** The sales and budgets of locations, in reach of the report's filter. */
export interface SalesSources {
  range: ReportRange;
  /** Budgets count until this day. */
  today: LocalDate;
  months: readonly Pick<SalesMonth, "locationId" | "days">[];
  budgets: ReadonlyMap<LocationId, Budget>;
}

/** True for a report of whole locations: sales belong to no employee and no job role. */
export function comparesSales({
  groupBy,
  filter,
}: Pick<ReportInput, "groupBy" | "filter">): boolean {
  const isOfPeople = groupBy === "employee" || groupBy === "jobRole";
  return !isOfPeople && filter.employeeId === null && filter.jobRoleId === null;
}

/**
 * Adds sales and budgets to the facts of a range. Percentages compare like with like: pay and hours
 * count beside sales only on days and at locations with sales, beside a budget only at locations
 * with one. Pay without a location counts beside neither.
 */
export function withSales(facts: readonly ReportFact[], sources: SalesSources): ReportFact[] {
  const sales = salesByDay(sources);
  const compared = facts.map((fact) => {
    const { locationId, day, measures } = fact;
    if (locationId === null) return fact;
    const budget = sources.budgets.get(locationId);
    const hasSales = sales.has(keyOf(locationId, day));
    const isBudgeted = hasDays(budget) && day >= sources.range.firstDay && day <= lastOf(sources);
    const beside = {
      ...(hasSales && besideSales(measures, budget)),
      ...(isBudgeted && { budgetedSeconds: worked(measures) }),
    };
    return { ...fact, measures: { ...measures, ...beside } };
  });
  return [...compared, ...salesFacts(sales, sources), ...budgetFacts(sources)];
}

function besideSales(measures: Measures, budget: Budget | undefined): Measures {
  const { payMinor = 0 } = measures;
  const hasShare = (budget?.salesShareBasisPoints ?? null) !== null;
  return {
    salesPayMinor: payMinor,
    salesSeconds: worked(measures),
    ...(hasShare && { budgetedPayMinor: payMinor }),
  };
}

function worked({ regularSeconds = 0, overtimeSeconds = 0, doubletimeSeconds = 0 }: Measures) {
  return regularSeconds + overtimeSeconds + doubletimeSeconds;
}

interface DaySales {
  locationId: LocationId;
  day: LocalDate;
  minor: number;
}

/** The known sales of the days of the range. */
function salesByDay({ range, months }: SalesSources): ReadonlyMap<string, DaySales> {
  const days = months.flatMap(({ locationId, days: all }) =>
    Object.entries(all).flatMap(([day, sales]) => {
      const minor = salesMinor(sales);
      if (minor === null || day < range.firstDay || day > range.lastDay) return [];
      return [[keyOf(locationId, day), { locationId, day, minor }] as const];
    }),
  );
  return new Map(days);
}

function keyOf(locationId: LocationId, day: LocalDate): string {
  return `${locationId} ${day}`;
}

function salesFacts(sales: ReadonlyMap<string, DaySales>, { budgets }: SalesSources): ReportFact[] {
  return [...sales.values()].map(({ locationId, day, minor }) => {
    const share = budgets.get(locationId)?.salesShareBasisPoints ?? null;
    const budget = share === null ? {} : { budgetMinor: Math.round((minor * share) / 10_000) };
    return factOf(locationId, day, { salesDays: 1, salesMinor: minor, ...budget });
  });
}

/** A seventh of the weekly hours for each day, so that the days of a week add up to them. */
function budgetFacts(sources: SalesSources): ReportFact[] {
  const days = daysFromTo(sources.range.firstDay, lastOf(sources));
  return [...sources.budgets].flatMap(([locationId, { secondsPerWeek }]) =>
    secondsPerWeek === null
      ? []
      : days.map((day) => {
          const place = weekdays.indexOf(weekdayOf(day));
          const until = (count: number) => Math.floor((secondsPerWeek * count) / 7);
          return factOf(locationId, day, { budgetSeconds: until(place + 1) - until(place) });
        }),
  );
}

function hasDays(budget: Budget | undefined): boolean {
  return (budget?.secondsPerWeek ?? null) !== null;
}

function lastOf({ range, today }: SalesSources): LocalDate {
  return range.lastDay < today ? range.lastDay : today;
}

function factOf(locationId: LocationId, day: LocalDate, measures: Measures): ReportFact {
  return { employeeId: null, day, paidOn: day, locationId, jobRoleId: null, measures };
}
