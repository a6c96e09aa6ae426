import type { EmployeeEvent } from "@crewline/domain/employees/employee-event";
import { employeeEventSchema, plainEvent } from "@crewline/domain/employees/employee-event";
import { now } from "../platform/clock.ts";
import { collection } from "./collection.ts";
import type { CompanyStore } from "./company-store.ts";
import type { CompanyUnit } from "./company-unit.ts";

export function employeeEvents({ unit, path }: CompanyUnit) {
  return collection(unit, {
    path: `${path}/employeeEvents`,
    schema: employeeEventSchema,
    what: "event",
  });
}

/** Who did it: a member, or a job of the product. */
export interface EventAuthor {
  uid: string;
  displayName: string;
  employeeId?: string | null;
  /** The bulk action that the act is a part of. */
  batchId?: string;
}

/** Whoever acts on the own record stays unnamed: these rows outlive the person's name. */
const ONESELF = "The person";

type Told = Pick<EmployeeEvent, "employeeId" | "act"> &
  Partial<Pick<EmployeeEvent, "day" | "until" | "endReason" | "count" | "changes">>;

/** Writes down what happened to an employment, in the transaction in which it happens. */
export function recordEmployeeEvent(store: CompanyStore, by: EventAuthor, told: Told): void {
  const id = store.employeeEvents.newId();
  const byName = by.employeeId === told.employeeId ? ONESELF : by.displayName;
  const author = { byUid: by.uid, byName, batchId: by.batchId ?? null };
  store.employeeEvents.create(id, { ...plainEvent, ...told, ...author, id, at: now() });
}

/** Writes down a change of the work record or the profile; none where nothing differs. */
export function recordRecordChange(
  store: CompanyStore,
  by: EventAuthor,
  told: Required<Pick<Told, "employeeId" | "act" | "changes">>,
): void {
  if (told.changes.length > 0) recordEmployeeEvent(store, by, told);
}

/** Writes down which custom fields changed, by their ids; none where nothing differs. */
export function recordFieldsChanged(
  store: CompanyStore,
  by: EventAuthor,
  { employeeId, fieldIds }: { employeeId: string; fieldIds: readonly string[] },
): void {
  const changes = fieldIds.map((field) => ({ field, before: null, after: null }));
  recordRecordChange(store, by, { employeeId, act: "fieldsChanged", changes });
}
