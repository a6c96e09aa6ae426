import type { SnapshotId } from "@crewline/domain/kernel/ids/record-ids";
import { LINES_PER_PART, snapshotPartId } from "@crewline/domain/records/pay/payroll-export";
import type { DatedLine } from "@crewline/domain/records/pay/payroll-report";
import type { PayPeriodDays } from "@crewline/domain/kernel/time/pay-period";
import type { CompanyStore } from "../../store/company/company-store.ts";

interface Snapshot {
  snapshotId: SnapshotId;
  days: PayPeriodDays;
  lines: readonly DatedLine[];
}

/** Stores the lines of a period as they are at closing, in parts. */
export function freezeLines(store: CompanyStore, { snapshotId, days, lines }: Snapshot): void {
  const count = Math.ceil(lines.length / LINES_PER_PART);
  for (let index = 0; index < count; index += 1) {
    const id = snapshotPartId(snapshotId, index);
    const part = lines.slice(index * LINES_PER_PART, (index + 1) * LINES_PER_PART);
    store.payrollSnapshots.create(id, { id, snapshotId, ...days, index, lines: part });
  }
}
