import { companyIdSchema } from "../../kernel/ids/entity-ids.ts";
import { dataExportIdSchema } from "../../kernel/ids/record-ids.ts";
import { z } from "zod/mini";
import { attemptSchema, documentIdSchema, reasonSchema } from "../../kernel/fields/fields.ts";
import type { ExportKind } from "./export-kinds.ts";
import { exportKindNames } from "./export-kinds.ts";

/** Documents in one answer, so that it stays within a few megabytes. */
export const ROWS_PER_PAGE = 500;

/** So long an export may take from its start; then its pages are refused. */
export const EXPORT_LASTS_SECONDS = 6 * 3600;

/** So long an export that product staff prepared waits for an admin. */
export const PREPARED_LASTS_SECONDS = 7 * 86_400;

export const startExportSchema = z.extend(attemptSchema, {
  /** What product staff prepared and the admin takes; null otherwise. */
  preparedId: z._default(z.nullable(dataExportIdSchema), null),
});

/** How product staff prepare an export of all data for a company's admins. */
export const prepareExportSchema = z.extend(attemptSchema, {
  companyId: companyIdSchema,
  reason: reasonSchema,
});
export type PrepareExport = z.infer<typeof prepareExportSchema>;
export const exportPageInputSchema = z.object({
  exportId: dataExportIdSchema,
  kind: z.custom<ExportKind>((value) => exportKindNames.some((name) => name === value)),
  /** The id of the last row of the page before; null for the first page. */
  after: z.nullable(documentIdSchema),
});

export const exportRowSchema = z.record(z.string(), z.unknown());
export type ExportRow = z.infer<typeof exportRowSchema>;
export const exportPageSchema = z.object({
  rows: z.array(exportRowSchema),
  /** The beginning of the next page; null after the last. */
  next: z.nullable(z.string()),
});
export type ExportPage = z.infer<typeof exportPageSchema>;
