import { issue } from "../../kernel/issues/issue.ts";
import { z } from "zod/mini";
import { rateTenThousandthsSchema } from "../../kernel/money/rate.ts";
import { localDateSchema, weekdaySchema } from "../../kernel/time/local-date.ts";
import { localTimeSchema } from "../../kernel/time/local-time.ts";
import { findContradictions } from "./rule-contradictions.ts";

const HOUR = 3600;

const secondsSchema = z
  .int()
  .check(z.minimum(0), z.maximum(14 * 24 * HOUR, issue("atMostHours", 336)));
/** The pay of an hour in percent of an ordinary one: 150 is time and a half. */
const percentSchema = z
  .int()
  .check(z.minimum(101, issue("multipleTooLow")), z.maximum(1000, issue("multipleTooHigh")));

/** Seconds beyond `afterSeconds` are paid at `multiplierPercent`, until the next tier. */
const tierSchema = z.strictObject({
  afterSeconds: secondsSchema,
  multiplierPercent: percentSchema,
});
const tiersSchema = z.array(tierSchema).check(
  z.maxLength(8),
  z.refine((tiers) => isAscending(tiers.map((tier) => tier.afterSeconds)), {
    error: issue("tierTooEarly"),
  }),
  z.refine((tiers) => isAscending(tiers.map((tier) => tier.multiplierPercent)), {
    error: issue("tierTooLow"),
  }),
);

/** The last day of a workweek in which all seven workdays were worked. */
const seventhDaySchema = z
  .strictObject({
    upToSeconds: secondsSchema,
    multiplierPercent: percentSchema,
    beyondMultiplierPercent: percentSchema,
    exemptUpTo: z.nullable(
      z.strictObject({ weekSeconds: secondsSchema, daySeconds: secondsSchema }),
    ),
  })
  .check(
    z.refine((rule) => rule.beyondMultiplierPercent >= rule.multiplierPercent, {
      path: ["beyondMultiplierPercent"],
      error: issue("seventhDayTooLow"),
    }),
  );

/**
 * Each day from the `fromDay`-th one worked in a row pays more, after its first `afterSeconds`. The
 * count starts again with each workweek, or goes on from one to the next.
 */
const daysInRowSchema = z.strictObject({
  fromDay: z
    .int()
    .check(z.minimum(2, issue("atLeastDays", 2)), z.maximum(7, issue("atMostDays", 7))),
  afterSeconds: secondsSchema,
  multiplierPercent: percentSchema,
  resetsEachWeek: z.boolean(),
});

/** Overtime is the largest of three excesses, never their sum. */
const greaterOfSchema = z.strictObject({
  dailySeconds: secondsSchema,
  consecutiveSeconds: secondsSchema,
  weeklySeconds: secondsSchema,
  multiplierPercent: percentSchema,
});

export const roundingModes = [
  "down",
  "up",
  "nearest",
  "nearest-half-up",
  "nearest-half-down",
  "nearest-partial-minute-down",
  "nearest-partial-minute-up",
] as const;
export type RoundingMode = (typeof roundingModes)[number];

const roundingRuleSchema = z
  .strictObject({
    mode: z.enum(roundingModes),
    intervalSeconds: z.int().check(z.minimum(1), z.maximum(4 * HOUR)),
    graceSeconds: secondsSchema,
  })
  .check(
    z.refine((rule) => rule.graceSeconds < rule.intervalSeconds, {
      path: ["graceSeconds"],
      error: issue("graceTooLong"),
    }),
  );
export type RoundingRule = z.infer<typeof roundingRuleSchema>;

/** Null leaves the punch, or the total, as it is. Rounding goes by the wall clock of the zone. */
const roundingSchema = z.strictObject({
  clockIn: z.nullable(roundingRuleSchema),
  clockOut: z.nullable(roundingRuleSchema),
  breakPunches: z.nullable(roundingRuleSchema),
  dayTotal: z.nullable(roundingRuleSchema),
});

const mealSchema = z.strictObject({
  whenOverSeconds: secondsSchema,
  startsWithinSeconds: z.nullable(secondsSchema),
  minimumSeconds: secondsSchema,
  waivableUpToSeconds: z.nullable(secondsSchema),
});
export type MealRule = z.infer<typeof mealSchema>;

const restSchema = z.strictObject({
  everySeconds: secondsSchema.check(z.minimum(1)),
  restSeconds: secondsSchema,
  noneUnderSeconds: secondsSchema,
});
export type RestRule = z.infer<typeof restSchema>;

const breaksSchema = z.strictObject({
  paidUpToSeconds: z.nullable(secondsSchema),
  autoDeduct: z.nullable(
    z.strictObject({ afterSeconds: secondsSchema, deductSeconds: secondsSchema }),
  ),
  meals: z.array(mealSchema).check(z.maxLength(4)),
  areMealsWaived: z.boolean(),
  rest: z.nullable(restSchema),
  paysMissedMeals: z.boolean(),
  paysMissedRests: z.boolean(),
});

export const attributionSchema = z.enum(["split", "start", "end", "most-worked"]);
export type Attribution = z.infer<typeof attributionSchema>;

export const overtimePresets = [
  "flsa",
  "california",
  "colorado",
  "alaska",
  "nevada",
  "none",
] as const;
export type RulePreset = (typeof overtimePresets)[number];

/**
 * The rules that turn worked time into paid time, as data. All lengths are seconds, all multipliers
 * percent. `workPeriod` replaces the week by 14 days (8 and 80); `isRollingWorkday` counts a
 * workday from the first clock-in for 24 hours; `dailyTiersBelowRate` limits daily overtime to
 * lower rates.
 */
export const workRulesSchema = z
  .strictObject({
    preset: z.enum([...overtimePresets, "custom"]),
    weekStart: weekdaySchema,
    workdayStart: localTimeSchema,
    attribution: attributionSchema,
    shiftGapSeconds: secondsSchema,
    workPeriod: z.nullable(z.strictObject({ days: z.literal(14), anchor: localDateSchema })),
    isRollingWorkday: z.boolean(),
    dailyTiers: tiersSchema,
    dailyTiersBelowRate: z.nullable(rateTenThousandthsSchema),
    weeklyTiers: tiersSchema,
    seventhDay: z.nullable(seventhDaySchema),
    /** Missing in rules that were saved before there was this one. */
    daysInRow: z._default(z.nullable(daysInRowSchema), null),
    greaterOf: z.nullable(greaterOfSchema),
    regularRate: z.strictObject({
      method: z.enum(["weighted-average", "rate-in-effect"]),
      isRoundedToMinorUnit: z.boolean(),
    }),
    rounding: roundingSchema,
    breaks: breaksSchema,
  })
  .check(
    z.superRefine((rules, context) => {
      for (const [path, message] of findContradictions(rules)) {
        context.addIssue({ code: "custom", path: [path], message });
      }
    }),
  );
export type WorkRules = z.infer<typeof workRulesSchema>;

function isAscending(values: readonly number[]): boolean {
  return values.every((value, index) => index === 0 || value > (values[index - 1] ?? value));
}
