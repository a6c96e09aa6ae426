import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import type { FieldBook, FieldLevel } from "@crewline/domain/records/custom-fields/custom-field";
import { bookOf, fieldPageSchema } from "@crewline/domain/records/custom-fields/custom-field";
import type { ValuePage } from "@crewline/domain/records/custom-fields/field-values";
import { valuePageSchema } from "@crewline/domain/records/custom-fields/field-values";
import { levelsOfRole } from "@crewline/domain/rules/custom-fields/seen-levels";
import { collector } from "./collector.ts";
import { companyPath, inCompany } from "./company.ts";
import { documentSource, parseDocument } from "./document-source.ts";
import type { LiveSource } from "./live-source.ts";
import type { Actor } from "@crewline/domain/kernel/access/actor";

/** The custom fields that the actor may see, in order, archived ones included. */
export function customFieldsSource(actor: Actor): LiveSource<FieldBook> {
  const queries = levelsOfRole(actor.role).map((level) => ({
    kind: "document" as const,
    path: `${companyPath(actor)}/customFields/${level}`,
  }));
  return {
    key: [actor.uid, queries.map(({ path }) => path)],
    uid: actor.uid,
    queries,
    collect: () =>
      collector({
        parse: (document) => parseDocument(fieldPageSchema, document),
        combine: bookOf,
        isStrict: true,
      }),
  };
}

const collections: Readonly<Record<FieldLevel, string>> = {
  admins: "adminFieldValues",
  managers: "managerFieldValues",
  employee: "employeeFieldValues",
};

/** The values of one employee at a level that the actor sees; null where there are none. */
export function fieldValuesSource(
  actor: Actor,
  level: FieldLevel,
  employeeId: EmployeeId,
): LiveSource<ValuePage | null> {
  return documentSource({
    ...inCompany(actor, `${collections[level]}/${employeeId}`),
    schema: valuePageSchema,
  });
}
