import { companyIdSchema } from "@crewline/domain/kernel/ids/entity-ids";
import { instantSchema } from "@crewline/domain/kernel/time/instant";
import { z } from "zod/mini";
import { collection } from "./unit/collection.ts";
import type { Unit } from "./unit/unit.ts";

/** `stripeEvents/{event}`: a webhook that took effect, kept until `expiresAt` (the TTL field). */
const stripeEventSchema = z.object({ companyId: companyIdSchema, expiresAt: instantSchema });
type StripeEvent = z.infer<typeof stripeEventSchema>;

/** The webhooks that took effect, by the name that Stripe has for each. */
export function stripeEvents(unit: Unit) {
  return collection<StripeEvent, string>(unit, {
    path: "stripeEvents",
    schema: stripeEventSchema,
    what: "event",
  });
}
