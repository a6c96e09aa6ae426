import { z } from "zod/mini";
import { enteredDaySchema, localDateSchema } from "../../kernel/time/local-date.ts";
import { locationIdSchema } from "../../kernel/ids/entity-ids.ts";
import { currencySchema } from "../../kernel/money/amount.ts";

const day = z.nullable(localDateSchema);

/**
 * A budget that the plan of a week exceeds: of hours in seconds, of labor cost in minor units, or of
 * a cost that the reader may not see. `day` is null for the whole week.
 */
export const overBudgetSchema = z.union([
  z.object({
    found: z.number(),
    limit: z.number(),
    of: z.discriminatedUnion("kind", [
      z.object({ kind: z.literal("hours") }),
      z.object({ kind: z.literal("cost"), currency: currencySchema, day }),
    ]),
  }),
  z.object({ of: z.object({ kind: z.literal("unseenCost"), day }) }),
]);

/** `hasReason` is true if a manager gave a reason with a shift of that day or week already. */
export const budgetExcessSchema = z.object({ over: overBudgetSchema, hasReason: z.boolean() });
export type BudgetExcess = z.infer<typeof budgetExcessSchema>;

export const showBudgetsSchema = z.object({
  locationId: locationIdSchema,
  weekStart: enteredDaySchema,
});
export const budgetExcessesSchema = z.object({ exceeded: z.array(budgetExcessSchema) });
