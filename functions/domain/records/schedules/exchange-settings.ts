import { z } from "zod/mini";
import { editSchema } from "../../kernel/fields/fields.ts";

/** How employees get a shift: the first one at once, after a manager's decision, or not at all. */
export const exchangeModes = ["firstCome", "approval", "off"] as const;
export const exchangeModeSchema = z.enum(exchangeModes);
export type ExchangeMode = z.infer<typeof exchangeModeSchema>;

/** How employees of a company claim open shifts, swap shifts and give up shifts. */
export const exchangeSettingsSchema = z.object({
  /** For open shifts that say nothing else. */
  claims: exchangeModeSchema,
  /** `firstCome` is a swap that happens as soon as the colleague accepts. */
  swaps: exchangeModeSchema,
  /** For shifts that their employee cannot work: how colleagues take them. */
  drops: exchangeModeSchema,
});
export type ExchangeSettings = z.infer<typeof exchangeSettingsSchema>;

/** The settings of a company that never changed them. */
export const defaultExchange: ExchangeSettings = {
  claims: "firstCome",
  swaps: "approval",
  drops: "approval",
};

export const saveExchangeSchema = z.extend(editSchema, { exchange: exchangeSettingsSchema });
