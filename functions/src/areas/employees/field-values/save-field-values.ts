import type {
  saveFieldValuesSchema,
  saveOwnFieldValuesSchema,
} from "@crewline/domain/records/custom-fields/field-inputs";
import { requireNotRemoved } from "@crewline/domain/rules/employees/pseudonym";
import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import type { z } from "zod/mini";
import type { Actor, MemberActor } from "../../../operations/commands/actor.ts";
import { command } from "../../../operations/commands/command.ts";
import { requireMayChange } from "../guard/require-may-change.ts";
import { editFieldValues } from "./edit-field-values.ts";

type Input = z.infer<typeof saveFieldValuesSchema>;

/** Changes custom fields of one employee, as far as the actor sees them. */
export function saveFieldValues(actor: Actor, input: Input): Promise<{ version: number }> {
  return command(actor, input, async (store) => {
    const { employeeId, values: changes, expectedVersion } = input;
    const employee = await store.employees.get(employeeId);
    await requireMayChange(store, actor, employee);
    requireNotRemoved(employee);
    const { write } = await editFieldValues(store, actor, { employee, changes, expectedVersion });
    return { version: write() };
  });
}

/**
 * Changes the caller's own custom fields that employees may edit. Throws noOwnRecord without a
 * record, notFound for any other field.
 */
export function saveOwnFieldValues(
  caller: MemberActor,
  input: z.infer<typeof saveOwnFieldValuesSchema>,
): Promise<{ version: number }> {
  return command(caller, input, async (store) => {
    const { employeeId } = caller;
    if (employeeId === null) throw new RuleViolation("noOwnRecord", {});
    const employee = await store.employees.get(employeeId);
    requireNotRemoved(employee);
    const { values: changes, expectedVersion } = input;
    const edit = { employee, by: "employee" as const, changes, expectedVersion };
    const { write } = await editFieldValues(store, { ...caller, locationIds: [] }, edit);
    return { version: write() };
  });
}
