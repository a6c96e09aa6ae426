import { differences } from "./compare.ts";
import { runBreakEntitlement, runMealPeriod } from "./kinds/breaks.ts";
import { runConflict } from "./kinds/conflict.ts";
import { runAttribution, runDayLength, runHours } from "./kinds/hours.ts";
import { runBonusIncrement, runPayFromBuckets, runRegularRate } from "./kinds/identities.ts";
import { runPay } from "./kinds/pay.ts";
import {
  runConsecutiveDays,
  runPayPeriods,
  runWorkweekOfDate,
  runWorkweekSegments,
} from "./kinds/periods.ts";
import { runAverageHours, runRest } from "./kinds/rest.ts";
import { runDayTotal, runDecimalHours, runRounding, runRoundingEntry } from "./kinds/rounding.ts";
import { runRoundingPolicy } from "./kinds/rounding-policy.ts";
import { runWorkweekChange } from "./kinds/workweek-change.ts";
import type { KindRunner, VectorCase, Verdict } from "./vector-case.ts";
import { NotOffered } from "./vector-case.ts";

const runners: Record<string, KindRunner> = {
  attribution: runAttribution,
  "average-hours": runAverageHours,
  "bonus-increment": runBonusIncrement,
  "break-entitlement": runBreakEntitlement,
  conflict: runConflict,
  "consecutive-days": runConsecutiveDays,
  "day-length": runDayLength,
  "day-total-rounding": runDayTotal,
  "decimal-hours": runDecimalHours,
  hours: runHours,
  "meal-period": runMealPeriod,
  pay: runPay,
  "pay-from-buckets": runPayFromBuckets,
  "pay-periods": runPayPeriods,
  "regular-rate": runRegularRate,
  rest: runRest,
  rounding: runRounding,
  "rounding-entry": runRoundingEntry,
  "rounding-policy": runRoundingPolicy,
  "workweek-change": runWorkweekChange,
  "workweek-of-date": runWorkweekOfDate,
  "workweek-segments": runWorkweekSegments,
};

/**
 * Runs one case by its kind. Behaviour of other products that we do not follow is never required;
 * an unknown kind counts as not offered; any other case passes only if every expected value is
 * computed.
 */
export function runCase(vector: VectorCase): Verdict {
  if (vector.kind === "peer-difference") {
    return { kind: "not offered", feature: "another product's way, not a requirement" };
  }
  const runner = runners[vector.kind];
  if (!runner) return { kind: "not offered", feature: `kind ${vector.kind}` };
  try {
    const reasons = differences(vector.expected, runner(vector.input, vector));
    return reasons.length === 0 ? { kind: "passed" } : { kind: "failed", reasons };
  } catch (error) {
    if (error instanceof NotOffered) return { kind: "not offered", feature: error.message };
    return { kind: "failed", reasons: [error instanceof Error ? error.message : String(error)] };
  }
}
