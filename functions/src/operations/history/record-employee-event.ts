import type { CustomFieldId } from "@crewline/domain/kernel/ids/record-ids";
import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import type { EmployeeEvent } from "@crewline/domain/records/history/employee-event";
import { plainEvent } from "@crewline/domain/records/history/employee-event";
import { now } from "../../platform/clock.ts";
import type { CompanyStore } from "../../store/company/company-store.ts";
import type { EventActor } from "./event-actor.ts";
import { recordEvent } from "./record-event.ts";

/**
 * Replaces the names of employees who act on their own record: these rows are kept longer than
 * their names.
 */
const ONESELF = "The person";

type Told = Pick<EmployeeEvent, "employeeId" | "act"> &
  Partial<Pick<EmployeeEvent, "day" | "until" | "endReason" | "count" | "changes">>;

/** Records an event of an employment for readers and for consumers, in its transaction. */
export function recordEmployeeEvent(store: CompanyStore, by: EventActor, told: Told): void {
  const id = store.employeeEvents.newId();
  const byName = by.employeeId === told.employeeId ? ONESELF : by.displayName;
  const actor = { byUid: by.uid, byName, batchId: by.batchId ?? null };
  store.employeeEvents.create(id, { ...plainEvent, ...told, ...actor, id, at: now() });
  recordEvent(store, by, {
    type: told.act === "ended" ? "employmentEnded" : "employeeChanged",
    locationId: null,
    subject: { kind: "employee", id: told.employeeId },
    facts: { act: told.act, day: told.day ?? null },
  });
}

/** Records a change of the work record or the profile; none if nothing differs. */
export function recordRecordChange(
  store: CompanyStore,
  by: EventActor,
  told: Required<Pick<Told, "employeeId" | "act" | "changes">>,
): void {
  if (told.changes.length > 0) recordEmployeeEvent(store, by, told);
}

/** Records which custom fields changed, by their ids; none if nothing differs. */
export function recordFieldsChanged(
  store: CompanyStore,
  by: EventActor,
  { employeeId, fieldIds }: { employeeId: EmployeeId; fieldIds: readonly CustomFieldId[] },
): void {
  const changes = fieldIds.map((field) => ({ field, before: null, after: null }));
  recordRecordChange(store, by, { employeeId, act: "fieldsChanged", changes });
}
