import { dataExportIdSchema } from "../../kernel/ids/record-ids.ts";
import { storedUserIdSchema } from "../../kernel/ids/entity-ids.ts";
import { z } from "zod";
import { instantSchema } from "../../kernel/time/instant.ts";

/**
 * `dataExports/{id}`: who exported all data of the company, and when. The person who started it
 * fetches its pages until it expires.
 */
export const dataExportSchema = z.object({
  id: dataExportIdSchema,
  startedBy: storedUserIdSchema,
  startedByName: z.string(),
  startedAt: instantSchema,
  expiresAt: instantSchema,
});
export type DataExport = z.infer<typeof dataExportSchema>;
