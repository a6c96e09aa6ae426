import { z } from "zod";
import { employeeIdSchema, locationIdSchema } from "../../kernel/ids/entity-ids.ts";
import { enteredDaySchema } from "../../kernel/time/local-date.ts";
import { wageRateSchema } from "./employee-pay.ts";
import { policyChangeSchema } from "./overtime-policy.ts";

/** The rates and policies of the employees of a location whose pay the reader may see. */
export const planTermsSchema = z.object({
  people: z.array(
    z.object({
      employeeId: employeeIdSchema,
      rates: z.array(wageRateSchema).readonly(),
      policies: z.array(policyChangeSchema).readonly(),
    }),
  ),
});
export type PlanTerms = z.infer<typeof planTermsSchema>;

export const showPlanTermsSchema = z.object({
  locationId: locationIdSchema,
  weekStart: enteredDaySchema,
});
