import type { saveFieldValuesSchema } from "@crewline/domain/custom-fields/field-inputs";
import { requireSomebody } from "@crewline/domain/employees/pseudonym";
import type { z } from "zod";
import type { Actor } from "../../rpc/actor.ts";
import { command } from "../../rpc/attempt.ts";
import { editFieldValues } from "./edit-field-values.ts";
import { requireMayChange } from "./require-may-change.ts";

type Input = z.infer<typeof saveFieldValuesSchema>;

/** Changes custom fields of one employee, as far as the actor sees them. */
export function saveFieldValues(actor: Actor, input: Input): Promise<{ version: number }> {
  return command(actor, input, async (store) => {
    const { employeeId, values: changes, expectedVersion } = input;
    const employee = await store.employees.get(employeeId);
    await requireMayChange(store, actor, employee);
    requireSomebody(employee);
    const { write } = await editFieldValues(store, actor, { employee, changes, expectedVersion });
    return { version: write() };
  });
}
