import { wageChangeIdSchema } from "@crewline/domain/kernel/ids/entity-ids";
import { jobRoleIdSchema } from "@crewline/domain/records/job-roles/job-role";
import { skillIdSchema } from "@crewline/domain/records/skills/skill";
import { valueChangesSchema } from "@crewline/domain/records/custom-fields/field-inputs";
import { employeeRowSchema } from "@crewline/domain/rules/employees/employee-inputs";
import { versionOrNoneSchema, versionSchema } from "@crewline/domain/kernel/fields/fields";
import { z } from "zod/mini";

/**
 * The data for undoing a row: the former values, and the versions that the records must still have.
 */
export const undoOfRowSchema = z.object({
  kind: z.enum(["added", "changed"]),
  version: versionSchema,
  profileVersion: versionSchema,
  employee: employeeRowSchema.shape.employee,
  profile: employeeRowSchema.shape.profile,
  /** Custom fields, with the version that the employee's values must still have. */
  fields: z._default(valueChangesSchema, []),
  fieldsVersion: z._default(z.nullable(versionOrNoneSchema), null),
  /** The record of the first rate of a person whom the row added. */
  wageChangeId: z._default(z.nullable(wageChangeIdSchema), null),
  /** Job roles that the company got with the batch, as far as the row has them. */
  addedJobRoleIds: z._default(z.array(jobRoleIdSchema), []),
  /** The same of skills. */
  addedSkillIds: z._default(z.array(skillIdSchema), []),
});
export type UndoOfRow = z.infer<typeof undoOfRowSchema>;
