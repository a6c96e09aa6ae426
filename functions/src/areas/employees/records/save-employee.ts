import type { saveEmployeeSchema } from "@crewline/domain/rules/employees/employee-inputs";
import type { z } from "zod/mini";
import { lookSoon } from "../../../operations/alerts/look-soon.ts";
import type { Actor } from "../../../operations/commands/actor.ts";
import { command } from "../../../operations/commands/command.ts";
import { requireReach } from "../../../operations/commands/require-reach.ts";
import { requireVersion } from "../../../operations/commands/require-version.ts";
import type { Edited } from "../../../rpc/answers.ts";
import { editEmployee } from "./edit-employee.ts";

type Input = z.infer<typeof saveEmployeeSchema>;

/** Changes the directory entry of one employee. */
export async function saveEmployee(actor: Actor, input: Input): Promise<Edited> {
  const edited = await command(actor, input, async (store) => {
    const before = await store.employees.get(input.employeeId);
    requireReach(actor, { locationIds: before.locationIds, what: "employee" });
    requireVersion(before, input.expectedVersion, { what: "employee" });
    const write = await editEmployee(store, actor, { before, changes: input.employee });
    return { version: write().version };
  });
  // A skill may end in the next days, or the one that did was renewed.
  if (input.employee.skills !== undefined) await lookSoon(actor.companyId, null);
  return edited;
}
