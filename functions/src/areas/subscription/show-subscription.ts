import type { ShownSubscription } from "@crewline/domain/projections/subscription/shown-subscription";
import { taxTypeOfCountry } from "@crewline/domain/records/subscription/tax-types";
import { may } from "@crewline/domain/kernel/access/permissions";
import { addDays } from "@crewline/domain/kernel/time/local-date";
import { localDateAt } from "@crewline/domain/kernel/time/zone";
import { actsOnSubscription } from "@crewline/domain/rules/subscription/subscription-after";
import { taxIdOf } from "@crewline/domain/rules/subscription/tax-id-of";
import { isBilled, planOf, termsOf } from "@crewline/domain/rules/subscription/terms-of";
import { presentSubscription } from "../../operations/subscription/present-subscription.ts";
import type { Actor } from "../../operations/commands/actor.ts";
import { now } from "../../platform/clock.ts";
import { isBillingSetUp } from "../../platform/stripe.ts";
import { readCompany } from "../../store/company/read-company.ts";

/** The days of usage that are shown, today included. */
const USAGE_DAYS = 90;

/** The subscription for a member: plan, state and usage; what is billed only for admins. */
export async function showSubscription(actor: Actor): Promise<ShownSubscription> {
  const store = await readCompany(actor.companyId);
  const subscription = await presentSubscription(store);
  const { timeZone, country } = await store.company();
  const from = addDays(localDateAt(now(), timeZone), 1 - USAGE_DAYS);
  const { found } = await store.usageDays.listReadable([["day", ">=", from]]);
  const { status, seats, trialEnd, periodStart, periodEnd, cancelAt, arranged } = subscription;
  const taxId = taxIdOf(subscription);
  const managesIt = may({ role: actor.role, isStaff: false }, "subscription", "manage");
  return {
    isConfigured: isBillingSetUp(),
    timeZone,
    plan: planOf(subscription),
    isArranged: arranged.plan !== null,
    status,
    seats,
    trialEnd: arranged.trialEnd ?? trialEnd,
    periodStart,
    periodEnd,
    cancelAt,
    terms: termsOf(subscription),
    usage: found,
    billing: managesIt
      ? {
          taxId,
          taxType: taxId?.type ?? taxTypeOfCountry(country),
          billingEmail: subscription.billingEmail,
          paymentMethod: subscription.paymentMethod,
          acts: actsOnSubscription(subscription),
          isBilled: isBilled(subscription),
          version: subscription.version,
        }
      : null,
  };
}
