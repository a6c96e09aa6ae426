import type { Feature } from "../../kernel/access/features.ts";
import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import type { Limited, PlanId } from "../../records/subscription/plan.ts";
import type { SubscriptionStatus } from "../../records/subscription/subscription.ts";

interface PlanTexts {
  plans: Readonly<Record<PlanId, string>>;
  noPlan: string;
  features: Readonly<Record<Feature, string>>;
  limits: Readonly<Record<Limited, string>>;
  statuses: Readonly<Record<SubscriptionStatus, string>>;
}

const texts: InLanguages<PlanTexts> = {
  en: {
    plans: { basic: "Basic", plus: "Plus" },
    noPlan: "No plan",
    features: {
      checklists: "Checklists",
      sales: "Sales",
      payrollClosing: "Closing pay periods",
    },
    limits: { locations: "Locations", employees: "Employees" },
    statuses: {
      none: "No paid plan",
      trialing: "Trial",
      active: "Active",
      pastDue: "Payment overdue",
      paused: "Paused",
      cancelled: "Cancelled",
    },
  },
};

type Reader = Pick<Locale, "language">;

export function planName(plan: PlanId | null, reader: Reader): string {
  const { plans, noPlan } = inLanguage(texts, reader);
  return plan === null ? noPlan : plans[plan];
}

export function featureName(feature: Feature, reader: Reader): string {
  return inLanguage(texts, reader).features[feature];
}

export function limitName(limited: Limited, reader: Reader): string {
  return inLanguage(texts, reader).limits[limited];
}

export function statusName(status: SubscriptionStatus, reader: Reader): string {
  return inLanguage(texts, reader).statuses[status];
}
