import type { RuleFields } from "../../rules/violations/rule-facts.ts";

const source = "29 CFR 570.35";

/** Each legal limit of a young employee. */
export const everyMinorLimit: readonly RuleFields["minorLimit"][] = [
  { who: "Ana", source, limit: "barred", toAge: 13 },
  { who: "Ana", source, limit: "day", found: 14_400, allowed: 10_800 },
  { who: "Ana", source, limit: "week", found: 72_000, allowed: 64_800 },
  { who: "Ana", source, limit: "rest", found: 36_000, allowed: 43_200 },
  { who: "Ana", source, limit: "earliest", allowed: 25_200 },
  { who: "Ana", source, limit: "latest", allowed: 88_200 },
  { who: "Ana", source, limit: "schoolHours", from: 28_800, until: 54_000 },
  { who: "Ana", source, limit: "daysAWeek", found: 6, allowed: 5 },
  { who: "Ana", source: null, limit: "latest", allowed: 79_200 },
];
