import { weekdayOf } from "../../kernel/time/local-date.ts";

/** The fields of a rule set that can contradict each other. */
export interface RuleCombination {
  weekStart: string;
  attribution: string;
  isRollingWorkday: boolean;
  dailyTiers: readonly unknown[];
  weeklyTiers: readonly unknown[];
  workPeriod: { anchor: string } | null;
  seventhDay: object | null;
  greaterOf: object | null;
}

/** Rules that are fine one by one and mean nothing together; the field and why. */
export function findContradictions(rules: RuleCombination): [string, string][] {
  const { greaterOf, isRollingWorkday, workPeriod, seventhDay } = rules;
  const hasTiers = rules.dailyTiers.length + rules.weeklyTiers.length > 0;
  const isSplit = rules.attribution === "split";
  const cases: [boolean, string, string][] = [
    [
      greaterOf !== null && (hasTiers || seventhDay !== null || isRollingWorkday),
      "greaterOf",
      "The greatest excess stands alone: it replaces all other tiers.",
    ],
    [
      isRollingWorkday && (!isSplit || seventhDay !== null),
      "isRollingWorkday",
      "A rolling workday splits time and has no seventh day.",
    ],
    [
      workPeriod !== null && (seventhDay !== null || greaterOf !== null),
      "workPeriod",
      "A period of 14 days has no seventh day and no greatest excess.",
    ],
    [
      workPeriod !== null && weekdayOf(workPeriod.anchor) !== rules.weekStart,
      "workPeriod",
      "The 14 days must begin on the day on which the week begins.",
    ],
  ];
  return cases.filter(([isFound]) => isFound).map(([, path, message]) => [path, message]);
}
