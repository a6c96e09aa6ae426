import { epochSeconds } from "../../kernel/time/instant.ts";
import type { Interval } from "../../kernel/time/interval.ts";
import type { MealFinding, WorkWithBreaks } from "../hours/break-rules.ts";
import { mealFindings } from "../hours/break-rules.ts";
import type { CountedEntry, PeriodHours } from "../hours/work-period.ts";
import type { WorkRules } from "../../records/work-rules/work-rules.ts";
import { dayIndexAt } from "../hours/workday.ts";

/** The kind of the addition to a week's pay that holds its break premiums. */
export const BREAK_PREMIUM = "breakPremium";

/** An hour of pay owed for the breaks of one workday. */
export interface BreakPremium {
  dayIndex: number;
  kind: "meal" | "rest";
}

type CountedDays = Pick<PeriodHours, "counted" | "boundaries">;

/**
 * One hour of pay a workday for meals that were missed, short or late without a waiver, and one for
 * missed rest periods: two at most (Labor Code 226.7). They are not hours worked. A workday is that
 * on which the work starts; time off between two entries of a day counts as a break.
 */
export function dueBreakPremiums(hours: CountedDays, { breaks }: WorkRules): BreakPremium[] {
  if (!breaks.paysMissedMeals && !breaks.paysMissedRests) return [];
  const premiums: BreakPremium[] = [];
  for (const { dayIndex, entries, meals } of mealsByDay(hours, breaks)) {
    if (breaks.paysMissedMeals && meals.length > 0) premiums.push({ dayIndex, kind: "meal" });
    const missedRests = entries.some(({ entry }) => (entry.missedRests ?? 0) > 0);
    if (breaks.paysMissedRests && missedRests) premiums.push({ dayIndex, kind: "rest" });
  }
  return premiums;
}

/** The entries that start on one workday, and the meals among them that were not given. */
interface DayMeals {
  dayIndex: number;
  entries: readonly CountedEntry[];
  meals: readonly MealFinding[];
}

/** The meals of each workday that were missed, short or late without a waiver. */
export function mealsByDay(hours: CountedDays, breaks: WorkRules["breaks"]): DayMeals[] {
  return [...entriesByDay(hours)].map(([dayIndex, entries]) => {
    const isWaived = breaks.areMealsWaived || entries.some(({ entry }) => entry.hasWaivedMeal);
    const findings = mealFindings(workOf(entries), breaks.meals);
    const meals = findings.filter((found) => !(found.isWaivable && isWaived));
    return { dayIndex, entries, meals };
  });
}

function entriesByDay({ counted, boundaries }: CountedDays): Map<number, CountedEntry[]> {
  const byDay = new Map<number, CountedEntry[]>();
  for (const one of counted) {
    const day = dayIndexAt(epochSeconds(one.entry.startsAt), boundaries);
    if (day < 0 || day >= boundaries.length - 1 || one.entry.endsAt === null) continue;
    const known = byDay.get(day);
    if (known) known.push(one);
    else byDay.set(day, [one]);
  }
  return byDay;
}

/** The raw punches of a day as one stretch of work; the gaps between its entries are breaks. */
function workOf(entries: readonly CountedEntry[]): WorkWithBreaks {
  const breaks: Interval<number>[] = [];
  const startsAt = epochSeconds(entries[0]?.entry.startsAt ?? "");
  let endsAt = startsAt;
  for (const { entry } of entries) {
    const from = epochSeconds(entry.startsAt);
    if (from > endsAt) breaks.push({ startsAt: endsAt, endsAt: from });
    for (const taken of entry.breaks) {
      if (taken.isPaid || taken.endsAt === null) continue;
      breaks.push({ startsAt: epochSeconds(taken.startsAt), endsAt: epochSeconds(taken.endsAt) });
    }
    endsAt = Math.max(endsAt, epochSeconds(entry.endsAt ?? entry.startsAt));
  }
  return { startsAt, endsAt, breaks };
}
