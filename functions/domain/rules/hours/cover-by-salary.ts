import type { LocalDate } from "../../kernel/time/local-date.ts";
import { addDays, weekdayOf } from "../../kernel/time/local-date.ts";
import type { Salary } from "../../records/pay/salary.ts";
import type { RateBook, WageRate } from "../rates/resolve-rate.ts";
import { generalRateOn } from "../rates/salary-rate.ts";
import type { Slice } from "./classify.ts";
import type { WorkPeriod } from "./workday.ts";
import type { WorkedEntry } from "./workweek-input.ts";

interface Salaried {
  wages: readonly WageRate[];
  /** True if an exempt salary pays all the work. */
  isExempt: boolean;
  rates: RateBook;
  entryOf: (slice: Slice) => WorkedEntry | undefined;
  period: WorkPeriod;
}

/**
 * Marks the hours that a salary pays: of each week the first hours that are not overtime, up to
 * those that it is meant to pay (29 CFR 778.113(a)), in a week of an exempt salary all of them. Of a
 * salary for some days of the week they are the hours of those days. Overtime is paid in addition
 * (Labor Code 515(d)). `slices` must be in time order; one may become two.
 */
export function coverBySalary(slices: readonly Slice[], salaried: Salaried): readonly Slice[] {
  const { wages } = salaried;
  if (!wages.some(({ salary }) => salary !== undefined)) return slices;
  const left = new Map<string, number>();
  return slices.flatMap((slice) => {
    const source = sourceOf(slice, salaried);
    if (source?.salary === undefined || slice.percent > 100) return [slice];
    const weekStart = weekOf(slice, salaried.period);
    const key = `${weekStart} ${source.effectiveDate}`;
    const free = left.get(key) ?? coveredSeconds(source.salary, source, { ...salaried, weekStart });
    const covered = Math.min(free, slice.seconds);
    left.set(key, free - covered);
    return cutAt(slice, covered);
  });
}

function sourceOf(slice: Slice, { rates, entryOf }: Salaried): WageRate | null {
  const entry = entryOf(slice);
  const steps = entry === undefined ? [] : rates.stepsFor(entry);
  return steps.findLast(({ from }) => from <= slice.startsAt)?.source ?? null;
}

function weekOf({ day }: Slice, { firstDay }: WorkPeriod): LocalDate {
  return addDays(firstDay, Math.floor(day / 7) * 7);
}

/** The most seconds that a salary pays in a week: those of its days on which it holds. */
function coveredSeconds(
  { secondsPerWeek, weekdays }: Salary,
  source: Pick<WageRate, "effectiveDate">,
  { wages, isExempt, weekStart }: Pick<Salaried, "wages" | "isExempt"> & { weekStart: LocalDate },
): number {
  if (isExempt) return Number.POSITIVE_INFINITY;
  const days = salaryDays(weekStart, weekdays).filter(
    (day) => generalRateOn(wages, day)?.effectiveDate === source.effectiveDate,
  );
  return Math.round((secondsPerWeek * days.length) / weekdays.length);
}

/** The days of the week over which a salary is spread. */
export function salaryDays(weekStart: LocalDate, weekdays: Salary["weekdays"]): LocalDate[] {
  return [...Array(7).keys()]
    .map((index) => addDays(weekStart, index))
    .filter((day) => weekdays.includes(weekdayOf(day)));
}

function cutAt(slice: Slice, covered: number): Slice[] {
  if (covered === 0) return [slice];
  const first: Slice = { ...slice, seconds: covered, isCovered: true };
  if (covered === slice.seconds) return [first];
  const rest = { startsAt: slice.startsAt + covered, seconds: slice.seconds - covered };
  return [first, { ...slice, ...rest }];
}
