import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import { activeFields } from "@crewline/domain/records/custom-fields/custom-field";
import type { CustomField, FieldLevel } from "@crewline/domain/records/custom-fields/custom-field";
import type { FieldValues, ValuePage } from "@crewline/domain/records/custom-fields/field-values";
import { valuesOf, versionOf } from "@crewline/domain/records/custom-fields/field-values";
import { fieldsAt, levelsSeen } from "@crewline/domain/rules/custom-fields/seen-levels";
import type { Employee } from "@crewline/domain/records/employees/employee";
import { fieldValuesSource } from "../../../live/custom-fields.ts";
import { useLive } from "../../../live/use-live.ts";
import { useCustomFields } from "../../../entities/employees/use-custom-fields.ts";
import { useActor } from "../../../session/actor/use-actor.ts";
import type { LoadResult } from "../../../ui/loading/load-result.ts";
import { allResults, mapResult } from "../../../ui/loading/load-result.ts";

export interface MoreDetails {
  fields: readonly CustomField[];
  values: FieldValues;
  version: number;
}

const none = { status: "ready", data: null, isOfflineCopy: false } as const;

/** An employee's custom fields as far as the actor sees them; only then are values read. */
export function useMoreDetails(employee: Employee): LoadResult<MoreDetails> {
  const levels = levelsSeen(useActor(), employee);
  const book = useCustomFields();
  const used = mapResult(book, ({ fields }) => fieldsAt(levels, fields));
  const hasFields = used.status === "ready" && activeFields(used.data).length > 0;
  const wanted = (level: FieldLevel) => (hasFields && levels.includes(level) ? employee.id : null);
  const result = allResults({
    fields: used,
    admins: usePage("admins", wanted("admins")),
    managers: usePage("managers", wanted("managers")),
    employee: usePage("employee", wanted("employee")),
  });
  return mapResult(result, ({ fields, ...byLevel }) => {
    const pages = Object.values(byLevel).flatMap((page) => page ?? []);
    const values = valuesOf(pages, fields);
    return { fields: activeFields(fields), values, version: versionOf(pages) };
  });
}

/** The values at a level; none, and nothing read, without an employee. */
function usePage(level: FieldLevel, employeeId: EmployeeId | null): LoadResult<ValuePage | null> {
  const actor = useActor();
  const source = employeeId === null ? null : fieldValuesSource(actor, level, employeeId);
  const page = useLive(source);
  return employeeId === null ? none : page;
}
