import { employeesSource } from "../../live/employees.ts";
import { useLive } from "../../live/use-live.ts";
import { useActor } from "../../session/actor/use-actor.ts";

/** All people in the company's directory, former employees included, live. */
export function useEmployees() {
  const actor = useActor();
  return useLive(employeesSource(actor));
}
