import { z } from "zod";
import { currencySchema } from "../money/amount.ts";
import { rateTenThousandthsSchema } from "../money/rate.ts";
import { idSchema, versionSchema } from "../rules/fields.ts";
import { localDateSchema } from "../time/local-date.ts";

/** One effective-dated hourly rate; null means every job role, every location. */
export const wageRateSchema = z.object({
  jobRole: z.string().nullable(),
  locationId: idSchema.nullable(),
  effectiveDate: localDateSchema,
  rateTenThousandths: rateTenThousandthsSchema,
});
export type WageRateRecord = z.infer<typeof wageRateSchema>;

/** `employees/{id}/private/pay`: all rates of a person, past, present and planned. */
export const employeePaySchema = z.object({
  currency: currencySchema,
  rates: z.array(wageRateSchema),
  version: versionSchema,
});
export type EmployeePay = z.infer<typeof employeePaySchema>;
