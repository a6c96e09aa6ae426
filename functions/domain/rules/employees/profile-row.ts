import { employeeIdSchema } from "../../kernel/ids/entity-ids.ts";
import { z } from "zod/mini";
import { currencySchema } from "../../kernel/money/amount.ts";
import { rateTenThousandthsSchema } from "../../kernel/money/rate.ts";
import { endCauseSchema } from "../../records/employees/end-reason.ts";
import { salarySchema } from "../../records/pay/salary.ts";
import { employeeProfileSchema } from "../../records/employees/employee.ts";

/** A profile, whose it is, and why the reader may not change it; null where nothing forbids it. */
export const profileRowSchema = z.extend(employeeProfileSchema, {
  employeeId: employeeIdSchema,
  forbidden: z.nullable(z.string()),
  /** The reason why the employment ends or ended, where the reader may see it. */
  end: z.nullable(endCauseSchema),
});
export type ProfileRow = z.infer<typeof profileRowSchema>;

/** The employee's hourly rate or salary of today, for readers who may see it. */
export const rateRowSchema = z.object({
  employeeId: employeeIdSchema,
  rateTenThousandths: rateTenThousandthsSchema,
  salary: z.optional(salarySchema),
  currency: currencySchema,
});
export type RateRow = z.infer<typeof rateRowSchema>;
