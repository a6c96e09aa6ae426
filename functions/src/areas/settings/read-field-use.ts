import type { CustomFieldId } from "@crewline/domain/kernel/ids/record-ids";
import { fieldOf } from "@crewline/domain/rules/custom-field-setup/change-fields";
import { fieldLevels } from "@crewline/domain/records/custom-fields/custom-field";
import type { FieldUse } from "@crewline/domain/records/custom-fields/field-inputs";
import { useOf } from "@crewline/domain/rules/custom-field-setup/field-use";
import type { Actor } from "../../operations/commands/actor.ts";
import { readCompany } from "../../store/company/read-company.ts";

/** Returns how many people have a value in a custom field, and which choices are in use. */
export async function readFieldUse(
  { companyId }: Actor,
  { fieldId }: { fieldId: CustomFieldId },
): Promise<FieldUse> {
  const { customFields, fieldValues } = await readCompany(companyId);
  const { fields } = await customFields.book();
  const field = fieldOf(fields, fieldId);
  const holds = [["fieldIds", "array-contains-any", [fieldId]]] as const;
  const found = await Promise.all(
    fieldLevels.map((level) => fieldValues.at(level).listReadable(holds)),
  );
  return useOf(
    field,
    found.flatMap((page) => page.found),
  );
}
