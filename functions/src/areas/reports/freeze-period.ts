import type { PayrollLine } from "@crewline/domain/reports/payroll-report";
import { LINES_PER_PART } from "@crewline/domain/reports/payroll-export";
import { isOpenPeriod } from "@crewline/domain/reports/pay-period-state";
import type { PayPeriodDays } from "@crewline/domain/time/pay-period";
import type { Actor } from "../../rpc/actor.ts";
import type { Edited } from "../../rpc/answers.ts";
import type { CompanyStore } from "../../store/company-store.ts";
import { companyStore } from "../../store/company-store.ts";
import { inTransaction } from "../../store/unit.ts";
import { payrollReport } from "./payroll-report.ts";

/**
 * Keeps the lines of a closed period as they are now, unless they are kept already. Answers the
 * version that the period has then.
 */
export async function freezePeriod(actor: Actor, days: PayPeriodDays): Promise<Edited> {
  const { lines } = await payrollReport(actor, { ...days, locationId: null });
  return inTransaction(async (unit) => {
    const store = companyStore(unit, actor.companyId);
    const period = await store.payPeriods.get(days.firstDay);
    const isDone = isOpenPeriod(period.state) || period.snapshotId !== null;
    if (isDone) return { version: period.version };
    const snapshotId = store.payrollSnapshots.newId();
    saveParts(store, { snapshotId, days, lines });
    const version = period.version + 1;
    store.payPeriods.save(period.id, { ...period, snapshotId, version });
    return { version };
  });
}

interface Snapshot {
  snapshotId: string;
  days: PayPeriodDays;
  lines: readonly PayrollLine[];
}

function saveParts(store: CompanyStore, { snapshotId, days, lines }: Snapshot): void {
  const count = Math.ceil(lines.length / LINES_PER_PART);
  for (let index = 0; index < count; index += 1) {
    const id = `${snapshotId}_${index}`;
    const part = lines.slice(index * LINES_PER_PART, (index + 1) * LINES_PER_PART);
    store.payrollSnapshots.create(id, { id, snapshotId, ...days, index, lines: part });
  }
}
