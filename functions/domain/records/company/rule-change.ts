import { z } from "zod";
import { jobRoleSchema as jobRoleNameSchema } from "../employees/employee.ts";
import { roleKey } from "../../kernel/text/role-key.ts";
import { editSchema, idSchema } from "../../kernel/fields/fields.ts";
import { instantSchema } from "../../kernel/time/instant.ts";
import { localDateSchema } from "../../kernel/time/local-date.ts";
import { rulePartSchema } from "./rule-sections.ts";

/**
 * A part of the company's rules from a day on. Changes are kept in the order in which they were
 * made: of two for the same day the later one holds. A cancelled one never held.
 */
export const ruleChangeSchema = z.object({
  id: idSchema,
  effectiveDate: localDateSchema,
  part: rulePartSchema,
  changedAt: instantSchema,
  changedByName: z.string(),
  cancelledAt: instantSchema.nullable(),
  cancelledByName: z.string().nullable(),
});
export type RuleChange = z.infer<typeof ruleChangeSchema>;

/** Most changes in the company's document; a company makes a few a year. */
export const MOST_RULE_CHANGES = 120;

export const saveRulesSchema = editSchema.extend({
  part: rulePartSchema,
  effectiveDate: localDateSchema,
});
export const cancelRulesSchema = editSchema.extend({ changeId: idSchema });
export const previewRulesInputSchema = z.object({ part: rulePartSchema });
export const savedRulesSchema = z.object({
  version: editSchema.shape.expectedVersion,
  effectiveDate: localDateSchema,
});

/** A job role of the company and the colour of its shifts. */
export const jobRoleSchema = z.object({
  name: jobRoleNameSchema,
  colour: z.string().regex(/^#[0-9a-f]{6}$/u, "Choose a colour."),
});
export type JobRole = z.infer<typeof jobRoleSchema>;
/** They are stored in the company's document. */
export const MOST_JOB_ROLES = 100;
export const jobRolesSchema = z
  .array(jobRoleSchema)
  .max(MOST_JOB_ROLES, `A company can have at most ${MOST_JOB_ROLES} job roles.`)
  .superRefine((roles, context) => {
    const seen = new Set<string>();
    roles.forEach(({ name }, index) => {
      const key = roleKey(name);
      if (seen.has(key)) {
        const message = "There is already a job role of this name.";
        context.addIssue({ code: "custom", path: [index, "name"], message });
      }
      seen.add(key);
    });
  });
export const saveJobRolesSchema = editSchema.extend({ jobRoles: jobRolesSchema });
export type SaveRulesInput = z.infer<typeof saveRulesSchema>;
