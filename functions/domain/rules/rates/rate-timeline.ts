import type { LocalDate } from "../../kernel/time/local-date.ts";
import { addDays } from "../../kernel/time/local-date.ts";
import type { WageRateRecord } from "../../records/pay/employee-pay.ts";

/** One rate and the days for which it holds; both bounds are included. */
export interface RateSpan extends WageRateRecord {
  /** Null while no later rate is known. */
  lastDay: LocalDate | null;
  state: "scheduled" | "active" | "past";
}

/**
 * All rates of a person with the last day of each, newest first within each job role and
 * location; the general rate leads, then the special ones by name. A salary ends the earlier rates
 * of all work. `today` is the person's.
 */
export function rateTimeline(rates: readonly WageRateRecord[], today: LocalDate): RateSpan[] {
  const kinds = Map.groupBy(rates, kindOf);
  const salaries = rates.filter(({ salary }) => salary !== undefined);
  return [...kinds.keys()].toSorted().flatMap((kind) => {
    const own = kinds.get(kind) ?? [];
    return spansOf(own, [...own, ...salaries], today);
  });
}

/** The general rate that holds today, or null when there is none yet. */
export function currentRate(rates: readonly WageRateRecord[], today: LocalDate): RateSpan | null {
  const general = rates.filter((rate) => rate.jobRoleId === null && rate.locationId === null);
  return spansOf(general, general, today).find((span) => span.state === "active") ?? null;
}

function kindOf({ jobRoleId, locationId }: WageRateRecord): string {
  // A line break sorts before every letter, so that the general rate leads.
  return `${jobRoleId ?? ""}\n${locationId ?? ""}`;
}

/** `ending` are the rates whose beginning ends an earlier one. */
function spansOf(
  rates: readonly WageRateRecord[],
  ending: readonly WageRateRecord[],
  today: LocalDate,
): RateSpan[] {
  const newestFirst = rates.toSorted((a, b) => b.effectiveDate.localeCompare(a.effectiveDate));
  const starts = ending.map(({ effectiveDate }) => effectiveDate).toSorted();
  return newestFirst.map((rate) => {
    const next = starts.find((start) => start > rate.effectiveDate);
    const lastDay = next === undefined ? null : addDays(next, -1);
    return { ...rate, lastDay, state: stateOf(rate.effectiveDate, lastDay, today) };
  });
}

function stateOf(from: LocalDate, lastDay: LocalDate | null, today: LocalDate): RateSpan["state"] {
  if (from > today) return "scheduled";
  return lastDay !== null && lastDay < today ? "past" : "active";
}
