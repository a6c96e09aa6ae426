import type { CompanyId } from "@crewline/domain/kernel/ids/entity-ids";
import { COMPANY_WORK, companyAlertText } from "@crewline/domain/records/summaries/waiting";
import { companyStore } from "../store/company/company-store.ts";
import { inTransaction } from "../store/unit/unit.ts";

/** Packs the new alerts of a company, and who waits to be let in, without what is settled. */
export function rebuildCompanyWork(companyId: CompanyId): Promise<void> {
  return inTransaction(async (unit) => {
    const store = companyStore(unit, companyId);
    const alerts = await store.alerts.list([["state", "==", "new"]]);
    const joins = await store.joinRequests.list([["state", "==", "waiting"]]);
    store.companyWork.save(COMPANY_WORK, {
      alerts: Object.fromEntries(alerts.map((alert) => [alert.id, companyAlertText(alert)])),
      joins: Object.fromEntries(joins.map(({ id, askedAt }) => [id, askedAt])),
    });
  });
}
