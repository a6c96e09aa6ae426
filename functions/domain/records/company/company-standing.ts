import { z } from "zod/mini";
import { attemptSchema, reasonSchema } from "../../kernel/fields/fields.ts";
import { companyIdSchema } from "../../kernel/ids/entity-ids.ts";
import { instantSchema } from "../../kernel/time/instant.ts";

/**
 * What makes a company read-only: product staff suspended it, deleted it, or both. A deleted one
 * is erased at `eraseAt` and can be restored until then. At least one of the two is set.
 */
export const companyStandingSchema = z.object({
  suspendedAt: z.nullable(instantSchema),
  eraseAt: z.nullable(instantSchema),
});
export type CompanyStanding = z.infer<typeof companyStandingSchema>;

export const companyActs = ["suspended", "resumed", "deleted", "undeleted"] as const;
export type CompanyAct = (typeof companyActs)[number];

export const companyStates = ["inUse", "suspended", "deleted"] as const;
export type CompanyState = (typeof companyStates)[number];

/** An act of product staff on a company, always with the reason that the audits keep. */
export const actOnCompanySchema = z.extend(attemptSchema, {
  companyId: companyIdSchema,
  act: z.enum(companyActs),
  reason: reasonSchema,
});
export type ActOnCompany = z.infer<typeof actOnCompanySchema>;
