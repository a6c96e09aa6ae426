import type { PayPeriodRecord } from "../../records/pay/pay-period-record.ts";

/** The steps of a pay period on its way to payroll. */
export type PeriodStep = "open" | "places" | "closed" | "exported";

/** Where a pay period stands; one that was never closed has no record. A reopened one is open. */
export function stepOf(period: Pick<PayPeriodRecord, "state" | "locations"> | null): PeriodStep {
  if (period === null) return "open";
  if (period.state === "closed" || period.state === "exported") return period.state;
  return period.locations.some(({ state }) => state === "closed") ? "places" : "open";
}

/** Who changed the state of a pay period last; null for one that was never closed. */
export function lastChangedBy({ history }: Pick<PayPeriodRecord, "history">): string | null {
  return history.at(-1)?.byName ?? null;
}
