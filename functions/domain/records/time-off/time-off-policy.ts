import { z } from "zod/mini";
import { issue } from "../../kernel/issues/issue.ts";
import { enteredDaySchema } from "../../kernel/time/local-date.ts";

const HOUR = 3600;
/** The hours of a leap year: above every balance. */
export const MOST_BALANCE_SECONDS = 8784 * HOUR;

const balanceSchema = z
  .int(issue("enterHours"))
  .check(z.minimum(0, issue("enterHours")), z.maximum(MOST_BALANCE_SECONDS, issue("tooManyHours")));
const accruedSchema = balanceSchema.check(z.minimum(1, issue("enterHours")));

/** How a balance grows: by hours worked, at the end of each pay period, or once a year. */
export const accrualSchema = z.discriminatedUnion("by", [
  /** Each `perSeconds` of work earn `seconds`. */
  z.object({ by: z.literal("hoursWorked"), seconds: accruedSchema, perSeconds: accruedSchema }),
  z.object({ by: z.literal("payPeriod"), seconds: accruedSchema }),
  z.object({ by: z.literal("year"), seconds: accruedSchema }),
]);
export type Accrual = z.infer<typeof accrualSchema>;

/**
 * How the balance of a type is kept from `startsOn` on. `resetsOn` is the day of the year, "MM-DD",
 * on which what exceeds `carryOverSeconds` is lost; null keeps all of it. The balance never grows
 * above `capSeconds`. Within `waitingDays` of the hire nothing accrues.
 */
export const timeOffPolicySchema = z.object({
  startsOn: enteredDaySchema,
  accrual: accrualSchema,
  capSeconds: z.nullable(accruedSchema),
  carryOverSeconds: z.nullable(balanceSchema),
  waitingDays: z.int().check(z.minimum(0), z.maximum(1825)),
  resetsOn: z
    .string()
    .check(z.regex(/^(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])$/u, issue("enterYearDay"))),
  /** True if time off is refused where the balance does not cover it. */
  isLimit: z.boolean(),
});
export type TimeOffPolicy = z.infer<typeof timeOffPolicySchema>;
