import { locationIdSchema } from "../../kernel/ids/entity-ids.ts";
import { jobRoleIdSchema } from "../job-roles/job-role.ts";
import { z } from "zod/mini";
import { currencySchema } from "../../kernel/money/amount.ts";
import { rateTenThousandthsSchema } from "../../kernel/money/rate.ts";
import { versionSchema } from "../../kernel/fields/fields.ts";
import { localDateSchema } from "../../kernel/time/local-date.ts";
import type { PolicyChange } from "./overtime-policy.ts";
import { policyChangeSchema } from "./overtime-policy.ts";
import { salarySchema } from "./salary.ts";

/**
 * One effective-dated rate; null means every job role, every location. With a salary, which is for
 * all work, `rateTenThousandths` is what it comes to an hour (`hourlyEquivalent`).
 */
export const wageRateSchema = z.object({
  jobRoleId: z.nullable(jobRoleIdSchema),
  locationId: z.nullable(locationIdSchema),
  effectiveDate: localDateSchema,
  rateTenThousandths: rateTenThousandthsSchema,
  salary: z.optional(salarySchema),
});
export type WageRateRecord = z.infer<typeof wageRateSchema>;

/** `employees/{id}/private/pay`: all rates and policies of a person, past, present and planned. */
export const employeePaySchema = z.object({
  currency: currencySchema,
  rates: z.array(wageRateSchema),
  /** Records from before there were policies have none, which means the company's rules. */
  policies: z._default(z.array(policyChangeSchema), []),
  version: versionSchema,
});
export type EmployeePay = z.infer<typeof employeePaySchema>;

/** The part of it that a week's hours and pay depend on. */
export interface PayTerms {
  rates: readonly WageRateRecord[];
  policies: readonly PolicyChange[];
}

/** The terms of an employee who may have no pay record yet. */
export function payTermsOf(pay: EmployeePay | null): PayTerms {
  return { rates: pay?.rates ?? [], policies: pay?.policies ?? [] };
}
