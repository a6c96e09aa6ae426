import { issue } from "../../kernel/issues/issue.ts";
import { z } from "zod/mini";
import { idSchema } from "../../kernel/fields/fields.ts";
import { lineSchema } from "../../kernel/text/text-schema.ts";
import { enteredDaySchema } from "../../kernel/time/local-date.ts";
import type { ListEntry } from "../company-lists/list-entry.ts";
import { entryCodeSchema, refuseRepeated } from "../company-lists/list-entry.ts";

/** The id of a skill of the company. */
export const skillIdSchema = idSchema.brand<"SkillId", "inout">();
export type SkillId = z.infer<typeof skillIdSchema>;

/** The name of a skill as a person types it. */
export const skillNameSchema = lineSchema(60).check(z.minLength(1, issue("enterSkill")));

/** Something that people can be certified to do: an entry of the company's list. */
export const skillSchema = z.object({
  id: skillIdSchema,
  name: skillNameSchema,
  code: entryCodeSchema,
  isArchived: z.boolean(),
}) satisfies z.ZodMiniType<ListEntry>;
export type Skill = z.infer<typeof skillSchema>;

/** They are stored in the company's document. */
export const MOST_SKILLS = 300;

/**
 * The stored list. It has no bound of its own, so that a company whose skills were names before can
 * be read however many it had; a list that is saved keeps to `MOST_SKILLS`.
 */
export const storedSkillsSchema = z.array(skillSchema).check(
  z.superRefine(
    refuseRepeated({
      name: issue("repeatedSkillName"),
      code: issue("repeatedSkillCode"),
      id: issue("repeatedSkillId"),
    }),
  ),
);

/** The list as it is saved. */
export const skillsSchema = storedSkillsSchema.check(
  z.maxLength(MOST_SKILLS, issue("atMostSkillsOfCompany", MOST_SKILLS)),
);

/** A skill that an employee has; the last day is included, null never ends. */
export const heldSkillSchema = z.object({
  skillId: skillIdSchema,
  expiresOn: z.nullable(enteredDaySchema),
});
export type HeldSkill = z.infer<typeof heldSkillSchema>;

/** The most skills of one employee. */
export const MOST_HELD_SKILLS = 20;

export const TOO_MANY_HELD = issue("atMostSkills", MOST_HELD_SKILLS);

/** The skills of an employee, each once. */
export const heldSkillsSchema = z
  .array(heldSkillSchema)
  .check(z.maxLength(MOST_HELD_SKILLS, TOO_MANY_HELD), z.superRefine(refuseHeldTwice));

/** Refuses a skill that an earlier line has; an empty one is refused by its own schema. */
export function refuseHeldTwice(
  held: readonly { skillId: SkillId }[],
  context: z.core.$RefinementCtx,
): void {
  const ids = held.map(({ skillId }) => skillId);
  for (const [index, id] of ids.entries()) {
    if (ids.indexOf(id) === index) continue;
    const message = issue("repeatedSkill");
    context.addIssue({ code: "custom", path: [index, "skillId"], message });
  }
}

/** A skill as a file names it, which the company may not have yet. */
export const namedSkillSchema = z.object({
  name: skillNameSchema,
  expiresOn: heldSkillSchema.shape.expiresOn,
});
export type NamedSkill = z.infer<typeof namedSkillSchema>;
