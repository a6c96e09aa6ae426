import { z } from "zod";
import { idSchema } from "../../kernel/fields/fields.ts";
import { lineSchema } from "../../kernel/text/text-schema.ts";
import { roleKey } from "../../kernel/text/role-key.ts";

/** The id of a job role. An id of another entity, or a name, does not compile in its place. */
export const jobRoleIdSchema = idSchema.brand<"JobRoleId">();
export type JobRoleId = z.infer<typeof jobRoleIdSchema>;

/** The name of a job role as a person types it. */
export const jobRoleNameSchema = lineSchema(60).min(1, "Enter a job role.");

/**
 * A job role of the company. Everything that has one holds its id, so a rename is one write. An
 * archived role is still named where it is used, but no longer offered.
 */
export const jobRoleSchema = z.object({
  id: jobRoleIdSchema,
  name: jobRoleNameSchema,
  /** What files may call it, for example the code of a payroll provider; "" for none. */
  code: lineSchema(20),
  colour: z.string().regex(/^#[0-9a-f]{6}$/u, "Choose a colour."),
  isArchived: z.boolean(),
});
export type JobRole = z.infer<typeof jobRoleSchema>;

/** They are stored in the company's document. */
export const MOST_JOB_ROLES = 300;

export const jobRolesSchema = z
  .array(jobRoleSchema)
  .max(MOST_JOB_ROLES, `A company can have at most ${MOST_JOB_ROLES} job roles.`)
  .superRefine((roles, context) => {
    const refuse = (index: number, field: keyof JobRole, message: string) =>
      context.addIssue({ code: "custom", path: [index, field], message });
    repeated(roles.map(({ name }) => roleKey(name))).forEach((index) =>
      refuse(index, "name", "There is already a job role of this name."),
    );
    repeated(roles.map(({ code }) => roleKey(code))).forEach((index) =>
      refuse(index, "code", "Another job role has this code."),
    );
    repeated(roles.map(({ id }) => id)).forEach((index) =>
      refuse(index, "id", "Two job roles have the same id."),
    );
  });

/** The places in the list whose text an earlier one has; an empty text repeats none. */
function repeated(texts: readonly string[]): number[] {
  return texts.flatMap((text, index) =>
    text !== "" && texts.indexOf(text) < index ? [index] : [],
  );
}
