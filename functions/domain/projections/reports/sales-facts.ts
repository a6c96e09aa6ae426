import type { LocationId } from "../../kernel/ids/entity-ids.ts";
import type { LocalDate } from "../../kernel/time/local-date.ts";
import { daysFromTo, weekdayOf, weekdays } from "../../kernel/time/local-date.ts";
import type { Budget } from "../../records/locations/staffing.ts";
import type { ReportInput, ReportRange } from "../../records/reports/report.ts";
import type { SalesHour, SalesMonth } from "../../records/sales/sales-month.ts";
import type { ClockHour, Measures, ReportFact } from "../../records/summaries/rollup.ts";
import { salesMinor } from "../../rules/sales/sales-amounts.ts";

/** The sales and budgets of locations, in reach of the report's filter. */
export interface SalesSources {
  range: ReportRange;
  /** True to compare hour by hour: only hours with sales of their own have a percentage. */
  isByHour?: boolean;
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
  const sales = salesByTime(sources);
  const compared = facts.map((fact) => {
    const { locationId, day, hour, measures } = fact;
    if (locationId === null) return fact;
    const budget = sources.budgets.get(locationId);
    const hasSales = sales.get(keyOf({ locationId, day, hour }))?.isCompared === true;
    const isBudgeted =
      hasDays(budget) &&
      sources.isByHour !== true &&
      day >= sources.range.firstDay &&
      day <= lastOf(sources);
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

/** The sales of a day, or of an hour of it; `isCompared` where pay is known for just that time. */
interface TimedSales {
  locationId: LocationId;
  day: LocalDate;
  hour?: ClockHour | undefined;
  minor: number;
  isCompared: boolean;
}

/** The known sales of the days of the range, or of their hours. */
function salesByTime(sources: SalesSources): ReadonlyMap<string, TimedSales> {
  const { range, months, isByHour = false } = sources;
  const known = months.flatMap(({ locationId, days }) =>
    Object.entries(days).flatMap(([day, sales]): TimedSales[] => {
      const minor = salesMinor(sales);
      if (minor === null || day < range.firstDay || day > range.lastDay) return [];
      const of = { locationId, day };
      if (!isByHour) return [{ ...of, minor, isCompared: true }];
      if (sales.hours === null) return [{ ...of, minor, isCompared: false }];
      return ofClock(sales.hours).map(([hour, own]) => {
        return { ...of, hour, minor: own, isCompared: true };
      });
    }),
  );
  return new Map(known.map((one) => [keyOf(one), one]));
}

/** The amounts by the hour that the clock shows: one that it shows twice is one. */
function ofClock(hours: Readonly<Record<SalesHour, number>>): [ClockHour, number][] {
  const sums = new Map<ClockHour, number>();
  for (const [name, minor] of Object.entries(hours)) {
    const hour = name.slice(0, 2);
    sums.set(hour, (sums.get(hour) ?? 0) + minor);
  }
  return [...sums];
}

function keyOf({ locationId, day, hour = "" }: Pick<TimedSales, "locationId" | "day" | "hour">) {
  return `${locationId} ${day} ${hour}`;
}

function salesFacts(sales: ReadonlyMap<string, TimedSales>, sources: SalesSources): ReportFact[] {
  return [...sales.values()].map(({ locationId, day, hour, minor, isCompared }) => {
    const share = sources.budgets.get(locationId)?.salesShareBasisPoints ?? null;
    const budget = share === null ? {} : { budgetMinor: Math.round((minor * share) / 10_000) };
    const compared = isCompared ? { comparedSalesMinor: minor, ...budget } : {};
    const fact = factOf(locationId, day, { salesDays: 1, salesMinor: minor, ...compared });
    return hour === undefined ? fact : { ...fact, hour };
  });
}

/** A seventh of the weekly hours for each day, so that the days of a week add up to them. */
function budgetFacts(sources: SalesSources): ReportFact[] {
  if (sources.isByHour === true) return [];
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
