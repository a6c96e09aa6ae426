import { dataExportIdSchema } from "../../kernel/ids/record-ids.ts";
import { storedUserIdSchema } from "../../kernel/ids/entity-ids.ts";
import { z } from "zod/mini";
import { instantSchema } from "../../kernel/time/instant.ts";

/** What product staff prepared, and the admin who last took it; null before one did. */
const preparedSchema = z.object({ takenAt: z.nullable(instantSchema), takenByName: z.string() });

/**
 * `dataExports/{id}`: who exported all data of the company, and when. The person who started it
 * fetches its pages until it expires. One that product staff prepared has no pages of its own: an
 * admin takes it, which starts an export of the admin's.
 */
export const dataExportSchema = z.object({
  id: dataExportIdSchema,
  startedBy: storedUserIdSchema,
  startedByName: z.string(),
  startedAt: instantSchema,
  expiresAt: instantSchema,
  /** Null for what an admin started. */
  prepared: z._default(z.nullable(preparedSchema), null),
});
export type DataExport = z.infer<typeof dataExportSchema>;
