import { z } from "zod/mini";
import { features } from "../../kernel/access/features.ts";
import {
  attemptSchema,
  emailSchema,
  optionalReasonSchema,
  reasonSchema,
  versionOrNoneSchema,
} from "../../kernel/fields/fields.ts";
import { companyIdSchema } from "../../kernel/ids/entity-ids.ts";
import { instantSchema } from "../../kernel/time/instant.ts";
import { localDateSchema } from "../../kernel/time/local-date.ts";
import { limitsSchema } from "./company-terms.ts";
import { planIdSchema } from "./plan.ts";
import { taxIdSchema } from "./tax-id.ts";
import { taxTypes } from "./tax-types.ts";

/** "none" is a company that has never had a plan: nothing is charged or limited. */
export const subscriptionStatuses = [
  "none",
  "trialing",
  "active",
  "pastDue",
  "paused",
  "cancelled",
] as const;
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

/** The subscription as the payment processor has it. */
export const billedSchema = z.object({
  status: z.enum(subscriptionStatuses),
  plan: z.nullable(planIdSchema),
  /** The people that are paid for. */
  seats: z.int().check(z.minimum(0)),
  trialEnd: z.nullable(instantSchema),
  periodStart: z.nullable(instantSchema),
  periodEnd: z.nullable(instantSchema),
  /** The end that an admin set; until then everything works. */
  cancelAt: z.nullable(instantSchema),
  paymentMethod: z.nullable(
    z.object({ brand: z.string(), last4: z.string().check(z.maxLength(4)) }),
  ),
});
export type Billed = z.infer<typeof billedSchema>;

/** What product staff arranged with the company; it wins over what is paid in the app. */
export const arrangedSchema = z.object({
  plan: z.nullable(planIdSchema),
  trialEnd: z.nullable(instantSchema),
  /** Features that are on or off whatever the plan says. */
  flags: z.partialRecord(z.enum(features), z.boolean()),
  /** Limits in place of those of the plan; null keeps the plan's. */
  limits: limitsSchema,
});

/** `subscription/present`: what the company pays for. Only the server reads it. */
export const subscriptionSchema = z.extend(billedSchema, {
  companyId: companyIdSchema,
  /** Since when a payment is missing, the company is paused, or the subscription is over. */
  since: z.nullable(instantSchema),
  taxNumber: z.nullable(z.string()),
  /** Null without a number, and for one that was saved before its type was asked for. */
  taxType: z._default(z.nullable(z.enum(taxTypes)), null),
  billingEmail: z.nullable(z.string()),
  arranged: arrangedSchema,
  /** The names that Stripe has for it; null while Stripe does not know the company. */
  stripe: z.nullable(
    z.object({
      customer: z.string(),
      subscription: z.nullable(z.string()),
      /** When Stripe created the subscription: of two, the later one counts. */
      createdAt: z.nullable(instantSchema),
    }),
  ),
  /** Grows by one with each change; 0 for a company without a document. */
  version: versionOrNoneSchema,
});
export type Subscription = z.infer<typeof subscriptionSchema>;

const versioned = z.extend(attemptSchema, { expectedVersion: versionOrNoneSchema });

export const saveBillingSchema = z.extend(versioned, {
  taxId: z.nullable(taxIdSchema),
  billingEmail: z.nullable(emailSchema),
});
export const choosePlanSchema = z.extend(attemptSchema, { plan: planIdSchema });
export const subscriptionActs = ["pause", "resume", "cancel", "keep"] as const;
export type SubscriptionAct = (typeof subscriptionActs)[number];

export const actOnSubscriptionSchema = z.extend(attemptSchema, {
  act: z.enum(subscriptionActs),
  reason: optionalReasonSchema,
});
export type ActOnSubscription = z.infer<typeof actOnSubscriptionSchema>;

/** What product staff arrange; the last day of a trial is one of the company's time zone. */
export const arrangeSchema = z.extend(versioned, {
  companyId: companyIdSchema,
  plan: z.nullable(planIdSchema),
  trialLastDay: z.nullable(localDateSchema),
  flags: arrangedSchema.shape.flags,
  limits: limitsSchema,
  reason: reasonSchema,
});
export type Arrange = z.infer<typeof arrangeSchema>;
