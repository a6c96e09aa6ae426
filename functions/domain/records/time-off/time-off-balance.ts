import { z } from "zod/mini";
import { attemptSchema, reasonSchema } from "../../kernel/fields/fields.ts";
import { employeeIdSchema, storedUserIdSchema } from "../../kernel/ids/entity-ids.ts";
import { balanceAdjustmentIdSchema } from "../../kernel/ids/record-ids.ts";
import { issue } from "../../kernel/issues/issue.ts";
import { instantSchema } from "../../kernel/time/instant.ts";
import { enteredDaySchema, localDateSchema } from "../../kernel/time/local-date.ts";
import { MOST_BALANCE_SECONDS } from "./time-off-policy.ts";
import { timeOffTypeIdSchema } from "./time-off-type.ts";

const adjustedSchema = z.int(issue("enterHours")).check(
  z.minimum(-MOST_BALANCE_SECONDS, issue("tooManyHours")),
  z.maximum(MOST_BALANCE_SECONDS, issue("tooManyHours")),
  z.refine((seconds) => seconds !== 0, issue("enterHours")),
);

/**
 * `balanceAdjustments/{id}`: a balance of an employee was corrected, and by whom and why. It is never
 * changed, so it is the record of its own history.
 */
export const balanceAdjustmentSchema = z.object({
  id: balanceAdjustmentIdSchema,
  employeeId: employeeIdSchema,
  typeId: timeOffTypeIdSchema,
  day: localDateSchema,
  seconds: adjustedSchema,
  reason: z.string(),
  at: instantSchema,
  byUid: storedUserIdSchema,
  byName: z.string(),
});
export type BalanceAdjustment = z.infer<typeof balanceAdjustmentSchema>;

export const adjustBalanceSchema = z.extend(attemptSchema, {
  employeeId: employeeIdSchema,
  typeId: timeOffTypeIdSchema,
  day: enteredDaySchema,
  seconds: adjustedSchema,
  reason: reasonSchema,
});

export const balancesInputSchema = z.object({ employeeId: employeeIdSchema });

const ledgerLineSchema = z.object({
  day: localDateSchema,
  kind: z.enum(["accrued", "lost", "adjusted", "taken"]),
  seconds: z.int(),
  balanceSeconds: z.int(),
  cappedSeconds: z.int(),
  workedSeconds: z.int(),
  reason: z.string(),
  byName: z.string(),
});

/** The most lines of a ledger that are shown: the last ones. */
export const MOST_LEDGER_LINES = 100;

/**
 * The balance of a type today, with its last lines. `plannedSeconds` are approved for later days,
 * `requestedSeconds` wait for a decision.
 */
export const shownBalanceSchema = z.object({
  typeId: timeOffTypeIdSchema,
  name: z.string(),
  colour: z.string(),
  balanceSeconds: z.int(),
  plannedSeconds: z.int(),
  requestedSeconds: z.int(),
  lines: z.array(ledgerLineSchema).check(z.maxLength(MOST_LEDGER_LINES)),
});
export type ShownBalance = z.infer<typeof shownBalanceSchema>;

/**
 * What a request does to the balance of its type: `beforeSeconds` on its first day without it, with
 * what accrues until then by the calendar; `afterSeconds` on its last day with it; `lowestSeconds`
 * the lowest from its first day on, with all other time off that is planned or asked for.
 */
export const requestBalanceSchema = z.object({
  nowSeconds: z.int(),
  beforeSeconds: z.int(),
  afterSeconds: z.int(),
  lowestSeconds: z.int(),
  isLimit: z.boolean(),
});
export type RequestBalance = z.infer<typeof requestBalanceSchema>;

/** A balance of an employee as the report of time off lists it. */
export const reportedBalanceSchema = z.extend(
  z.omit(shownBalanceSchema, { lines: true, colour: true }),
  { employeeId: employeeIdSchema, employeeName: z.string() },
);
export type ReportedBalance = z.infer<typeof reportedBalanceSchema>;
