import type { LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import type { Employee } from "@crewline/domain/records/employees/employee";
import { employeeChanges } from "@crewline/domain/records/history/record-changes";
import type { EventActor } from "../../operations/history/event-actor.ts";
import { recordRecordChange } from "../../operations/history/record-employee-event.ts";
import type { CompanyStore } from "../../store/company/company-store.ts";

/** Changes an employee's locations, with a history row. */
export function movePerson(
  store: CompanyStore,
  by: EventActor,
  { before, after: locationIds }: { before: Employee; after: readonly LocationId[] },
): void {
  const { id: employeeId, version } = before;
  const after = { ...before, locationIds: [...locationIds], version: version + 1 };
  store.employees.save(employeeId, after);
  const changes = employeeChanges(before, after);
  recordRecordChange(store, by, { employeeId, act: "detailsChanged", changes });
}
