import type { Interval } from "../../kernel/time/interval.ts";
import type { MealRule, RestRule } from "../../records/work-rules/work-rules.ts";

/** One stretch of work with all its off-duty breaks, seconds since 1970 or since its start. */
export interface WorkWithBreaks extends Interval<number> {
  breaks: readonly Interval<number>[];
}

/** A meal period that was not given as the rule asks; `index` is the place of the meal's rule. */
export interface MealFinding {
  index: number;
  problem: "missed" | "short" | "late";
  isWaivable: boolean;
}

interface Meal extends Interval<number> {
  workedBefore: number;
}

/**
 * Finds the meal periods that are missing, too short or too late. Breaks are judged as punched:
 * rounding a meal is not allowed (Donohue v. AMN 2021). "By the end of the fifth hour" counts hours
 * worked. A first meal may be waived on short days, the second only when the first one was taken.
 */
export function mealFindings(work: WorkWithBreaks, rules: readonly MealRule[]): MealFinding[] {
  const breaks = mealsOf(work);
  const worked = breaks.reduce(
    (left, taken) => left - (taken.endsAt - taken.startsAt),
    work.endsAt - work.startsAt,
  );
  const findings: MealFinding[] = [];
  rules.forEach((rule, index) => {
    if (worked <= rule.whenOverSeconds) return;
    const problem = mealProblem(breaks, rule, index);
    const isFirstTaken = index === 0 || findings.length === 0;
    const isWaivable = worked <= (rule.waivableUpToSeconds ?? -1) && isFirstTaken;
    if (problem) findings.push({ index, problem, isWaivable });
  });
  return findings;
}

function mealProblem(
  breaks: readonly Meal[],
  rule: MealRule,
  index: number,
): MealFinding["problem"] | null {
  const isLongEnough = (taken: Meal) => taken.endsAt - taken.startsAt >= rule.minimumSeconds;
  const meal = breaks.filter(isLongEnough)[index];
  if (!meal) return breaks.length > index ? "short" : "missed";
  const limit = rule.startsWithinSeconds ?? Number.POSITIVE_INFINITY;
  return meal.workedBefore > limit ? "late" : null;
}

function mealsOf(work: WorkWithBreaks): Meal[] {
  let pause = 0;
  return work.breaks
    .toSorted((a, b) => a.startsAt - b.startsAt)
    .map((taken) => {
      const workedBefore = taken.startsAt - work.startsAt - pause;
      pause += taken.endsAt - taken.startsAt;
      return { startsAt: taken.startsAt, endsAt: taken.endsAt, workedBefore };
    });
}

/** Meal breaks that a length of work entitles to, in seconds in all. */
export function mealEntitlement(workedSeconds: number, rules: readonly MealRule[]): number {
  return rules
    .filter((rule) => workedSeconds > rule.whenOverSeconds)
    .reduce((sum, rule) => sum + rule.minimumSeconds, 0);
}

/**
 * Returns the number of paid rest periods that a length of work entitles to: one for each four
 * hours or major fraction of them (Brinker 2012): from 3.5 h one, above 6 h two, above 10 h three.
 */
export function restPeriodsDue(workedSeconds: number, rule: RestRule): number {
  if (workedSeconds < rule.noneUnderSeconds) return 0;
  const rest = workedSeconds % rule.everySeconds;
  const whole = (workedSeconds - rest) / rule.everySeconds;
  return Math.max(1, whole + (2 * rest > rule.everySeconds ? 1 : 0));
}
