import { z } from "zod/mini";
import { companyIdSchema, storedUserIdSchema } from "../../kernel/ids/entity-ids.ts";

/**
 * `loginIndex/{uid}`: what product staff find a login by. It repeats the login's document and the
 * name of its company; the identity service has no search.
 */
export const loginRowSchema = z.object({
  id: storedUserIdSchema,
  email: z.string(),
  displayName: z.string(),
  companyId: z.nullable(companyIdSchema),
  companyName: z.nullable(z.string()),
  /** See `searchTerms`. */
  terms: z.array(z.string()),
});
export type LoginRow = z.infer<typeof loginRowSchema>;
