import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import { useActor } from "../../session/actor/use-actor.ts";
import { useScope } from "../../session/actor/use-scope.ts";

/** True if the signed-in person decides about an employee's time off; only admins about theirs. */
export function useDecidesFor(): (employeeId: EmployeeId) => boolean {
  const actor = useActor();
  const scope = useScope("calendar", "decideTimeOff");
  return (employeeId) => scope === "company" || (scope !== null && actor.employeeId !== employeeId);
}
