import { employeeIdSchema, locationIdSchema, userIdSchema } from "../../kernel/ids/entity-ids.ts";
import { z } from "zod/mini";
import { roleSchema } from "../../kernel/access/role.ts";
import { versionSchema } from "../../kernel/fields/fields.ts";

/** A login's membership of a company. `locationIds` is what a manager's rights reach. */
export const memberSchema = z.object({
  id: userIdSchema,
  email: z.string(),
  displayName: z.string(),
  /**
   * The name from before the person first changed it after on-boarding; the histories show both.
   */
  joinedAs: z.optional(z.string()),
  role: roleSchema,
  employeeId: z.nullable(employeeIdSchema),
  locationIds: z.array(locationIdSchema),
  mayViewWages: z.boolean(),
  /** True for an admin whose login was deleted or switched off; the membership stays. */
  isLoginLost: z.optional(z.boolean()),
  version: versionSchema,
});
export type Member = z.infer<typeof memberSchema>;
