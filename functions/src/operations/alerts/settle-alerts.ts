import type { LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import type { AlertId } from "@crewline/domain/kernel/ids/record-ids";
import type { Instant } from "@crewline/domain/kernel/time/instant";
import type { Alert } from "@crewline/domain/records/alerts/alert";
import type { Company } from "@crewline/domain/records/company/company";
import { afterMail } from "@crewline/domain/rules/alerts/alert-mail";
import type { Cause } from "@crewline/domain/rules/alerts/cause";
import { alertRuleOf, mutes } from "@crewline/domain/rules/alerts/usual-rules";
import { reconcileAlerts } from "@crewline/domain/rules/alerts/reconcile-alerts";
import { companies } from "../../store/companies.ts";
import { companyStore } from "../../store/company/company-store.ts";
import { inTransaction } from "../../store/unit/unit.ts";
import { tellAlerts } from "./tell-alerts.ts";

export interface Found {
  company: Company;
  location: { id: LocationId; name: string } | null;
  timeZone: string;
  at: Instant;
  standing: readonly Alert[];
  causes: readonly Cause[];
  /** The ids of causes that last and are muted for their employee. */
  mutedIds: ReadonlySet<AlertId>;
}

/**
 * Writes what the look changed, with its mail, and returns the alerts whose causes are present. A
 * company that was deleted meanwhile gets none: nobody would delete them again. An employee who was
 * muted meanwhile stays muted.
 */
export function settleAlerts(found: Found): Promise<Alert[]> {
  const { company, location, timeZone, at, standing, causes, mutedIds } = found;
  const ids: AlertId[] = [...standing, ...causes].map(({ id }) => id);
  if (ids.length === 0) return Promise.resolve([]);
  return inTransaction(async (unit) => {
    const current = await companies(unit).find(company.id);
    if (current === null) return [];
    const isMuted = (cause: Cause) => mutes(alertRuleOf(current.alertRules, cause.type), cause);
    const mutedSince = causes.filter(isMuted).map(({ id }) => id);
    const allMuted = new Set([...mutedIds, ...mutedSince]);
    const store = companyStore(unit, company.id);
    const existing = await store.alerts.findAll(ids);
    const wanted = causes.filter((cause) => !isMuted(cause));
    const terms = { rules: company.alertRules, mutedIds: allMuted, now: at, timeZone };
    const changed = reconcileAlerts(existing, wanted, terms);
    const known = new Map([...existing, ...changed].map((alert) => [alert.id, alert]));
    const tell = await tellAlerts(unit, [...known.values()], { company, location, timeZone, at });
    const after = [...known.values()].map((alert) => afterMail(alert, at));
    const saved = after.filter((alert) => !existing.includes(alert));
    for (const alert of saved) store.alerts.save(alert.id, alert);
    tell();
    return after.filter(({ isCausePresent }) => isCausePresent);
  });
}
