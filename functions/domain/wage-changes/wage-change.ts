import { z } from "zod";
import { currencySchema } from "../money/amount.ts";
import { rateTenThousandthsSchema } from "../money/rate.ts";
import { attemptSchema, editSchema, idSchema, noteSchema, versionSchema } from "../rules/fields.ts";
import { instantSchema } from "../time/instant.ts";
import { localDateSchema } from "../time/local-date.ts";

export const wageChangeReasonSchema = z.enum([
  "hired",
  "merit",
  "promotion",
  "minimumWage",
  "correction",
  "contract",
]);

/** A change of an hourly rate from a local day on; the record behind `private/pay`. */
export const wageChangeSchema = z.object({
  id: idSchema,
  employeeId: idSchema,
  employeeLocationIds: z.array(idSchema),
  jobRole: z.string().nullable(),
  locationId: idSchema.nullable(),
  effectiveDate: localDateSchema,
  rateTenThousandths: rateTenThousandthsSchema,
  previousRateTenThousandths: rateTenThousandthsSchema.nullable(),
  currency: currencySchema,
  reason: wageChangeReasonSchema,
  note: noteSchema,
  isCancelled: z.boolean(),
  createdAt: instantSchema,
  createdBy: z.string(),
  createdByName: z.string(),
  version: versionSchema,
});
export type WageChange = z.infer<typeof wageChangeSchema>;

export const addWageChangeSchema = attemptSchema.extend({
  change: wageChangeSchema.pick({
    employeeId: true,
    jobRole: true,
    locationId: true,
    effectiveDate: true,
    rateTenThousandths: true,
    reason: true,
    note: true,
  }),
});
export const cancelWageChangeSchema = editSchema.extend({ wageChangeId: idSchema });
