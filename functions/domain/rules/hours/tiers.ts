import type { WorkRules } from "../../records/work-rules/work-rules.ts";

/** The reason for an hour's pay. */
export type TierReason =
  | "regular"
  | "daily"
  | "weekly"
  | "seventhDay"
  | "daysInRow"
  | "consecutive";

/** From this many seconds on, an hour is paid at `percent`, for the reason given. */
export interface Tier {
  from: number;
  percent: number;
  because: TierReason;
}

/** Tiers made ready for the engine: each list begins with the regular hours at 0. */
export interface CompiledTiers {
  none: readonly Tier[];
  daily: readonly Tier[];
  weekly: readonly Tier[];
  seventhDay: readonly Tier[];
  daysInRow: readonly Tier[];
  /** A seventh day that is also late enough in a row. */
  both: readonly Tier[];
}

const regular: Tier = { from: 0, percent: 100, because: "regular" };
const compiledByRules = new WeakMap<WorkRules, CompiledTiers>();

/** The tiers of a rule set; compiled once per set. */
export function compiledTiers(rules: WorkRules): CompiledTiers {
  const known = compiledByRules.get(rules) ?? compile(rules);
  compiledByRules.set(rules, known);
  return known;
}

/** A single tier of overtime after the regular hours. */
export function overtimeAfter(from: number, percent: number, because: TierReason): Tier[] {
  return from === 0 ? [{ from, percent, because }] : [regular, { from, percent, because }];
}

function compile(rules: WorkRules): CompiledTiers {
  const daily = tiersOf(rules.dailyTiers, "daily");
  const seventhDay = higherOf(daily, seventhDayTiers(rules.seventhDay));
  const daysInRow = higherOf(daily, daysInRowTiers(rules.daysInRow));
  return {
    none: [regular],
    daily,
    weekly: tiersOf(rules.weeklyTiers, "weekly"),
    seventhDay,
    daysInRow,
    both: higherOf(seventhDay, daysInRow),
  };
}

function tiersOf(tiers: WorkRules["dailyTiers"], because: TierReason): Tier[] {
  const above = tiers.map(({ afterSeconds, multiplierPercent }) => ({
    from: afterSeconds,
    percent: multiplierPercent,
    because,
  }));
  return above[0]?.from === 0 ? above : [regular, ...above];
}

function seventhDayTiers(rule: WorkRules["seventhDay"]): Tier[] {
  if (!rule) return [regular];
  const first: Tier = { from: 0, percent: rule.multiplierPercent, because: "seventhDay" };
  const beyond: Tier = {
    from: rule.upToSeconds,
    percent: rule.beyondMultiplierPercent,
    because: "seventhDay",
  };
  return rule.upToSeconds === 0 ? [beyond] : [first, beyond];
}

function daysInRowTiers(rule: WorkRules["daysInRow"]): Tier[] {
  if (!rule) return [regular];
  return overtimeAfter(rule.afterSeconds, rule.multiplierPercent, "daysInRow");
}

/** An hour that two lists make premium takes the higher one; they are never added. */
function higherOf(a: readonly Tier[], b: readonly Tier[]): Tier[] {
  const starts = [...new Set([...a, ...b].map((tier) => tier.from))].toSorted((x, y) => x - y);
  return starts.map((from) => {
    const [one, other] = [tierAt(a, from), tierAt(b, from)];
    return { ...(other.percent >= one.percent ? other : one), from };
  });
}

function tierAt(tiers: readonly Tier[], at: number): Tier {
  return tiers.findLast((tier) => tier.from <= at) ?? regular;
}
