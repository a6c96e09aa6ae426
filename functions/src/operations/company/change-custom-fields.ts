import type { CustomField, FieldBook } from "@crewline/domain/records/custom-fields/custom-field";
import { customFieldChanges } from "@crewline/domain/rules/history/custom-field-changes";
import { COMPANY_SUBJECT } from "@crewline/domain/records/history/history-event";
import type { CompanyStore } from "../../store/company/company-store.ts";
import type { EventActor } from "../history/event-actor.ts";
import { recordHistory } from "../history/record-history.ts";

/**
 * Saves the custom fields with a new version, which it returns, and a row of the company's history.
 * A change without effect is not saved.
 */
export function changeCustomFields(
  store: CompanyStore,
  by: EventActor,
  { before, fields }: { before: FieldBook; fields: readonly CustomField[] },
): number {
  const changes = customFieldChanges(before.fields, fields);
  if (changes.length === 0) return before.version;
  const version = before.version + 1;
  store.customFields.save({ fields, version });
  recordHistory(store, by, { subject: COMPANY_SUBJECT, act: "changed", changes });
  return version;
}
