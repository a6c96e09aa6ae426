import { storedUserIdSchema } from "../../kernel/ids/entity-ids.ts";
import { z } from "zod";
import { idSchema } from "../../kernel/fields/fields.ts";
import { instantSchema } from "../../kernel/time/instant.ts";

/**
 * `dataExports/{id}`: who exported all data of the company, and when. The person who started it
 * fetches its pages until it expires.
 */
export const dataExportSchema = z.object({
  id: idSchema,
  startedBy: storedUserIdSchema,
  startedByName: z.string(),
  startedAt: instantSchema,
  expiresAt: instantSchema,
});
export type DataExport = z.infer<typeof dataExportSchema>;
