import type { EmployeeId, LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import type { Currency } from "@crewline/domain/kernel/money/amount";
import { decimalAmount } from "@crewline/domain/kernel/money/amount";
import { estimatedPayMinor } from "@crewline/domain/kernel/money/estimated-pay";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import type { FiledShift } from "@crewline/domain/projections/shift-file/schedule-sheet";
import type { WageRate } from "@crewline/domain/rules/rates/resolve-rate";
import { resolveRate } from "@crewline/domain/rules/rates/resolve-rate";
import { plannedSeconds } from "@crewline/domain/rules/schedules/planned-seconds";
import { trpcClient } from "../../../api/trpc.ts";

interface PricedWeeks {
  locationId: LocationId;
  weekStarts: readonly LocalDate[];
  currency: Currency;
}

/**
 * Reads the rates of the employees whose pay the reader sees. Returns the cost of a shift at its
 * hourly rate, without overtime, in whole units; null for an open shift and where no rate is seen.
 */
export async function shiftCosts({
  locationId,
  weekStarts,
  currency,
}: PricedWeeks): Promise<(shift: FiledShift) => number | null> {
  const answers = await Promise.all(
    weekStarts.map((weekStart) => trpcClient.schedules.planTerms.query({ locationId, weekStart })),
  );
  const ratesOf = new Map<EmployeeId, readonly WageRate[]>(
    answers.flatMap(({ people }) => people.map(({ employeeId, rates }) => [employeeId, rates])),
  );
  return (shift) => {
    const { employeeId, jobRoleId, startsAt: at, timeZone } = shift;
    const rates = employeeId === null ? undefined : ratesOf.get(employeeId);
    const work = { jobRoleId, locationId: shift.locationId, at };
    const rate = rates === undefined ? null : resolveRate(rates, work, timeZone);
    if (rate === null) return null;
    const minor = Math.round(estimatedPayMinor(plannedSeconds(shift), rate, currency));
    return Number(decimalAmount(minor, currency));
  };
}
