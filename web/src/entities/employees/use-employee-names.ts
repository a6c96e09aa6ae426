import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import { employeeNamesSource } from "../../live/employees.ts";
import { useLive } from "../../live/use-live.ts";
import { useActor } from "../../session/actor/use-actor.ts";
import { employeeNames } from "./employee-names.ts";

/** Names of employees, which are read only where any are wanted; empty until they are here. */
export function useEmployeeNames(wanted: readonly EmployeeId[]): (id: EmployeeId) => string {
  const actor = useActor();
  const people = useLive(wanted.length === 0 ? null : employeeNamesSource(actor));
  return people.status === "ready" ? employeeNames(people.data) : () => "";
}
