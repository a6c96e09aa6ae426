import type { ChecklistRun } from "@crewline/domain/records/checklists/checklist-run";
import { maySignOff } from "@crewline/domain/rules/checklists/sign-off";
import { employeeSource } from "../../live/employees.ts";
import { useLive } from "../../live/use-live.ts";
import { useActor } from "../../session/actor/use-actor.ts";

/** True for managers, and for an employee in a job role that may sign the list off. */
export function useMaySignOff(run: ChecklistRun): boolean {
  const actor = useActor();
  const { role, employeeId } = actor;
  const isAsked = role === "employee" && employeeId !== null;
  const own = useLive(isAsked ? employeeSource(actor, employeeId) : null);
  if (!isAsked) return role !== "employee";
  return own.status === "ready" && own.data !== null && maySignOff(run, own.data);
}
