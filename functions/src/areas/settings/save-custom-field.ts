import type { CustomField } from "@crewline/domain/records/custom-fields/custom-field";
import { builtInLabel } from "@crewline/domain/projections/people-import/built-in-label";
import { fieldLevels } from "@crewline/domain/records/custom-fields/custom-field";
import { withField } from "@crewline/domain/rules/custom-field-setup/change-fields";
import type {
  saveCustomFieldSchema,
  savedFieldSchema,
} from "@crewline/domain/records/custom-fields/field-inputs";
import type { z } from "zod/mini";
import type { Actor } from "../../operations/commands/actor.ts";
import { command } from "../../operations/commands/command.ts";
import { requireVersion } from "../../operations/commands/require-version.ts";
import { changeCustomFields } from "../../operations/company/change-custom-fields.ts";
import { moveFieldValues } from "../../operations/company/move-field-values.ts";
import type { CompanyStore } from "../../store/company/company-store.ts";

type Input = z.infer<typeof saveCustomFieldSchema>;

/**
 * Adds or changes a custom field. If its visibility changes, the values follow in batches
 * afterwards, and again when the attempt is repeated.
 */
export async function saveCustomField(
  actor: Actor,
  input: Input,
): Promise<z.infer<typeof savedFieldSchema>> {
  const saved = await command(actor, input, async (store) => {
    const before = await store.customFields.book();
    requireVersion(before, input.expectedVersion, { what: "customFields" });
    const { fieldId, fields } = withField(before.fields, {
      fieldId: input.fieldId,
      draft: input.field,
      hasValues: await isTypeInUse(store, before, input),
      newId: store.customFields.newId,
      builtIn: builtInLabel,
    });
    return { fieldId, version: changeCustomFields(store, actor, { before, fields }) };
  });
  if (input.fieldId !== null) await moveFieldValues(actor.companyId, saved.fieldId);
  return saved;
}

/** True if the edit changes the type of a field in which an employee has a value. */
async function isTypeInUse(
  { fieldValues }: CompanyStore,
  { fields }: { fields: readonly Pick<CustomField, "id" | "type">[] },
  { fieldId, field: { type } }: Input,
): Promise<boolean> {
  const before = fields.find(({ id }) => id === fieldId);
  if (before === undefined || before.type === type) return false;
  const holds = [["fieldIds", "array-contains-any", [before.id]]] as const;
  const found = await Promise.all(
    fieldLevels.map((level) => fieldValues.at(level).list(holds, { limit: 1 })),
  );
  return found.flat().length > 0;
}
