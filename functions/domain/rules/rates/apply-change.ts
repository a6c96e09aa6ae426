import type { WageRateRecord } from "../../records/pay/employee-pay.ts";
import { RuleViolation } from "../violations/rule-violation.ts";
import { hourlyEquivalent } from "./salary-rate.ts";
import type { Currency } from "../../kernel/money/amount.ts";
import type { LocalDate } from "../../kernel/time/local-date.ts";
import type { WageChange } from "../../records/pay/wage-change.ts";

type RateKind = Pick<WageRateRecord, "jobRoleId" | "locationId">;

/**
 * The rates with one more; in order of their dates. Throws duplicateEffectiveDate when the same
 * rate (job role and location) already changes on that day.
 */
export function withRate(
  rates: readonly WageRateRecord[],
  added: WageRateRecord,
  who: string,
): WageRateRecord[] {
  if (rates.some((rate) => isSameStep(rate, added))) {
    throw new RuleViolation("duplicateEffectiveDate", { who, day: added.effectiveDate });
  }
  return [...rates, added].toSorted((a, b) => a.effectiveDate.localeCompare(b.effectiveDate));
}

/**
 * The rate that a change makes. What a salary comes to an hour is computed, whatever the input says.
 * Throws salaryForAllWork for a salary of one job role or location.
 */
export function rateOfChange(
  { jobRoleId, locationId, effectiveDate, rateTenThousandths, salary }: WageRateRecord,
  currency: Currency,
): WageRateRecord {
  const work = { jobRoleId, locationId, effectiveDate };
  if (salary === undefined) return { ...work, rateTenThousandths };
  if (jobRoleId !== null || locationId !== null) {
    throw new RuleViolation("salaryForAllWork", {});
  }
  return { ...work, rateTenThousandths: hourlyEquivalent(salary, currency), salary };
}

/**
 * The rates after a change. A correction takes the place of the rate that begins on the same day,
 * once that has begun: until then it is cancelled instead. Throws what `withRate` throws.
 */
export function withChange(
  rates: readonly WageRateRecord[],
  { reason, ...change }: WageRateRecord & Pick<WageChange, "reason">,
  { who, today }: { who: string; today: LocalDate },
): WageRateRecord[] {
  const corrects = reason === "correction" && change.effectiveDate <= today;
  return withRate(corrects ? withoutRate(rates, change) : rates, change, who);
}

/** The rates without the one of that job role, location and day. */
export function withoutRate(
  rates: readonly WageRateRecord[],
  removed: Pick<WageRateRecord, "jobRoleId" | "locationId" | "effectiveDate">,
): WageRateRecord[] {
  return rates.filter((rate) => !isSameStep(rate, removed));
}

/** The rate of the work without the change: the rate that it corrects, else the one before. */
export function replacedRate(
  rates: readonly WageRateRecord[],
  change: Pick<WageRateRecord, "jobRoleId" | "locationId" | "effectiveDate">,
): WageRateRecord | null {
  const corrected = rates.find((rate) => isSameStep(rate, change));
  return corrected ?? previousRate(rates, change);
}

/** The rate of the same job role and location that holds until the day before; null if none. */
export function previousRate(
  rates: readonly WageRateRecord[],
  change: Pick<WageRateRecord, "jobRoleId" | "locationId" | "effectiveDate">,
): WageRateRecord | null {
  const earlier = rates
    .filter((rate) => isSameKind(rate, change) && rate.effectiveDate < change.effectiveDate)
    .toSorted((a, b) => b.effectiveDate.localeCompare(a.effectiveDate));
  return earlier[0] ?? null;
}

/** What a change keeps of the rate that it replaces. */
export function previousPay(
  before: WageRateRecord | null,
): Pick<WageChange, "previousRateTenThousandths" | "previousSalary"> {
  const previousRateTenThousandths = before?.rateTenThousandths ?? null;
  const salary = before?.salary;
  return { previousRateTenThousandths, ...(salary !== undefined && { previousSalary: salary }) };
}

/** True if both pay the same: by the hour, or as a salary with the same terms. */
export function isSamePay(
  a: Pick<WageRateRecord, "rateTenThousandths" | "salary">,
  b: typeof a,
): boolean {
  const isSameRate = a.rateTenThousandths === b.rateTenThousandths;
  return isSameRate && JSON.stringify(a.salary) === JSON.stringify(b.salary);
}

/** True for rates of the same work that begin on the same day. */
export function isSameStep(a: RateKind & { effectiveDate: string }, b: typeof a): boolean {
  return isSameKind(a, b) && a.effectiveDate === b.effectiveDate;
}

function isSameKind(a: RateKind, b: RateKind): boolean {
  return a.jobRoleId === b.jobRoleId && a.locationId === b.locationId;
}
