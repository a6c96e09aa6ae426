import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import type { CustomField, FieldLevel } from "@crewline/domain/records/custom-fields/custom-field";
import { fieldLevels } from "@crewline/domain/records/custom-fields/custom-field";
import type { FieldValues, ValuePage } from "@crewline/domain/records/custom-fields/field-values";
import { changedPages, valuePageSchema } from "@crewline/domain/records/custom-fields/field-values";
import type { Collection } from "../unit/collection.ts";
import { collection } from "../unit/collection.ts";
import type { CompanyUnit } from "../unit/company-unit.ts";

/** Values of custom fields: for each employee one document at each level that has any. */
export function fieldValues({ unit, path }: CompanyUnit) {
  const kind = { schema: valuePageSchema, what: "fieldValues" } as const;
  const at: Readonly<Record<FieldLevel, Collection<ValuePage>>> = {
    admins: collection(unit, { path: `${path}/adminFieldValues`, ...kind }),
    managers: collection(unit, { path: `${path}/managerFieldValues`, ...kind }),
    employee: collection(unit, { path: `${path}/employeeFieldValues`, ...kind }),
  };
  return {
    at: (level: FieldLevel) => at[level],
    /** The documents of one employee that exist, of all levels. */
    pagesOf: async (employeeId: EmployeeId): Promise<ValuePage[]> => {
      const found = await Promise.all(fieldLevels.map((level) => at[level].find(employeeId)));
      return found.flatMap((page) => page ?? []);
    },
    /** Writes the documents that differ; returns all of the employee's as they are then. */
    place: (
      person: { employeeId: EmployeeId; pages: readonly ValuePage[] },
      values: FieldValues,
      fields: readonly CustomField[],
    ): ValuePage[] => {
      const changed = changedPages(person, values, fields);
      for (const page of changed) at[page.level].save(page.employeeId, page);
      const kept = person.pages.filter(
        ({ level }) => !changed.some((page) => page.level === level),
      );
      return [...kept, ...changed];
    },
    remove: (employeeId: EmployeeId) => {
      for (const level of fieldLevels) at[level].remove(employeeId);
    },
  };
}
