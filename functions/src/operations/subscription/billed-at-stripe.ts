import type Stripe from "stripe";
import type { Instant } from "@crewline/domain/kernel/time/instant";
import { instantFromSeconds } from "@crewline/domain/kernel/time/instant";
import type { PlanId } from "@crewline/domain/records/subscription/plan";
import { plans } from "@crewline/domain/records/subscription/plan";
import type {
  Billed,
  SubscriptionStatus,
} from "@crewline/domain/records/subscription/subscription";

const statuses: Readonly<Record<Stripe.Subscription.Status, SubscriptionStatus | null>> = {
  trialing: "trialing",
  active: "active",
  past_due: "pastDue",
  unpaid: "pastDue",
  // A trial that ended without a card.
  paused: "pastDue",
  canceled: "cancelled",
  // The first payment has not succeeded, or never will: there is no subscription yet.
  incomplete: null,
  incomplete_expired: null,
};

/** What Stripe says about a subscription, in our words; null while its first payment is missing. */
export function billedAtStripe(told: Stripe.Subscription): Billed | null {
  const status = statuses[told.status] ?? null;
  if (status === null) return null;
  const item = itemOf(told.items.data[0]);
  const isPaused = told.pause_collection !== null && status !== "cancelled";
  return {
    ...item,
    status: isPaused ? "paused" : status,
    trialEnd: instantOf(told.trial_end),
    cancelAt: instantOf(told.cancel_at) ?? (told.cancel_at_period_end ? item.periodEnd : null),
    paymentMethod: cardOf(told.default_payment_method),
  };
}

type OfItem = Pick<Billed, "plan" | "seats" | "periodStart" | "periodEnd">;

/** What the one item of a subscription says. */
function itemOf(item: Stripe.SubscriptionItem | undefined): OfItem {
  if (item === undefined) return { plan: null, seats: 0, periodStart: null, periodEnd: null };
  return {
    plan: planOfPrice(item.price.lookup_key),
    seats: item.quantity ?? 0,
    periodStart: instantOf(item.current_period_start),
    periodEnd: instantOf(item.current_period_end),
  };
}

function planOfPrice(key: string | null): PlanId | null {
  return Object.values(plans).find(({ priceKey }) => priceKey === key)?.id ?? null;
}

function cardOf(method: string | Stripe.PaymentMethod | null): Billed["paymentMethod"] {
  const card = method === null || typeof method === "string" ? undefined : method.card;
  return card === undefined ? null : { brand: card.brand, last4: card.last4 };
}

function instantOf(seconds: number | null): Instant | null {
  return seconds === null ? null : instantFromSeconds(seconds);
}
