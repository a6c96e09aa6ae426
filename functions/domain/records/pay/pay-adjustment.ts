import { payrollExportIdSchema, payAdjustmentIdSchema } from "../../kernel/ids/record-ids.ts";
import {
  employeeIdSchema,
  storedUserIdSchema,
  wageChangeIdSchema,
} from "../../kernel/ids/entity-ids.ts";
import { z } from "zod/mini";
import { currencySchema } from "../../kernel/money/amount.ts";
import { versionSchema } from "../../kernel/fields/fields.ts";
import { instantSchema } from "../../kernel/time/instant.ts";
import { localDateSchema } from "../../kernel/time/local-date.ts";
import type { PayrollLine } from "./payroll-report.ts";
import { payrollLineSchema } from "./payroll-report.ts";

/** The paid or owed amount of some hours; an earlier adjustment has an amount alone. */
const shareSchema = z.pick(payrollLineSchema, {
  rateTenThousandths: true,
  seconds: true,
  amountMinor: true,
});

/** The difference of one kind of pay: `owed` less `paid` is `amountMinor`. */
export const adjustmentLineSchema = z.extend(
  z.pick(payrollLineSchema, {
    kind: true,
    locationId: true,
    locationName: true,
    jobRoleId: true,
    jobRole: true,
    amountMinor: true,
  }),
  { paid: z.array(shareSchema), owed: z.array(shareSchema) },
);
export type AdjustmentLine = z.infer<typeof adjustmentLineSchema>;

/**
 * `payAdjustments/{id}`: what an employee is still owed for an exported period, or was overpaid.
 * The export stays as it was; the lines are paid in the period that begins on `paidOn`.
 */
export const payAdjustmentSchema = z.object({
  id: payAdjustmentIdSchema,
  employeeId: employeeIdSchema,
  wageChangeIds: z.array(wageChangeIdSchema).check(z.minLength(1)),
  exportId: payrollExportIdSchema,
  exportNumber: z.int().check(z.minimum(1)),
  firstDay: localDateSchema,
  lastDay: localDateSchema,
  paidOn: localDateSchema,
  currency: currencySchema,
  lines: z.array(adjustmentLineSchema).check(z.minLength(1)),
  totalMinor: z.int(),
  createdAt: instantSchema,
  createdBy: storedUserIdSchema,
  createdByName: z.string(),
  /** Set when the period was reopened before the difference was paid: it is then never paid. */
  takenBackAt: z._default(z.nullable(instantSchema), null),
  takenBackByName: z._default(z.nullable(z.string()), null),
  version: versionSchema,
});
export type PayAdjustment = z.infer<typeof payAdjustmentSchema>;

/**
 * The lines of a payroll that pay the adjustment. They carry no hours: those were counted in the
 * period in which they were worked.
 */
export function payrollLinesOf(
  adjustment: PayAdjustment,
  who: Pick<PayrollLine, "employeeName" | "payrollId">,
): PayrollLine[] {
  const { employeeId, firstDay, lastDay, exportNumber } = adjustment;
  return adjustment.lines.map(
    ({ kind, locationId, locationName, jobRoleId, jobRole, amountMinor }) => ({
      employeeId,
      ...who,
      locationId,
      locationName,
      jobRoleId,
      jobRole,
      kind,
      seconds: 0,
      rateTenThousandths: 0,
      amountMinor,
      adjusts: { firstDay, lastDay, exportNumber },
    }),
  );
}
