import { z } from "zod/mini";
import { features } from "../../kernel/access/features.ts";
import { instantSchema } from "../../kernel/time/instant.ts";
import { planIdSchema } from "./plan.ts";

const limitSchema = z.nullable(z.int().check(z.minimum(1), z.maximum(100_000)));
export const limitsSchema = z.object({ locations: limitSchema, employees: limitSchema });

/** Why billing makes a company read-only. */
export const billingStops = ["pastDue", "trialOver", "paused", "cancelled"] as const;
export type BillingStop = (typeof billingStops)[number];

/**
 * What the subscription of a company means for its members: derived from the subscription by
 * `termsOf`, and kept in the company's document, which all members and each command read.
 */
export const companyTermsSchema = z.object({
  /** Null for a company that has no plan: it has everything, and nothing is charged. */
  plan: z.nullable(planIdSchema),
  lacks: z.array(z.enum(features)),
  limits: limitsSchema,
  /** When the company becomes read-only, and why; null while nothing is due. */
  stop: z.nullable(z.object({ why: z.enum(billingStops), at: instantSchema })),
});
export type CompanyTerms = z.infer<typeof companyTermsSchema>;
