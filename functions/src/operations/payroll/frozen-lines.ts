import type { SnapshotId } from "@crewline/domain/kernel/ids/record-ids";
import type { PayPeriodDays } from "@crewline/domain/kernel/time/pay-period";
import type { DatedLine } from "@crewline/domain/records/pay/payroll-report";
import type { CompanyStore } from "../../store/company/company-store.ts";

/** The lines of a snapshot, in the order in which they were frozen. */
export async function frozenLines(
  store: Pick<CompanyStore, "payrollSnapshots">,
  snapshotId: SnapshotId,
): Promise<DatedLine[]> {
  const parts = await store.payrollSnapshots.list([["snapshotId", "==", snapshotId]]);
  return parts.toSorted((a, b) => a.index - b.index).flatMap(({ lines }) => lines);
}

/** The lines of the period of exactly these days, or null while it is open. */
export async function frozenLinesOf(
  store: CompanyStore,
  { firstDay, lastDay }: PayPeriodDays,
): Promise<DatedLine[] | null> {
  const period = await store.payPeriods.find(firstDay);
  if (period === null || period.lastDay !== lastDay || period.snapshotId === null) return null;
  return frozenLines(store, period.snapshotId);
}
