import { periodDetailSchema } from "@crewline/domain/records/audits/audit-detail";
import { valueChanges } from "@crewline/domain/records/history/record-changes";
import type {
  PayPeriodRecord,
  PayPeriodState,
} from "@crewline/domain/records/pay/pay-period-record";
import type { CompanyStore } from "../../store/company/company-store.ts";
import type { EventActor } from "./event-actor.ts";
import { recordAudit } from "./record-audit.ts";

interface PeriodChange {
  act: PayPeriodRecord["history"][number]["action"];
  before: PayPeriodState;
  after: Pick<PayPeriodRecord, "firstDay" | "lastDay" | "state">;
  reason: string | null;
}

/** Writes the audit row of a pay period that was closed, reopened or exported. */
export function auditPeriod(
  store: CompanyStore,
  by: EventActor,
  { act, before, after, reason }: PeriodChange,
): void {
  recordAudit(store, by, {
    entity: "payPeriod",
    recordId: after.firstDay,
    act,
    day: after.firstDay,
    isAfterApproval: act === "reopen",
    changes: valueChanges({ state: before }, { state: after.state }),
    detail: JSON.stringify(periodDetailSchema.parse(after)),
    words: { reason },
  });
}
