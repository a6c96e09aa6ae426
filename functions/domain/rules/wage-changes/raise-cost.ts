import type { LocationId } from "../../kernel/ids/entity-ids.ts";
import { locationIdSchema } from "../../kernel/ids/entity-ids.ts";
import type { JobRoleId } from "../../records/job-roles/job-role.ts";
import { jobRoleIdSchema } from "../../records/job-roles/job-role.ts";
import { z } from "zod/mini";
import type { Employee } from "../../records/employees/employee.ts";
import type { WageRateRecord } from "../../records/pay/employee-pay.ts";
import type { Currency } from "../../kernel/money/amount.ts";
import { apportionTo } from "../../kernel/money/apportion.ts";
import { estimatedPayMinor } from "../../kernel/money/estimated-pay.ts";
import type { EmployeeWeek } from "../../records/time-entries/employee-week.ts";
import type { LocalDate } from "../../kernel/time/local-date.ts";
import type { PayPeriod } from "../../kernel/time/pay-period.ts";
import { periodsOfYear } from "../pay/salary-days.ts";
import { rateFor } from "../rates/minimum-wage.ts";

/** Weeks of worked hours that are averaged into a usual one. */
export const WEEKS_LOOKED_AT = 4;

const WEEKS_A_YEAR = 52;

/** The hours behind a yearly cost: contract hours, worked ones, or none are known. */
export const raiseCostSchema = z.object({
  basis: z.enum(["contract", "worked", "none"]),
  /** The addition to 52 weeks of pay, without overtime and employer's charges. */
  yearMinor: z.int(),
  /** The work whose rate changes; its amounts add up to `yearMinor`. */
  work: z.array(
    z.object({
      jobRoleId: z.nullable(jobRoleIdSchema),
      locationId: locationIdSchema,
      secondsPerWeek: z.number().check(z.minimum(0)),
      raiseTenThousandths: z.int(),
      yearMinor: z.int(),
    }),
  ),
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
  const raised = work.map((one) => {
    const [was, becomes] = [rateFor(before, one, day), rateFor(after, one, day)];
    const raise = (becomes?.rateTenThousandths ?? 0) - (was?.rateTenThousandths ?? 0);
    return { ...one, raiseTenThousandths: raise };
  });
  const costs = inGroups(raised.filter((one) => one.raiseTenThousandths !== 0));
  const ofYear = ({ secondsPerWeek, raiseTenThousandths }: RaisedWork) =>
    estimatedPayMinor(secondsPerWeek, raiseTenThousandths, currency) * WEEKS_A_YEAR;
  const yearMinor = Math.round(costs.reduce((sum, one) => sum + ofYear(one), 0));
  const shares = costs.map((one) => BigInt(Math.round(ofYear(one) * SHARE)));
  const amounts = apportionTo(shares, BigInt(SHARE), yearMinor);
  const shown = costs.map((one, index) => ({ ...one, yearMinor: amounts[index] ?? 0 }));
  const known = work.length > 0 ? "worked" : "none";
  return { basis: agreed.length > 0 ? "contract" : known, yearMinor, work: shown };
}

/** Estimates are shared in millionths of a minor unit. */
const SHARE = 1_000_000;

interface RaisedWork extends Work {
  raiseTenThousandths: number;
}

/** Work of one job role at one location together. */
function inGroups(work: readonly RaisedWork[]): RaisedWork[] {
  const groups = Map.groupBy(work, ({ jobRoleId, locationId }) => `${jobRoleId} ${locationId}`);
  return [...groups.values()].flatMap(([first, ...others]) => {
    if (first === undefined) return [];
    const seconds = others.reduce((sum, one) => sum + one.secondsPerWeek, first.secondsPerWeek);
    return [{ ...first, secondsPerWeek: seconds }];
  });
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

/** The share of a yearly cost that falls into one pay period. */
export function costOfPeriod(yearMinor: number, { kind }: Pick<PayPeriod, "kind">): number {
  return Math.round(yearMinor / periodsOfYear({ kind }));
}
