import type { LocationId } from "../../kernel/ids/entity-ids.ts";
import type { JobRoleId } from "../../records/job-roles/job-role.ts";
import type { WageRateRecord } from "../../records/pay/employee-pay.ts";
import type { LocalDate } from "../../kernel/time/local-date.ts";
import { notReplaced } from "./salary-rate.ts";

export interface RatedPerson {
  locationIds: readonly LocationId[];
  jobRoleIds: readonly JobRoleId[];
  rates: readonly WageRateRecord[];
}

/** The minimum wages of locations by their ids, and the day for which is asked. */
export interface MinimumWages {
  day: LocalDate;
  minimums: ReadonlyMap<LocationId, number>;
}

/** Work that is paid below the minimum wage of its location, and the rate that does so. */
export interface MinimumWageGap {
  jobRoleId: JobRoleId | null;
  locationId: LocationId;
  minimumTenThousandths: number;
  rate: WageRateRecord;
}

/**
 * Returns where an employee would be paid below a location's minimum wage on the day: at each of
 * their locations, for each of their job roles (or work without one), by the rate that the pay
 * would take. Without any rate there is no gap; that is a separate problem, reported with the pay.
 * An exempt salary is exempt from the minimum wage as well (29 USC 213(a)).
 */
export function minimumWageGaps(
  person: RatedPerson,
  { day, minimums }: MinimumWages,
): MinimumWageGap[] {
  const jobRoleIds = person.jobRoleIds.length === 0 ? [null] : person.jobRoleIds;
  return person.locationIds.flatMap((locationId) => {
    const minimumTenThousandths = minimums.get(locationId);
    if (minimumTenThousandths === undefined) return [];
    return jobRoleIds.flatMap((jobRoleId) => {
      const rate = rateFor(person.rates, { jobRoleId, locationId }, day);
      if (rate === null || rate.salary?.isExempt === true) return [];
      if (rate.rateTenThousandths >= minimumTenThousandths) return [];
      return [{ jobRoleId, locationId, minimumTenThousandths, rate }];
    });
  });
}

/** The minimum wages of all locations that have one. */
export function minimumsOf(
  locations: readonly { id: LocationId; minimumWageTenThousandths: number | null }[],
): Map<LocationId, number> {
  return new Map(
    locations.flatMap(({ id, minimumWageTenThousandths: minimum }) =>
      minimum === null ? [] : [[id, minimum] as const],
    ),
  );
}

/** The rate that work is paid by on a day: the most specific one in force, or null. */
export function rateFor(
  rates: readonly WageRateRecord[],
  work: { jobRoleId: JobRoleId | null; locationId: LocationId },
  day: LocalDate,
): WageRateRecord | null {
  const fitting = ratesInForce(rates, day).filter(
    (rate) =>
      (rate.jobRoleId === null || rate.jobRoleId === work.jobRoleId) &&
      (rate.locationId === null || rate.locationId === work.locationId),
  );
  return fitting.toSorted((a, b) => specificity(b) - specificity(a))[0] ?? null;
}

/** Of each kind (job role and location) the rate that holds on the day, a salary as well. */
export function ratesInForce(rates: readonly WageRateRecord[], day: LocalDate): WageRateRecord[] {
  const begun = notReplaced(rates, day)
    .filter(({ effectiveDate }) => effectiveDate <= day)
    .toSorted((a, b) => a.effectiveDate.localeCompare(b.effectiveDate));
  return [...new Map(begun.map((rate) => [kindOf(rate), rate])).values()];
}

/** The key that distinguishes the kinds of rates. */
export function kindOf({
  jobRoleId,
  locationId,
}: Pick<WageRateRecord, "jobRoleId" | "locationId">): string {
  return `${jobRoleId ?? ""}\n${locationId ?? ""}`;
}

function specificity({ jobRoleId, locationId }: WageRateRecord): number {
  return (jobRoleId === null ? 0 : 2) + (locationId === null ? 0 : 1);
}
