import { z } from "zod";
import { locationIdSchema } from "../../kernel/ids/entity-ids.ts";
import { currencySchema } from "../../kernel/money/amount.ts";
import { instantSchema } from "../../kernel/time/instant.ts";
import { enteredDaySchema } from "../../kernel/time/local-date.ts";

const spanSchema = z.object({ startsAt: instantSchema, endsAt: instantSchema });

/** A stretch of work and what it costs, in minor units; nothing is paid in its breaks. */
export const costSpanSchema = spanSchema.extend({
  breaks: z.array(spanSchema),
  amountMinor: z.int(),
});
export type CostSpan = z.infer<typeof costSpanSchema>;

/** What a day at a location costs as it is planned, and as it was worked until now. */
export const dayCostSchema = z.object({
  currency: currencySchema,
  planned: z.array(costSpanSchema),
  worked: z.array(costSpanSchema),
  /** People of the day whose pay is not known, such as those without a rate. */
  unpriced: z.int().min(0),
});
export type DayCost = z.infer<typeof dayCostSchema>;

export const showDayCostSchema = z.object({ locationId: locationIdSchema, day: enteredDaySchema });
