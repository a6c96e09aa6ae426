import { z } from "zod/mini";
import { currencySchema } from "../../kernel/money/amount.ts";
import { instantSchema } from "../../kernel/time/instant.ts";

/** An invoice of the payment provider, as admins see it. */
export const invoiceSchema = z.object({
  number: z.string(),
  at: instantSchema,
  totalCents: z.int(),
  currency: currencySchema,
  isPaid: z.boolean(),
  /** The provider's page with the invoice and its PDF; null for one that has none. */
  url: z.nullable(z.url()),
});
export type Invoice = z.infer<typeof invoiceSchema>;
