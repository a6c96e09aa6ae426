import type { AuditPay } from "@crewline/domain/records/audits/audit-row";
import { wageDetailSchema } from "@crewline/domain/records/audits/audit-detail";
import { valueChanges } from "@crewline/domain/records/history/record-changes";
import type { WageChange } from "@crewline/domain/records/pay/wage-change";
import type { CompanyStore } from "../../store/company/company-store.ts";
import type { EventActor } from "./event-actor.ts";
import { recordAudit } from "./record-audit.ts";

/** What was done with a change of a rate. */
type WageAct = "added" | "cancelled" | "putBack" | "removed";

/** Writes the audit row of a change of a rate; its amounts are for readers who see wages. */
export function auditWage(
  store: CompanyStore,
  by: EventActor,
  { act, change }: { act: WageAct; change: WageChange },
): void {
  const { id, employeeId, employeeLocationIds, effectiveDate, note, impact, batchId } = change;
  recordAudit(store, batchId === null ? by : { batchId, ...by }, {
    entity: "wage",
    recordId: id,
    act,
    day: effectiveDate,
    employeeId,
    locationIds: employeeLocationIds,
    isSelfEdit: by.employeeId === employeeId,
    isAfterApproval: (impact?.adjustmentMinor ?? 0) !== 0,
    detail: JSON.stringify(wageDetailSchema.parse(change)),
    words: { reason: note || null },
    pay: payOf(act, change),
  });
}

function payOf(act: WageAct, change: WageChange): AuditPay {
  const { rateTenThousandths, previousRateTenThousandths, currency } = change;
  const rate = change.salary ?? rateTenThousandths;
  const former = change.previousSalary ?? previousRateTenThousandths;
  const isSet = act === "added" || act === "putBack";
  const [before, after] = isSet ? [former, rate] : [rate, former];
  const changes = valueChanges({ rate: before }, { rate: after });
  return { deltaMinor: isSet ? impactOf(change) : null, currency, changes };
}

function impactOf({ impact }: WageChange): number | null {
  return impact === null ? null : impact.openMinor + impact.adjustmentMinor;
}
