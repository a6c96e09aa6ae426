import type { RulePreset, WorkRules } from "./work-rules.ts";
import { workRulesSchema } from "./work-rules.ts";

const HOUR = 3600;
const MINUTE = 60;

const overHours = (hours: number, multiplierPercent: number) => ({
  afterSeconds: hours * HOUR,
  multiplierPercent,
});

const none: WorkRules = {
  preset: "none",
  weekStart: "monday",
  workdayStart: "00:00",
  attribution: "split",
  shiftGapSeconds: 0,
  workPeriod: null,
  isRollingWorkday: false,
  dailyTiers: [],
  dailyTiersBelowRate: null,
  weeklyTiers: [],
  seventhDay: null,
  daysInRow: null,
  greaterOf: null,
  regularRate: { method: "weighted-average", isRoundedToMinorUnit: false },
  rounding: { clockIn: null, clockOut: null, breakPunches: null, dayTotal: null },
  breaks: {
    paidUpToSeconds: null,
    autoDeduct: null,
    meals: [],
    areMealsWaived: false,
    rest: null,
    paysMissedMeals: false,
    paysMissedRests: false,
  },
};

const flsa: WorkRules = {
  ...none,
  preset: "flsa",
  weekStart: "sunday",
  weeklyTiers: [overHours(40, 150)],
};

const californiaBreaks: WorkRules["breaks"] = {
  ...none.breaks,
  meals: [
    {
      whenOverSeconds: 5 * HOUR,
      startsWithinSeconds: 5 * HOUR,
      minimumSeconds: 30 * MINUTE,
      waivableUpToSeconds: 6 * HOUR,
    },
    {
      whenOverSeconds: 10 * HOUR,
      startsWithinSeconds: 10 * HOUR,
      minimumSeconds: 30 * MINUTE,
      waivableUpToSeconds: 12 * HOUR,
    },
  ],
  rest: { everySeconds: 4 * HOUR, restSeconds: 10 * MINUTE, noneUnderSeconds: 3.5 * HOUR },
};

const presets: Record<RulePreset, WorkRules> = {
  none,
  flsa,
  california: {
    ...flsa,
    preset: "california",
    dailyTiers: [overHours(8, 150), overHours(12, 200)],
    seventhDay: {
      upToSeconds: 8 * HOUR,
      multiplierPercent: 150,
      beyondMultiplierPercent: 200,
      exemptUpTo: null,
    },
    breaks: californiaBreaks,
  },
  colorado: {
    ...none,
    preset: "colorado",
    weekStart: "sunday",
    shiftGapSeconds: HOUR,
    greaterOf: {
      dailySeconds: 12 * HOUR,
      consecutiveSeconds: 12 * HOUR,
      weeklySeconds: 40 * HOUR,
      multiplierPercent: 150,
    },
  },
  alaska: { ...flsa, preset: "alaska", dailyTiers: [overHours(8, 150)] },
  nevada: {
    ...flsa,
    preset: "nevada",
    isRollingWorkday: true,
    dailyTiers: [overHours(8, 150)],
    dailyTiersBelowRate: 180_000,
  },
};

/**
 * The rules of a law, ready to be adapted: US federal (29 CFR 778), California (Labor Code 510,
 * 512), Colorado (COMPS 4.1), Alaska (AS 23.10.060), Nevada (NRS 608.018), or no overtime.
 */
export function presetRules(preset: RulePreset): WorkRules {
  return workRulesSchema.parse(presets[preset]);
}
