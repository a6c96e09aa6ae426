import { isDeepStrictEqual } from "node:util";
import type Stripe from "stripe";
import type { CompanyId } from "@crewline/domain/kernel/ids/entity-ids";
import { companyIdSchema } from "@crewline/domain/kernel/ids/entity-ids";
import type { Instant } from "@crewline/domain/kernel/time/instant";
import { instantAfter, instantFromSeconds } from "@crewline/domain/kernel/time/instant";
import type { Subscription } from "@crewline/domain/records/subscription/subscription";
import { subscriptionAfter } from "@crewline/domain/rules/subscription/subscription-after";
import { now } from "../../platform/clock.ts";
import { log } from "../../platform/log.ts";
import { askStripe } from "../../platform/stripe.ts";
import { companies } from "../../store/companies.ts";
import { companyStore } from "../../store/company/company-store.ts";
import { readCompany } from "../../store/company/read-company.ts";
import { stripeEvents } from "../../store/stripe-events.ts";
import type { Unit } from "../../store/unit/unit.ts";
import { inTransaction } from "../../store/unit/unit.ts";
import type { EventActor } from "../history/event-actor.ts";
import { SYSTEM_UID } from "../history/system-actor.ts";
import { billedAtStripe } from "./billed-at-stripe.ts";
import { endSuperfluous, recordSuperfluous, superfluousOf } from "./end-superfluous.ts";
import { presentSubscription } from "./present-subscription.ts";
import { saveSubscription } from "./save-subscription.ts";
import { tellPaymentDue } from "./tell-payment-due.ts";

/** Webhooks of the same subscription rarely arrive together more often than this. */
const MOST_TRIES = 5;
/** Longer than Stripe sends an event again. */
const EVENT_KEPT_SECONDS = 30 * 86_400;

interface Cause {
  /** The webhook, which takes effect once; absent for an act in the app. */
  event?: string;
  by?: EventActor;
  reason?: string | null;
}

/**
 * Brings a company's subscription to what Stripe says at this moment. What a webhook itself says is
 * not read, so that late, doubled and reordered ones end in one state. A change that was saved
 * between the question and the answer makes it ask again: an older answer never wins. Of two that
 * are paid for, the superfluous one is ended before the other is saved, so that no failure between
 * the two leaves both.
 */
export async function syncSubscription(subscription: string, cause: Cause = {}): Promise<void> {
  const companyId = companyOf(await retrieve(subscription));
  if (companyId === null) return;
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const present = await presentSubscription(await readCompany(companyId));
    const told = await retrieve(subscription);
    const ended = await endSuperfluous(superfluousOf(present, told, afterAnswer(present, told)));
    const answer = { companyId, seen: present.version, told, ended, ...cause };
    if (!(await inTransaction((unit) => settle(unit, answer)))) continue;
    await tellPaymentDue(companyId);
    return;
  }
  throw new Error("the subscription changed again and again");
}

function retrieve(subscription: string): Promise<Stripe.Subscription> {
  const expand = ["default_payment_method"];
  return askStripe((client) => client.subscriptions.retrieve(subscription, { expand }));
}

function companyOf({ id, metadata }: Stripe.Subscription): CompanyId | null {
  const read = companyIdSchema.safeParse(metadata["companyId"]);
  if (!read.success) log.warn("a subscription at Stripe names no company", { subscription: id });
  return read.success ? read.data : null;
}

interface Answer extends Cause {
  companyId: CompanyId;
  /** The version that was stored before Stripe was asked. */
  seen: number;
  told: Stripe.Subscription;
  /** The subscription that was ended because the company paid for two; null for none. */
  ended: string | null;
}

/** Saves what Stripe said; false if something else was saved meanwhile. */
async function settle(unit: Unit, answer: Answer): Promise<boolean> {
  const { companyId, seen, told, ended, event, reason = null } = answer;
  const company = await companies(unit).find(companyId);
  // Erased since, or of another installation with the same account at Stripe.
  if (company === null) return true;
  const store = companyStore(unit, companyId);
  const before = await presentSubscription(store);
  const isKnown = event !== undefined && (await stripeEvents(unit).find(event)) !== null;
  if (isKnown) return true;
  if (before.version !== seen) return false;
  const by = answer.by ?? { uid: SYSTEM_UID, displayName: "" };
  if (ended !== null) await recordSuperfluous(unit, companyId, { by, subscription: ended });
  const after = afterAnswer(before, told);
  if (after !== null && !isDeepStrictEqual(after, withoutVersion(before))) {
    saveSubscription(store, by, { company, before, after, reason });
  }
  if (event !== undefined) {
    const expiresAt = instantAfter(now(), EVENT_KEPT_SECONDS);
    stripeEvents(unit).create(event, { companyId, expiresAt });
  }
  return true;
}

/**
 * Null for a subscription that does not count: unpaid so far, of another customer, older, or over
 * while another is paid for.
 */
function afterAnswer(before: Subscription, told: Stripe.Subscription) {
  const billed = billedAtStripe(told);
  const customer = typeof told.customer === "string" ? told.customer : told.customer.id;
  const createdAt = instantFromSeconds(told.created);
  const { stripe } = before;
  if (billed === null || (stripe !== null && stripe.customer !== customer)) return null;
  if (isOutranked(before, { id: told.id, status: billed.status, createdAt })) return null;
  const { version: _version, ...after } = {
    version: 0,
    ...subscriptionAfter(before, billed, now()),
    stripe: { customer, subscription: told.id, createdAt },
  };
  return after;
}

type Rival = Pick<Subscription, "status"> & { id: string; createdAt: Instant };

/** True if the company pays for another subscription that is newer, or that is not over. */
function isOutranked({ stripe, status }: Subscription, told: Rival): boolean {
  if (stripe === null || stripe.subscription === null || stripe.subscription === told.id) {
    return false;
  }
  const isOlder = stripe.createdAt !== null && stripe.createdAt >= told.createdAt;
  return isOlder || (told.status === "cancelled" && status !== "cancelled");
}

function withoutVersion({ version: _version, ...subscription }: Subscription) {
  return subscription;
}
