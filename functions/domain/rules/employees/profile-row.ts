import { employeeIdSchema } from "../../kernel/ids/entity-ids.ts";
import { z } from "zod";
import { currencySchema } from "../../kernel/money/amount.ts";
import { rateTenThousandthsSchema } from "../../kernel/money/rate.ts";
import { endCauseSchema } from "../../records/employees/end-reason.ts";
import { salarySchema } from "../../records/pay/salary.ts";
import { employeeProfileSchema } from "../../records/employees/employee.ts";

/** A profile, whose it is, and why the reader may not change it; null where nothing forbids it. */
export const profileRowSchema = employeeProfileSchema.extend({
  employeeId: employeeIdSchema,
  forbidden: z.string().nullable(),
  /** The reason why the employment ends or ended, where the reader may see it. */
  end: endCauseSchema.nullable(),
});
export type ProfileRow = z.infer<typeof profileRowSchema>;

/** The employee's hourly rate or salary of today, for readers who may see it. */
export const rateRowSchema = z.object({
  employeeId: employeeIdSchema,
  rateTenThousandths: rateTenThousandthsSchema,
  salary: salarySchema.optional(),
  currency: currencySchema,
});
export type RateRow = z.infer<typeof rateRowSchema>;
