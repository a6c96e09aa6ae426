import { z } from "zod/mini";

/** A broken rule as it is stored, so that each later reader gets the sentence in their formats. */
export const brokenRuleSchema = z.object({
  code: z.string().check(z.maxLength(60)),
  fieldsJson: z.string(),
  /** False in rows from when facts could hold words; they keep the sentence stored beside them. */
  hasCodes: z._default(z.boolean(), false),
});
export type BrokenRule = z.infer<typeof brokenRuleSchema>;
