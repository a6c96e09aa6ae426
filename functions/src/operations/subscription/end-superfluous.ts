import type Stripe from "stripe";
import type { CompanyId } from "@crewline/domain/kernel/ids/entity-ids";
import type { Subscription } from "@crewline/domain/records/subscription/subscription";
import { COMPANY_SUBJECT } from "@crewline/domain/records/history/history-event";
import { instantAfter } from "@crewline/domain/kernel/time/instant";
import { now } from "../../platform/clock.ts";
import { askStripe } from "../../platform/stripe.ts";
import { companyStore } from "../../store/company/company-store.ts";
import { stripeEvents } from "../../store/stripe-events.ts";
import type { Unit } from "../../store/unit/unit.ts";
import type { EventActor } from "../history/event-actor.ts";
import { recordHistory } from "../history/record-history.ts";
import { billedAtStripe } from "./billed-at-stripe.ts";

/** What Stripe keeps with a subscription that was ended here, so that a repetition knows its own. */
const SUPERFLUOUS = "superfluous";
/** Longer than Stripe sends an event again. */
const KEPT_SECONDS = 30 * 86_400;

/**
 * The subscription that the company pays for beside the one that counts, as after two checkouts that
 * were paid at the same time; null for none. `counts` is what the told one makes of the present one,
 * null where the present one stays.
 */
export function superfluousOf(
  { stripe, status }: Subscription,
  told: Stripe.Subscription,
  counts: object | null,
): string | null {
  const customer = typeof told.customer === "string" ? told.customer : told.customer.id;
  const isOther = (stripe?.subscription ?? told.id) !== told.id;
  if (stripe === null || !isOther || stripe.customer !== customer) return null;
  if (counts !== null) return status === "cancelled" ? null : stripe.subscription;
  return billedAtStripe(told) === null || status === "cancelled" ? null : told.id;
}

/**
 * Ends a superfluous subscription at once; Stripe credits its days left on the customer's next
 * invoice. Returns it where it was ended for this reason, now or by a repetition, else null.
 */
export async function endSuperfluous(subscription: string | null): Promise<string | null> {
  if (subscription === null) return null;
  return askStripe(async (client) => {
    const told = await client.subscriptions.retrieve(subscription);
    if (told.status === "canceled") {
      return told.cancellation_details?.comment === SUPERFLUOUS ? subscription : null;
    }
    const cancellation_details = { comment: SUPERFLUOUS };
    const how = { prorate: true, invoice_now: false, cancellation_details };
    await client.subscriptions.cancel(subscription, how);
    return subscription;
  });
}

/** Records once in the history that a superfluous subscription was ended. */
export async function recordSuperfluous(
  unit: Unit,
  companyId: CompanyId,
  { by, subscription }: { by: EventActor; subscription: string },
): Promise<void> {
  const mark = `${SUPERFLUOUS}_${subscription}`;
  if ((await stripeEvents(unit).find(mark)) !== null) return;
  const expiresAt = instantAfter(now(), KEPT_SECONDS);
  stripeEvents(unit).create(mark, { companyId, expiresAt });
  const changes = [{ field: "secondSubscription", before: null, after: null }];
  recordHistory(companyStore(unit, companyId), by, {
    subject: COMPANY_SUBJECT,
    act: "changed",
    changes,
  });
}
