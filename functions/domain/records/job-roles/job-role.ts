import { issue } from "../../kernel/issues/issue.ts";
import { z } from "zod/mini";
import { idSchema } from "../../kernel/fields/fields.ts";
import { lineSchema } from "../../kernel/text/text-schema.ts";
import type { ListEntry } from "../company-lists/list-entry.ts";
import { MOST_HELD_SKILLS, skillIdSchema, TOO_MANY_HELD } from "../skills/skill.ts";
import { entryCodeSchema, refuseRepeated } from "../company-lists/list-entry.ts";

/** The id of a job role. An id of another entity, or a name, does not compile in its place. */
export const jobRoleIdSchema = idSchema.brand<"JobRoleId", "inout">();
export type JobRoleId = z.infer<typeof jobRoleIdSchema>;

/** The name of a job role as a person types it. */
export const jobRoleNameSchema = lineSchema(60).check(z.minLength(1, issue("enterJobRole")));

/** The colour of an entry of a company's list, "#rrggbb". */
export const colourSchema = z.string().check(z.regex(/^#[0-9a-f]{6}$/u, issue("chooseColour")));

/** A job role of the company: an entry of its list, with the colour of its shifts. */
export const jobRoleSchema = z.object({
  id: jobRoleIdSchema,
  name: jobRoleNameSchema,
  code: entryCodeSchema,
  colour: colourSchema,
  isArchived: z.boolean(),
  /** The skills that its shifts need unless they say otherwise; absent for none. */
  requiredSkillIds: z.optional(
    z.array(skillIdSchema).check(z.maxLength(MOST_HELD_SKILLS, TOO_MANY_HELD)),
  ),
}) satisfies z.ZodMiniType<ListEntry>;
export type JobRole = z.infer<typeof jobRoleSchema>;

/** They are stored in the company's document. */
export const MOST_JOB_ROLES = 300;

export const jobRolesSchema = z.array(jobRoleSchema).check(
  z.maxLength(MOST_JOB_ROLES, issue("atMostJobRolesOfCompany", MOST_JOB_ROLES)),
  z.superRefine(
    refuseRepeated({
      name: issue("repeatedJobRoleName"),
      code: issue("repeatedJobRoleCode"),
      id: issue("repeatedJobRoleId"),
    }),
  ),
);
