import { z } from "zod/mini";
import { versionOrNoneSchema } from "../../kernel/fields/fields.ts";
import { locationIdSchema } from "../../kernel/ids/entity-ids.ts";
import { enteredDaySchema } from "../../kernel/time/local-date.ts";
import { batchRowNames, bulkSchema, MOST_BATCH_ROWS } from "../../records/batches/batch.ts";
import { salesAmountsSchema } from "../../records/sales/sales-month.ts";

/** The sales of one day of a file, which replace those of the version that the dry run compared. */
export const salesRowSchema = z.extend(salesAmountsSchema, {
  ...batchRowNames,
  locationId: locationIdSchema,
  day: enteredDaySchema,
  expectedVersion: versionOrNoneSchema,
});
export type SalesRow = z.infer<typeof salesRowSchema>;

export const importSalesSchema = z.extend(bulkSchema, {
  rows: z.array(salesRowSchema).check(z.minLength(1), z.maxLength(MOST_BATCH_ROWS)),
});

const dayOfLocation = { locationId: locationIdSchema, day: enteredDaySchema };

/** Asks what is entered for some days, before a file replaces it. */
export const knownSalesInputSchema = z.object({
  days: z.array(z.object(dayOfLocation)).check(z.minLength(1), z.maxLength(MOST_BATCH_ROWS)),
});

export const knownSalesSchema = z.object({
  days: z.array(z.extend(salesAmountsSchema, { ...dayOfLocation, version: versionOrNoneSchema })),
});
export type KnownSales = z.infer<typeof knownSalesSchema>["days"][number];
