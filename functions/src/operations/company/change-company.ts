import type { CompanyAct } from "@crewline/domain/records/company/company-standing";
import type { Company } from "@crewline/domain/records/company/company";
import { companyChanges } from "@crewline/domain/rules/history/company-changes";
import type { HistoryAct } from "@crewline/domain/records/history/history-event";
import { COMPANY_SUBJECT } from "@crewline/domain/records/history/history-event";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import { localDateAt } from "@crewline/domain/kernel/time/zone";
import { now } from "../../platform/clock.ts";
import type { CompanyStore } from "../../store/company/company-store.ts";
import type { EventActor } from "../history/event-actor.ts";
import { recordHistory } from "../history/record-history.ts";

interface Change {
  before: Company;
  after: Omit<Company, "version">;
  act?: Extract<HistoryAct, "rulesChanged" | "rulesCancelled" | "setUpFinished" | CompanyAct>;
  /** The day from which a rule holds, or on which a deleted company is erased. */
  day?: LocalDate;
  /** Why, for the audit. */
  reason?: string | null;
}

/**
 * Saves the company with a new version, which it answers, and a row of its history; without an act
 * of its own, a change that changes nothing leaves no row.
 */
export function changeCompany(
  store: CompanyStore,
  by: EventActor,
  { before, after, act, day, reason = null }: Change,
): number {
  const saved = { ...after, version: before.version + 1 };
  const asOf = day ?? localDateAt(now(), before.timeZone);
  const changes = companyChanges(before, saved, asOf);
  store.saveCompany(saved);
  if (act !== undefined || changes.length > 0) {
    const what = { subject: COMPANY_SUBJECT, act: act ?? ("changed" as const) };
    recordHistory(store, by, { ...what, day: day ?? null, changes, reason });
  }
  return saved.version;
}
