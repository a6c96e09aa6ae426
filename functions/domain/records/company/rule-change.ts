import { ruleChangeIdSchema } from "../../kernel/ids/record-ids.ts";
import { z } from "zod/mini";
import { jobRolesSchema } from "../job-roles/job-role.ts";
import { skillNameSchema, skillsSchema } from "../skills/skill.ts";
import { attemptSchema, editSchema, optionalReasonSchema } from "../../kernel/fields/fields.ts";
import { instantSchema } from "../../kernel/time/instant.ts";
import { localDateSchema } from "../../kernel/time/local-date.ts";
import { rulePartSchema } from "./rule-sections.ts";

/**
 * A part of the company's rules from a day on. Changes are kept in the order in which they were
 * made: of two for the same day the later one holds. A cancelled one never held.
 */
export const ruleChangeSchema = z.object({
  id: ruleChangeIdSchema,
  effectiveDate: localDateSchema,
  part: rulePartSchema,
  changedAt: instantSchema,
  changedByName: z.string(),
  cancelledAt: z.nullable(instantSchema),
  cancelledByName: z.nullable(z.string()),
});
export type RuleChange = z.infer<typeof ruleChangeSchema>;

/** Most changes in the company's document; a company makes a few a year. */
export const MOST_RULE_CHANGES = 120;

export const saveRulesSchema = z.extend(editSchema, {
  part: rulePartSchema,
  effectiveDate: localDateSchema,
  /** Why, where an earlier part is restored; null for an edit of the settings. */
  reason: optionalReasonSchema,
});
export const cancelRulesSchema = z.extend(editSchema, { changeId: ruleChangeIdSchema });
export const previewRulesInputSchema = z.object({ part: rulePartSchema });
export const savedRulesSchema = z.object({
  version: editSchema.shape.expectedVersion,
  effectiveDate: localDateSchema,
});

export const saveJobRolesSchema = z.extend(editSchema, {
  jobRoles: jobRolesSchema,
  /** As that of `saveRulesSchema`. */
  reason: optionalReasonSchema,
});
export const saveSkillsSchema = z.extend(editSchema, { skills: skillsSchema });
export const addSkillSchema = z.extend(attemptSchema, { name: skillNameSchema });
export type SaveRulesInput = z.infer<typeof saveRulesSchema>;
