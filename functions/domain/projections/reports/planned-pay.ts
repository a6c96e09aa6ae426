import type { EmployeeId, LocationId } from "../../kernel/ids/entity-ids.ts";
import { estimatedPayMinor } from "../../kernel/money/estimated-pay.ts";
import type { Instant } from "../../kernel/time/instant.ts";
import type { LocalDate } from "../../kernel/time/local-date.ts";
import { dayStart } from "../../kernel/time/zone.ts";
import type { ReportFact } from "../../records/summaries/rollup.ts";
import type { WageRate } from "../../rules/rates/resolve-rate.ts";
import { resolveRate } from "../../rules/rates/resolve-rate.ts";

export interface PlannedRates {
  currency: string;
  ratesOf: (employeeId: EmployeeId) => readonly WageRate[];
  zoneOf: (locationId: LocationId) => string;
}

/**
 * Adds to facts with scheduled hours their pay at the hourly rate of the day, or what the salary of
 * the day comes to an hour, each rounded to minor
 * units, without overtime premiums: those depend on the whole week. Hours without a rate add none.
 */
export function withPlannedPay(facts: readonly ReportFact[], terms: PlannedRates): ReportFact[] {
  const startOf = rememberedStarts();
  return facts.map((fact) => {
    const { employeeId, locationId, jobRoleId, day, measures } = fact;
    const { scheduledSeconds = 0 } = measures;
    if (employeeId === null || locationId === null || scheduledSeconds === 0) return fact;
    const timeZone = terms.zoneOf(locationId);
    const at = startOf(day, timeZone);
    const rate = resolveRate(terms.ratesOf(employeeId), { jobRoleId, locationId, at }, timeZone);
    const pay = rate === null ? 0 : estimatedPayMinor(scheduledSeconds, rate, terms.currency);
    return { ...fact, measures: { ...measures, scheduledMinor: Math.round(pay) } };
  });
}

/** The start of a day, which is found once for all employees. */
function rememberedStarts(): (day: LocalDate, timeZone: string) => Instant {
  const known = new Map<string, Instant>();
  return (day, timeZone) => {
    const key = `${day} ${timeZone}`;
    const start = known.get(key) ?? dayStart(day, timeZone);
    known.set(key, start);
    return start;
  };
}
