import { z } from "zod";

/** A broken rule as it is stored, so that each later reader gets the sentence in their formats. */
export const brokenRuleSchema = z.object({ code: z.string().max(60), fieldsJson: z.string() });
export type BrokenRule = z.infer<typeof brokenRuleSchema>;
