import { z } from "zod/mini";
import { companyIdSchema, storedUserIdSchema } from "../../kernel/ids/entity-ids.ts";
import { companyActRowIdSchema } from "../../kernel/ids/record-ids.ts";
import { instantSchema } from "../../kernel/time/instant.ts";
import { companyActs } from "./company-standing.ts";

/** What was removed of an erased company; nothing of it is left. */
export const erasedCountsSchema = z.object({
  documents: z.int().check(z.minimum(0)),
  logins: z.int().check(z.minimum(0)),
});
export type ErasedCounts = z.infer<typeof erasedCountsSchema>;

/**
 * `companyActs/{id}`: what product staff did to a company, for product staff. The company's own
 * audit tells its admins the same. The rows outlive the company and name it only by its id.
 */
export const companyActRowSchema = z.object({
  id: companyActRowIdSchema,
  companyId: companyIdSchema,
  act: z.enum([...companyActs, "arranged", "recalculated", "migrated", "exportPrepared", "erased"]),
  at: instantSchema,
  byUid: storedUserIdSchema,
  byEmail: z.string(),
  reason: z.string(),
  /** Only of the erasure, which the product carries out by itself. */
  erased: z.nullable(erasedCountsSchema),
});
export type CompanyActRow = z.infer<typeof companyActRowSchema>;
