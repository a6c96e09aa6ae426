import { withArchived } from "@crewline/domain/rules/custom-field-setup/change-fields";
import type { archiveCustomFieldSchema } from "@crewline/domain/records/custom-fields/field-inputs";
import type { z } from "zod/mini";
import type { Actor } from "../../operations/commands/actor.ts";
import { command } from "../../operations/commands/command.ts";
import { requireVersion } from "../../operations/commands/require-version.ts";
import { changeCustomFields } from "../../operations/company/change-custom-fields.ts";

type Input = z.infer<typeof archiveCustomFieldSchema>;

/** Archives or restores a custom field; its values stay. */
export function archiveCustomField(actor: Actor, input: Input): Promise<{ version: number }> {
  return command(actor, input, async (store) => {
    const before = await store.customFields.book();
    requireVersion(before, input.expectedVersion, { what: "customFields" });
    const fields = withArchived(before.fields, input);
    return { version: changeCustomFields(store, actor, { before, fields }) };
  });
}
