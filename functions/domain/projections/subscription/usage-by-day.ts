import type { LocalDate } from "../../kernel/time/local-date.ts";
import { addDays, daysBetween } from "../../kernel/time/local-date.ts";
import type { UsageDay } from "../../records/subscription/usage-day.ts";

interface ShownUsageDay {
  day: LocalDate;
  /** Null for a day on which nobody was counted. */
  activeEmployees: number | null;
}

/** Every day from the first to the last that was counted, so that equal times are equally far apart. */
export function usageByDay(usage: readonly UsageDay[]): ShownUsageDay[] {
  const counts = new Map(usage.map(({ day, activeEmployees }) => [day, activeEmployees]));
  const days = [...counts.keys()].toSorted();
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return [];
  return Array.from({ length: daysBetween(first, last) + 1 }, (_, index) => {
    const day = addDays(first, index);
    return { day, activeEmployees: counts.get(day) ?? null };
  });
}

/**
 * True for a day whose label is shown: the last one and those a whole number of weeks before it, at
 * most `most` of them. Fewer days than that have a label each.
 */
export function isLabelledDay(index: number, days: number, most: number): boolean {
  if (days <= most) return true;
  const step = 7 * Math.ceil(days / 7 / most);
  return (days - 1 - index) % step === 0;
}
