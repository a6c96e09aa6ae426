import { inOrder } from "@crewline/domain/rules/custom-field-setup/change-fields";
import type { orderCustomFieldsSchema } from "@crewline/domain/records/custom-fields/field-inputs";
import type { z } from "zod/mini";
import type { Actor } from "../../operations/commands/actor.ts";
import { command } from "../../operations/commands/command.ts";
import { requireVersion } from "../../operations/commands/require-version.ts";
import { changeCustomFields } from "../../operations/company/change-custom-fields.ts";

type Input = z.infer<typeof orderCustomFieldsSchema>;

/** Reorders the custom fields. */
export function orderCustomFields(actor: Actor, input: Input): Promise<{ version: number }> {
  return command(actor, input, async (store) => {
    const before = await store.customFields.book();
    requireVersion(before, input.expectedVersion, { what: "customFields" });
    const fields = inOrder(before.fields, input.fieldIds);
    return { version: changeCustomFields(store, actor, { before, fields }) };
  });
}
