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
  daysInRow: object | null;
  greaterOf: object | null;
}

/** The code of why rules contradict each other, as an issue of the schema carries it. */
export type RuleContradiction =
  | "greatestExcessNotAlone"
  | "rollingWorkdayWithSeventhDay"
  | "workPeriodWithSeventhDay"
  | "workPeriodOffWeekStart";

/** Rules that are fine one by one and mean nothing together; the field and why. */
export function findContradictions(rules: RuleCombination): [string, RuleContradiction][] {
  const { greaterOf, isRollingWorkday, workPeriod } = rules;
  const paysLaterDays = rules.seventhDay !== null || rules.daysInRow !== null;
  const hasTiers = rules.dailyTiers.length + rules.weeklyTiers.length > 0;
  const isSplit = rules.attribution === "split";
  const cases: [boolean, string, RuleContradiction][] = [
    [
      greaterOf !== null && (hasTiers || paysLaterDays || isRollingWorkday),
      "greaterOf",
      "greatestExcessNotAlone",
    ],
    [
      isRollingWorkday && (!isSplit || paysLaterDays),
      "isRollingWorkday",
      "rollingWorkdayWithSeventhDay",
    ],
    [
      workPeriod !== null && (paysLaterDays || greaterOf !== null),
      "workPeriod",
      "workPeriodWithSeventhDay",
    ],
    [
      workPeriod !== null && weekdayOf(workPeriod.anchor) !== rules.weekStart,
      "workPeriod",
      "workPeriodOffWeekStart",
    ],
  ];
  return cases.filter(([isFound]) => isFound).map(([, path, message]) => [path, message]);
}
