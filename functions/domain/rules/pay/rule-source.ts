import type { WorkRules } from "../../records/work-rules/work-rules.ts";

/** Every rule that the engine applies, by the name under which results refer to it. */
export type RuleId =
  | "elapsedTime"
  | "punchRounding"
  | "dayTotalRounding"
  | "unpaidBreak"
  | "paidBreak"
  | "shortBreakPaid"
  | "automaticBreak"
  | "regular"
  | "daily"
  | "weekly"
  | "seventhDay"
  | "daysInRow"
  | "consecutive"
  | "rateInForce"
  | "weightedAverage"
  | "rateInEffect"
  | "flatSum"
  | "missedBreak"
  | "roundedOnce";

type Law = Partial<Record<RuleId, string>>;

/** Laws that are about hours and pay anywhere in the United States. */
const federal: Law = {
  punchRounding: "29 CFR 785.48(b)",
  unpaidBreak: "29 CFR 785.19",
  paidBreak: "29 CFR 785.18",
  shortBreakPaid: "29 CFR 785.18",
  automaticBreak: "29 CFR 785.19",
  weekly: "29 CFR 778.101",
  weightedAverage: "29 CFR 778.109",
  rateInEffect: "29 CFR 778.419",
};

/** The law that a preset of the overtime rules follows. */
const lawsOfPreset: Readonly<Record<WorkRules["preset"], Law>> = {
  flsa: federal,
  california: {
    ...federal,
    daily: "California Labor Code 510",
    weekly: "California Labor Code 510",
    seventhDay: "California Labor Code 510",
  },
  colorado: { ...federal, daily: "COMPS 4.1", weekly: "COMPS 4.1", consecutive: "COMPS 4.1" },
  alaska: { ...federal, daily: "AS 23.10.060", weekly: "AS 23.10.060" },
  nevada: { ...federal, daily: "NRS 608.018", weekly: "NRS 608.018" },
  none: {},
  custom: {},
};

/** The law behind a rule under a preset; null where the company's own setting is all there is. */
export function lawOf(rule: RuleId, preset: WorkRules["preset"]): string | null {
  return lawsOfPreset[preset][rule] ?? null;
}

export interface RuleSource {
  title: string;
  source: string;
}

/** Each rule in one line, with its source. */
export const ruleSources: Record<RuleId, RuleSource> = {
  elapsedTime: {
    title: "Time worked is the time that passed, whatever the clocks do.",
    source: "US DOL Hours Worked Advisor, daylight saving time",
  },
  punchRounding: {
    title: "Punches are rounded on the wall clock of the location.",
    source: "29 CFR 785.48(b)",
  },
  dayTotalRounding: {
    title: "The total of each workday is rounded.",
    source: "29 CFR 785.48(b); DOL Fact Sheet 21",
  },
  unpaidBreak: { title: "A recorded meal break is not paid.", source: "29 CFR 785.19" },
  paidBreak: { title: "A paid break counts as time worked.", source: "29 CFR 785.18" },
  shortBreakPaid: { title: "A short break counts as time worked.", source: "29 CFR 785.18" },
  automaticBreak: {
    title: "A meal break is taken off a long day on which none was recorded.",
    source: "DOL Fact Sheet 53",
  },
  regular: { title: "Ordinary hours at the rate in force.", source: "29 CFR 778.110" },
  daily: {
    title: "Hours of one workday beyond the daily limit are overtime.",
    source: "California Labor Code 510; AS 23.10.060; NRS 608.018; COMPS 4.1",
  },
  weekly: {
    title: "Hours beyond the weekly limit that no other rule made premium are overtime.",
    source: "29 CFR 778.101; California Labor Code 510",
  },
  seventhDay: {
    title: "When all seven workdays are worked, the last one is overtime.",
    source: "California Labor Code 510; Mendoza v. Nordstrom (2017)",
  },
  daysInRow: {
    title: "From the company's day in a row on, the hours after its limit are overtime.",
    source: "Company practice; some collective agreements",
  },
  consecutive: {
    title: "Hours beyond the limit in a row are overtime, whatever the date.",
    source: "Colorado COMPS 4.1",
  },
  rateInForce: {
    title: "The most specific rate in force at that moment applies.",
    source: "The company's wage changes",
  },
  weightedAverage: {
    title: "Overtime is paid on the average of all rates of the week.",
    source: "29 CFR 778.109, 778.115",
  },
  rateInEffect: {
    title: "Overtime is paid on the rate of the work done in it, as agreed before.",
    source: "29 CFR 778.415 to 778.421",
  },
  flatSum: {
    title: "A flat sum raises overtime by itself divided by the hours without overtime.",
    source: "Alvarado v. Dart (2018)",
  },
  missedBreak: {
    title: "An hour of pay is owed for a meal or rest period that was not given.",
    source: "California Labor Code 226.7; Ferra v. Loews (2021)",
  },
  roundedOnce: {
    title: "Pay is rounded once, half up; the lines share the total by largest remainders.",
    source: "Company practice: exact fractions until the end",
  },
};
