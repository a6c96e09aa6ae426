import { z } from "zod/mini";
import { employeeIdSchema, locationIdSchema } from "../../kernel/ids/entity-ids.ts";
import { enteredDaySchema } from "../../kernel/time/local-date.ts";
import { wageRateSchema } from "./employee-pay.ts";
import { policyChangeSchema } from "./overtime-policy.ts";

/**
 * The rates and policies of the employees of a location whose pay the reader may see, and the limits
 * of young employees: for each day of the week the lowest age of the group that the employee is in,
 * null for adults. A birth date follows from neither.
 */
export const planTermsSchema = z.object({
  people: z.array(
    z.object({
      employeeId: employeeIdSchema,
      rates: z.readonly(z.array(wageRateSchema)),
      policies: z.readonly(z.array(policyChangeSchema)),
    }),
  ),
  minors: z.array(
    z.object({
      employeeId: employeeIdSchema,
      fromAges: z.array(z.nullable(z.int())).check(z.length(7)),
    }),
  ),
});
export type PlanTerms = z.infer<typeof planTermsSchema>;

export const showPlanTermsSchema = z.object({
  locationId: locationIdSchema,
  weekStart: enteredDaySchema,
});
