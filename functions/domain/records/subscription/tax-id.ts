import { z } from "zod/mini";
import { issue } from "../../kernel/issues/issue.ts";
import { lineSchema } from "../../kernel/text/text-schema.ts";
import { isTaxValue, taxTypes, writtenTaxValue } from "./tax-types.ts";

/**
 * A tax ID as it stands on invoices: its type, by Stripe's name, and the number in the form of that
 * type. The form says nothing about whether an authority gave out the number.
 */
export const taxIdSchema = z.object({ type: z.enum(taxTypes), value: lineSchema(30) }).check(
  z.overwrite(({ type, value }) => ({ type, value: writtenTaxValue(type, value) })),
  z.refine(({ type, value }) => isTaxValue(type, value), {
    message: issue("enterTaxId"),
    path: ["value"],
  }),
);
export type TaxId = z.infer<typeof taxIdSchema>;
