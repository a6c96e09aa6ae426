import { shownSubscriptionSchema } from "@crewline/domain/projections/subscription/shown-subscription";
import { saveBillingSchema } from "@crewline/domain/records/subscription/subscription";
import { editedSchema } from "../../rpc/answers.ts";
import { limited } from "../../rpc/limit-rate.ts";
import { may } from "../../rpc/procedures.ts";
import { router } from "../../rpc/trpc.ts";
import { saveBilling } from "./save-billing.ts";
import { showSubscription } from "./show-subscription.ts";

const manage = may("subscription", "manage").use(limited("billing"));

export const subscriptionRouter = router({
  show: may("subscription", "view")
    .output(shownSubscriptionSchema)
    .query(({ ctx }) => showSubscription(ctx.actor)),
  saveBilling: manage
    .input(saveBillingSchema)
    .output(editedSchema)
    .mutation(({ ctx, input }) => saveBilling(ctx.actor, input)),
});
