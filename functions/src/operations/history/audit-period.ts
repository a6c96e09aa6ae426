import { periodDetailSchema } from "@crewline/domain/records/audits/audit-detail";
import { valueChanges } from "@crewline/domain/records/history/record-changes";
import type { Location } from "@crewline/domain/records/locations/location";
import type {
  PayPeriodRecord,
  PayPeriodState,
  PeriodAct,
} from "@crewline/domain/records/pay/pay-period-record";
import type { CompanyStore } from "../../store/company/company-store.ts";
import type { EventActor } from "./event-actor.ts";
import { recordAudit } from "./record-audit.ts";

interface PeriodChange {
  act: PeriodAct;
  before: PayPeriodState;
  after: Pick<PayPeriodRecord, "firstDay" | "lastDay" | "state">;
  reason: string | null;
  /** Where only a location was closed or reopened. */
  location?: Pick<Location, "id" | "name">;
}

/** Writes the audit row of a pay period that was closed, reopened or exported. */
export function auditPeriod(
  store: CompanyStore,
  by: EventActor,
  { act, before, after, reason, location }: PeriodChange,
): void {
  recordAudit(store, by, {
    entity: "payPeriod",
    recordId: after.firstDay,
    act,
    day: after.firstDay,
    isAfterApproval: act === "reopen" || act === "reopenLocation",
    ...(location && { locationIds: [location.id] }),
    changes: valueChanges({ state: before }, { state: after.state }),
    detail: JSON.stringify(
      periodDetailSchema.parse({ ...after, ...(location && { place: location.name }) }),
    ),
    words: { reason },
  });
}
