import { z } from "zod";
import { versionOrNoneSchema } from "../../kernel/fields/fields.ts";
import { locationIdSchema } from "../../kernel/ids/entity-ids.ts";
import { enteredDaySchema } from "../../kernel/time/local-date.ts";
import { batchRowNames, bulkSchema, MOST_BATCH_ROWS } from "../../records/batches/batch.ts";
import { salesAmountsSchema } from "../../records/sales/sales-month.ts";

/** The sales of one day of a file, which replace those of the version that the dry run compared. */
export const salesRowSchema = salesAmountsSchema.extend({
  ...batchRowNames,
  locationId: locationIdSchema,
  day: enteredDaySchema,
  expectedVersion: versionOrNoneSchema,
});
export type SalesRow = z.infer<typeof salesRowSchema>;

export const importSalesSchema = bulkSchema.extend({
  rows: z.array(salesRowSchema).min(1).max(MOST_BATCH_ROWS),
});

const dayOfLocation = { locationId: locationIdSchema, day: enteredDaySchema };

/** Asks what is entered for some days, before a file replaces it. */
export const knownSalesInputSchema = z.object({
  days: z.array(z.object(dayOfLocation)).min(1).max(MOST_BATCH_ROWS),
});

export const knownSalesSchema = z.object({
  days: z.array(salesAmountsSchema.extend({ ...dayOfLocation, version: versionOrNoneSchema })),
});
export type KnownSales = z.infer<typeof knownSalesSchema>["days"][number];
