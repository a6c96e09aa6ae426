import type { CustomFieldId } from "@crewline/domain/kernel/ids/record-ids";
import type { EmployeeId, CompanyId } from "@crewline/domain/kernel/ids/entity-ids";
import { fieldLevels } from "@crewline/domain/records/custom-fields/custom-field";
import type { FieldLevel } from "@crewline/domain/records/custom-fields/custom-field";
import { valuesOf } from "@crewline/domain/records/custom-fields/field-values";
import { companyStore } from "../../store/company/company-store.ts";
import { readCompany } from "../../store/company/read-company.ts";
import { inTransaction } from "../../store/unit/unit.ts";

/** People whose values move in one transaction. */
const AT_ONCE = 50;

/**
 * Moves the values of a field that lie at another level than the field, a few people at a time;
 * answers of how many. What is cut short goes on with the next call, and in the night.
 */
export async function moveFieldValues(
  companyId: CompanyId,
  fieldId: CustomFieldId,
): Promise<number> {
  let moved = 0;
  for (const level of fieldLevels) {
    for (;;) {
      const ids = await straysAt(companyId, { fieldId, level });
      if (ids.length === 0) break;
      await inTransaction((unit) => placeAll(companyStore(unit, companyId), ids));
      moved += ids.length;
    }
  }
  return moved;
}

/** As `moveFieldValues`, for all fields of a company. */
export async function moveAllFieldValues(companyId: CompanyId): Promise<void> {
  const { fields } = await (await readCompany(companyId)).customFields.book();
  for (const { id } of fields) await moveFieldValues(companyId, id);
}

/** People with a value at a level that is not the field's own, which may change meanwhile. */
async function straysAt(
  companyId: CompanyId,
  { fieldId, level }: { fieldId: CustomFieldId; level: FieldLevel },
): Promise<EmployeeId[]> {
  const { customFields, fieldValues } = await readCompany(companyId);
  const field = (await customFields.book()).fields.find(({ id }) => id === fieldId);
  if (field === undefined || field.level === level) return [];
  const holds = [["fieldIds", "array-contains-any", [fieldId]]] as const;
  const pages = await fieldValues.at(level).list(holds, { limit: AT_ONCE });
  return pages.map(({ employeeId }) => employeeId);
}

/** The fields are read again, so that a change of the level in the meantime counts. */
async function placeAll(
  { customFields, fieldValues }: ReturnType<typeof companyStore>,
  employeeIds: readonly EmployeeId[],
): Promise<void> {
  const { fields } = await customFields.book();
  const people = await Promise.all(
    employeeIds.map(async (employeeId) => ({
      employeeId,
      pages: await fieldValues.pagesOf(employeeId),
    })),
  );
  for (const person of people) fieldValues.place(person, valuesOf(person.pages, fields), fields);
}
