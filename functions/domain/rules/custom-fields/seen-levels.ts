import type { LocationId, EmployeeId } from "../../kernel/ids/entity-ids.ts";
import type { Role } from "../../kernel/access/role.ts";
import type { RecordActor } from "../access/record-access.ts";
import { mayReadEnd, mayReadProfile } from "../access/record-access.ts";
import type { CustomField, FieldLevel } from "../../records/custom-fields/custom-field.ts";
import { fieldLevels } from "../../records/custom-fields/custom-field.ts";

/** The levels of the fields that a role sees in the records of others. */
export function levelsOfRole(role: Role): readonly FieldLevel[] {
  if (role === "admin") return fieldLevels;
  return role === "manager" ? ["managers", "employee"] : ["employee"];
}

/**
 * The levels of the values that a reader sees of one employee. Managers read their own record as
 * any employee does.
 */
export function levelsSeen(
  reader: Omit<RecordActor, "mayViewWages">,
  employee: { id: EmployeeId; locationIds: readonly LocationId[] },
): readonly FieldLevel[] {
  if (mayReadEnd(reader, employee)) return levelsOfRole(reader.role);
  return mayReadProfile(reader, employee) ? ["employee"] : [];
}

export function fieldsAt(
  levels: readonly FieldLevel[],
  fields: readonly CustomField[],
): CustomField[] {
  return fields.filter(({ level }) => levels.includes(level));
}
