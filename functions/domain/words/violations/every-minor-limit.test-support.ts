import type { RuleFields } from "../../rules/violations/rule-facts.ts";

/** Each legal limit of a young employee. */
export const everyMinorLimit: readonly RuleFields["minorLimit"][] = [
  { who: "Ana", limit: "barred", toAge: 13 },
  { who: "Ana", limit: "day", found: 14_400, allowed: 10_800 },
  { who: "Ana", limit: "week", found: 72_000, allowed: 64_800 },
  { who: "Ana", limit: "rest", found: 36_000, allowed: 43_200 },
  { who: "Ana", limit: "earliest", allowed: 25_200 },
  { who: "Ana", limit: "latest", allowed: 88_200 },
  { who: "Ana", limit: "schoolHours", from: 28_800, until: 54_000 },
  { who: "Ana", limit: "daysAWeek", found: 6, allowed: 5 },
];
