import { z } from "zod/mini";
import { formatsSchema } from "../../kernel/formats/formats-schema.ts";
import { formatsOfAnybody } from "../../kernel/formats/formats.ts";
import { reportInputSchema, reportTableSchema } from "../reports/report.ts";
import { reportRhythms } from "../reports/scheduled-report.ts";

/** A report of the catalogue for the days that just ended. */
export const reportContentSchema = z.object({
  kind: z.literal("report"),
  companyName: z.string(),
  input: reportInputSchema,
  rhythm: z.enum(reportRhythms),
  /** The employee, job role or location that the report is about; none for all. */
  about: z.array(z.string()),
  /** Its first lines, and all of its totals. */
  table: reportTableSchema,
  /** False where no rule of the company asks for breaks. */
  hasMealRules: z.boolean(),
  /** The rest between two days of work that the report counts by. */
  restSeconds: z.int().check(z.minimum(0)),
  /** The lines that are left out. */
  moreLines: z.int().check(z.minimum(0)),
  /** Who set it up. */
  savedByName: z.string(),
  formats: z._default(formatsSchema, formatsOfAnybody),
});
