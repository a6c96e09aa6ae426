import type {
  PayPeriodRecord,
  PayPeriodState,
  PeriodAct,
} from "@crewline/domain/records/pay/pay-period-record";
import { live } from "./fake-live.ts";

export const days = { firstDay: "2026-03-02", lastDay: "2026-03-15" };
const totals = { totalSeconds: 0, totalMinor: 0, unapprovedEntries: 0, unapprovedSeconds: 0 };
const counts = { openEntries: 0, rejectedEntries: 0, problems: [], isAdjusted: false };

/** The payroll report of a period in which no one worked. */
export const emptyReport = {
  ...days,
  currency: "USD",
  lines: [],
  people: [],
  ...totals,
  ...counts,
};

/** What Kim did last to the period. */
export const byKim = (action: PeriodAct): PayPeriodRecord["history"] => [
  { action, locationId: null, at: "2026-03-16T14:00:00.000Z", byName: "Kim", reason: null },
];

/** The period as someone's last act leaves it. */
export function putPeriod(
  state: PayPeriodState,
  version: number,
  history: PayPeriodRecord["history"] = [],
  locations: PayPeriodRecord["locations"] = [],
) {
  const record: PayPeriodRecord = {
    id: days.firstDay,
    ...days,
    state,
    snapshotId: null,
    exportCount: state === "exported" ? 1 : 0,
    isRecomputing: false,
    closing: null,
    locations,
    history,
    version,
  };
  live.put({ [`companies/c1/payPeriods/${days.firstDay}`]: record });
}
