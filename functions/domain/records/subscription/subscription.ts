import { z } from "zod";
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
  plan: planIdSchema.nullable(),
  /** The people that are paid for. */
  seats: z.int().min(0),
  trialEnd: instantSchema.nullable(),
  periodStart: instantSchema.nullable(),
  periodEnd: instantSchema.nullable(),
  /** The end that an admin set; until then everything works. */
  cancelAt: instantSchema.nullable(),
  paymentMethod: z.object({ brand: z.string(), last4: z.string().max(4) }).nullable(),
});
export type Billed = z.infer<typeof billedSchema>;

/** What product staff arranged with the company; it wins over what is paid in the app. */
export const arrangedSchema = z.object({
  plan: planIdSchema.nullable(),
  trialEnd: instantSchema.nullable(),
  /** Features that are on or off whatever the plan says. */
  flags: z.partialRecord(z.enum(features), z.boolean()),
  /** Limits in place of those of the plan; null keeps the plan's. */
  limits: limitsSchema,
});

/** `subscription/present`: what the company pays for. Only the server reads it. */
export const subscriptionSchema = billedSchema.extend({
  companyId: companyIdSchema,
  /** Since when a payment is missing, the company is paused, or the subscription is over. */
  since: instantSchema.nullable(),
  taxNumber: z.string().nullable(),
  /** Null without a number, and for one that was saved before its type was asked for. */
  taxType: z.enum(taxTypes).nullable().default(null),
  billingEmail: z.string().nullable(),
  arranged: arrangedSchema,
  /** The names that Stripe has for it; null while Stripe does not know the company. */
  stripe: z
    .object({
      customer: z.string(),
      subscription: z.string().nullable(),
      /** When Stripe created the subscription: of two, the later one counts. */
      createdAt: instantSchema.nullable(),
    })
    .nullable(),
  /** Grows by one with each change; 0 for a company without a document. */
  version: versionOrNoneSchema,
});
export type Subscription = z.infer<typeof subscriptionSchema>;

const versioned = attemptSchema.extend({ expectedVersion: versionOrNoneSchema });

export const saveBillingSchema = versioned.extend({
  taxId: taxIdSchema.nullable(),
  billingEmail: emailSchema.nullable(),
});
export const choosePlanSchema = attemptSchema.extend({ plan: planIdSchema });
export const subscriptionActs = ["pause", "resume", "cancel", "keep"] as const;
export type SubscriptionAct = (typeof subscriptionActs)[number];

export const actOnSubscriptionSchema = attemptSchema.extend({
  act: z.enum(subscriptionActs),
  reason: optionalReasonSchema,
});
export type ActOnSubscription = z.infer<typeof actOnSubscriptionSchema>;

/** What product staff arrange; the last day of a trial is one of the company's time zone. */
export const arrangeSchema = versioned.extend({
  companyId: companyIdSchema,
  plan: planIdSchema.nullable(),
  trialLastDay: localDateSchema.nullable(),
  flags: arrangedSchema.shape.flags,
  limits: limitsSchema,
  reason: reasonSchema,
});
export type Arrange = z.infer<typeof arrangeSchema>;
