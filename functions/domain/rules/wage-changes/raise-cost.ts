import type { LocationId } from "../../kernel/ids/entity-ids.ts";
import type { JobRoleId } from "../../records/job-roles/job-role.ts";
import { z } from "zod";
import type { Employee } from "../../records/employees/employee.ts";
import type { WageRateRecord } from "../../records/pay/employee-pay.ts";
import type { Currency } from "../../kernel/money/amount.ts";
import { estimatedPayMinor } from "../../kernel/money/estimated-pay.ts";
import type { EmployeeWeek } from "../../records/time-entries/employee-week.ts";
import type { LocalDate } from "../../kernel/time/local-date.ts";
import type { PayPeriod } from "../../kernel/time/pay-period.ts";
import { rateFor } from "../rates/minimum-wage.ts";

/** Weeks of worked hours that are averaged into a usual one. */
export const WEEKS_LOOKED_AT = 4;

const WEEKS_A_YEAR = 52;

/** The hours behind a yearly cost: contract hours, worked ones, or none are known. */
export const raiseCostSchema = z.object({
  basis: z.enum(["contract", "worked", "none"]),
  /** The addition to 52 weeks of pay, without overtime and employer's charges. */
  yearMinor: z.int(),
});
export type RaiseCost = z.infer<typeof raiseCostSchema>;

interface CostFacts {
  employee: Pick<Employee, "contractSecondsPerWeek" | "jobRoleIds" | "locationIds">;
  /** The last four weeks before the present one. */
  weeks: readonly Pick<EmployeeWeek, "entries" | "hours">[];
  before: readonly WageRateRecord[];
  after: readonly WageRateRecord[];
  day: LocalDate;
  currency: Currency;
}

interface Work {
  jobRoleId: JobRoleId | null;
  locationId: LocationId;
  secondsPerWeek: number;
}

/**
 * Computes the yearly cost of new rates. Contract hours count where they are agreed, shared among
 * the person's job roles at the home location; else the hours of the last four weeks as they were
 * worked.
 */
export function raiseCost(facts: CostFacts): RaiseCost {
  const agreed = agreedWork(facts.employee);
  const work = agreed.length > 0 ? agreed : workedWeek(facts.weeks);
  const { before, after, day, currency } = facts;
  const perWeek = work.reduce((sum, one) => {
    const [was, becomes] = [rateFor(before, one, day), rateFor(after, one, day)];
    const raise = (becomes?.rateTenThousandths ?? 0) - (was?.rateTenThousandths ?? 0);
    return sum + estimatedPayMinor(one.secondsPerWeek, raise, currency);
  }, 0);
  const yearMinor = Math.round(perWeek * WEEKS_A_YEAR);
  if (agreed.length > 0) return { basis: "contract", yearMinor };
  return { basis: work.length > 0 ? "worked" : "none", yearMinor };
}

function agreedWork({
  contractSecondsPerWeek: seconds,
  jobRoleIds,
  locationIds: [locationId],
}: CostFacts["employee"]): Work[] {
  if (seconds === null || seconds === 0 || locationId === undefined) return [];
  const roles = jobRoleIds.length === 0 ? [null] : jobRoleIds;
  return roles.map((jobRoleId) => ({
    jobRoleId,
    locationId,
    secondsPerWeek: seconds / roles.length,
  }));
}

function workedWeek(weeks: CostFacts["weeks"]): Work[] {
  return weeks.flatMap(({ entries, hours }) => {
    const worked = new Map(hours.entries.map((one) => [one.entryId, one.workedSeconds]));
    return entries.flatMap(({ entryId, jobRoleId, locationId }) => {
      const seconds = worked.get(entryId) ?? 0;
      const secondsPerWeek = seconds / WEEKS_LOOKED_AT;
      return seconds === 0 ? [] : [{ jobRoleId, locationId, secondsPerWeek }];
    });
  });
}

const periodsAYear: Readonly<Record<PayPeriod["kind"], number>> = {
  weekly: 52,
  biweekly: 26,
  "semi-monthly": 24,
  monthly: 12,
};

/** The share of a yearly cost that falls into one pay period. */
export function costOfPeriod(yearMinor: number, { kind }: Pick<PayPeriod, "kind">): number {
  return Math.round(yearMinor / periodsAYear[kind]);
}
