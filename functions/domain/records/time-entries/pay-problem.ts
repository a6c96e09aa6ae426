import { locationIdSchema } from "../../kernel/ids/entity-ids.ts";
import { jobRoleIdSchema } from "../job-roles/job-role.ts";
import { z } from "zod/mini";
import { payViolationCodes } from "./pay-violation.ts";
import { localDateSchema } from "../../kernel/time/local-date.ts";

/**
 * The reason why the pay of a week is held back, once for all entries that it concerns, with their
 * days.
 */
export const payProblemSchema = z.object({
  code: z.enum(payViolationCodes),
  firstDay: localDateSchema,
  lastDay: localDateSchema,
  /** The work without a rate, where the employee has rates for other work only; else null. */
  jobRoleId: z.nullable(jobRoleIdSchema),
  locationId: z.nullable(locationIdSchema),
});
export type PayProblem = z.infer<typeof payProblemSchema>;
