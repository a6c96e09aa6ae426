import type { saveEmployeeProfileSchema } from "@crewline/domain/rules/employees/employee-inputs";
import { requireNotRemoved } from "@crewline/domain/rules/employees/pseudonym";
import type { z } from "zod/mini";
import type { Actor } from "../../../operations/commands/actor.ts";
import { command } from "../../../operations/commands/command.ts";
import { requireVersion } from "../../../operations/commands/require-version.ts";
import type { Edited } from "../../../rpc/answers.ts";
import { requireMayChange } from "../guard/require-may-change.ts";
import { editProfile } from "./edit-profile.ts";

type Input = z.infer<typeof saveEmployeeProfileSchema>;

/** Changes contact and personal data of one employee. */
export function saveProfile(actor: Actor, input: Input): Promise<Edited> {
  return command(actor, input, async (store) => {
    const { employeeId, profile: changes } = input;
    const employee = await store.employees.get(employeeId);
    await requireMayChange(store, actor, employee);
    requireNotRemoved(employee);
    const before = await store.employeeProfiles.get(employeeId);
    requireVersion(before, input.expectedVersion, { what: "employee" });
    const write = await editProfile(store, actor, { employeeId, before, changes });
    return { version: write().version };
  });
}
