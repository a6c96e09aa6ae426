import { invoiceSchema } from "@crewline/domain/projections/subscription/shown-invoice";
import { shownSubscriptionSchema } from "@crewline/domain/projections/subscription/shown-subscription";
import {
  actOnSubscriptionSchema,
  choosePlanSchema,
  saveBillingSchema,
} from "@crewline/domain/records/subscription/subscription";
import { attemptSchema } from "@crewline/domain/kernel/fields/fields";
import { z } from "zod/mini";
import { doneSchema, editedSchema } from "../../rpc/answers.ts";
import { limited } from "../../rpc/limit-rate.ts";
import { may } from "../../rpc/procedures.ts";
import { router } from "../../rpc/trpc.ts";
import { actOnSubscription } from "./act-on-subscription.ts";
import { changePlan, startCheckout } from "./choose-plan.ts";
import { openPortal, readInvoices } from "./read-invoices.ts";
import { saveBilling } from "./save-billing.ts";
import { showSubscription } from "./show-subscription.ts";

const manage = may("subscription", "manage").use(limited("billing"));
const pageSchema = z.object({ url: z.url() });

export const subscriptionRouter = router({
  show: may("subscription", "view")
    .output(shownSubscriptionSchema)
    .query(({ ctx }) => showSubscription(ctx.actor)),
  invoices: manage
    .output(z.object({ invoices: z.array(invoiceSchema) }))
    .query(({ ctx }) => readInvoices(ctx.actor)),
  saveBilling: manage
    .input(saveBillingSchema)
    .output(editedSchema)
    .mutation(({ ctx, input }) => saveBilling(ctx.actor, input)),
  startCheckout: manage
    .input(choosePlanSchema)
    .output(pageSchema)
    .mutation(({ ctx, input }) => startCheckout(ctx.actor, input)),
  openPortal: manage
    .input(attemptSchema)
    .output(pageSchema)
    .mutation(({ ctx }) => openPortal(ctx.actor)),
  changePlan: manage
    .input(choosePlanSchema)
    .output(doneSchema)
    .mutation(({ ctx, input }) => changePlan(ctx.actor, input)),
  actOn: manage
    .input(actOnSubscriptionSchema)
    .output(doneSchema)
    .mutation(({ ctx, input }) => actOnSubscription(ctx.actor, input)),
});
