import { z } from "zod/mini";
import { currencySchema } from "../../kernel/money/amount.ts";
import { rateTenThousandthsSchema } from "../../kernel/money/rate.ts";
import { timeZoneSchema } from "../../kernel/time/zone.ts";
import { salarySchema } from "../pay/salary.ts";
import { reportInputSchema } from "./report.ts";

/** An hourly rate, or a salary with what it comes to an hour. */
const wageSchema = z.object({
  rateTenThousandths: rateTenThousandthsSchema,
  salary: z.exactOptional(salarySchema),
});

/** Text, a day, an instant, a code, a number in seconds, minor units or ten-thousandths, a wage. */
export const recordCellSchema = z.nullable(z.union([z.string(), z.number(), wageSchema]));
export type RecordCell = z.infer<typeof recordCellSchema>;

/** One record of a report, for example a time entry. */
export const reportRecordSchema = z.object({
  /** Different for each record of the report. */
  key: z.string(),
  /** The key of the report's line that counts it. */
  line: z.string(),
  /** The id of what it opens; null for nothing. */
  opens: z.nullable(z.string()),
  /** The zone of its times. */
  timeZone: timeZoneSchema,
  /** In the order of the report's record columns. */
  cells: z.array(recordCellSchema),
});
export type ReportRecord = z.infer<typeof reportRecordSchema>;

/** `from` is where the page before ended. */
export const recordsInputSchema = z.extend(reportInputSchema, {
  from: z.int().check(z.minimum(0), z.maximum(1_000_000)),
});
export type RecordsInput = z.infer<typeof recordsInputSchema>;

/** Records in the order of the report's lines; `next` is null on the last page. */
export const recordPageSchema = z.object({
  currency: currencySchema,
  records: z.array(reportRecordSchema),
  next: z.nullable(z.int().check(z.minimum(0))),
});
export type RecordPage = z.infer<typeof recordPageSchema>;
