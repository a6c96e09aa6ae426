import type { Subscription } from "@crewline/domain/records/subscription/subscription";
import { COMPANY_SUBJECT } from "@crewline/domain/records/history/history-event";
import { subscriptionChanges } from "@crewline/domain/rules/history/subscription-changes";
import { termsOf } from "@crewline/domain/rules/subscription/terms-of";
import type { Company } from "@crewline/domain/records/company/company";
import type { CompanyStore } from "../../store/company/company-store.ts";
import type { EventActor } from "../history/event-actor.ts";
import { recordHistory } from "../history/record-history.ts";
import { PRESENT } from "./present-subscription.ts";

interface Change {
  /** Read in the same transaction. */
  company: Company;
  before: Subscription;
  after: Omit<Subscription, "version">;
  /** Why, for the audit. */
  reason?: string | null;
}

/**
 * Saves a subscription, what it means for the company's members, and the row of the history.
 * Returns its version. The version of the company stays, so no edit of its settings is refused.
 */
export function saveSubscription(
  store: CompanyStore,
  by: EventActor,
  { company, before, after, reason = null }: Change,
): number {
  const saved: Subscription = { ...after, version: before.version + 1 };
  store.subscription.save(PRESENT, saved);
  store.saveCompany({ ...company, terms: termsOf(saved) });
  const changes = subscriptionChanges(before, saved);
  if (changes.length > 0) {
    recordHistory(store, by, { subject: COMPANY_SUBJECT, act: "changed", changes, reason });
  }
  return saved.version;
}
