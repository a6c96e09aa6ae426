import type { SnapshotId, SnapshotPartId } from "../../kernel/ids/record-ids.ts";
import {
  snapshotIdSchema,
  payrollExportIdSchema,
  snapshotPartIdSchema,
} from "../../kernel/ids/record-ids.ts";
import { storedUserIdSchema } from "../../kernel/ids/entity-ids.ts";
import { z } from "zod/mini";
import { defaultRules, earningCodesSchema } from "../company/rule-sections.ts";
import { currencySchema } from "../../kernel/money/amount.ts";
import { versionSchema } from "../../kernel/fields/fields.ts";
import { instantSchema } from "../../kernel/time/instant.ts";
import { localDateSchema } from "../../kernel/time/local-date.ts";
import { costCentresSchema } from "./cost-centres.ts";
import type { PayrollLine } from "./payroll-report.ts";
import { datedLineSchema, workedSecondsOf } from "./payroll-report.ts";

/** So many lines stay well below the size of one document. */
export const LINES_PER_PART = 400;

/**
 * `payrollSnapshots/{snapshotId}_{index}`: the lines of a closed period as they were then, in
 * parts. They are never changed; exports refer to them.
 */
export const payrollSnapshotPartSchema = z.object({
  id: snapshotPartIdSchema,
  snapshotId: snapshotIdSchema,
  firstDay: localDateSchema,
  lastDay: localDateSchema,
  index: z.int().check(z.minimum(0)),
  lines: z.array(datedLineSchema).check(z.maxLength(LINES_PER_PART)),
});
/**
 * `payrollExports/{id}`: a batch that was handed to payroll. `number` counts the batches of the
 * period; a later one replaces the earlier ones. `linesHash` is the SHA-256 of the lines.
 */
export const payrollExportSchema = z.object({
  id: payrollExportIdSchema,
  firstDay: localDateSchema,
  lastDay: localDateSchema,
  number: z.int().check(z.minimum(1)),
  snapshotId: snapshotIdSchema,
  currency: currencySchema,
  peopleCount: z.int().check(z.minimum(0)),
  lineCount: z.int().check(z.minimum(0)),
  totalSeconds: z.int(),
  totalMinor: z.int(),
  linesHash: z.string(),
  /** Payroll's codes for each kind of pay, as they were when the batch was made. */
  earningCodes: z._default(earningCodesSchema, defaultRules.earningCodes),
  /** The cost centres of the locations, as they were then. */
  costCentres: z._default(costCentresSchema, {}),
  exportedAt: instantSchema,
  exportedBy: storedUserIdSchema,
  exportedByName: z.string(),
  version: versionSchema,
});
export type PayrollExport = z.infer<typeof payrollExportSchema>;

/** The id of a part of frozen lines. */
export function snapshotPartId(snapshotId: SnapshotId, index: number): SnapshotPartId {
  return `${snapshotId}_${index}` as SnapshotPartId;
}

export const payrollExportInputSchema = z.object({ exportId: payrollExportIdSchema });

/** The data to write the file of a batch again, at any time, to the cent. */
export const payrollExportFileSchema = z.object({
  batch: payrollExportSchema,
  lines: z.array(datedLineSchema),
});

/** The sums of frozen lines, for the record of their export. */
export function exportTotals(
  lines: readonly PayrollLine[],
): Pick<PayrollExport, "peopleCount" | "lineCount" | "totalSeconds" | "totalMinor"> {
  return {
    peopleCount: new Set(lines.map(({ employeeId }) => employeeId)).size,
    lineCount: lines.length,
    totalSeconds: workedSecondsOf(lines),
    totalMinor: lines.reduce((sum, line) => sum + line.amountMinor, 0),
  };
}
