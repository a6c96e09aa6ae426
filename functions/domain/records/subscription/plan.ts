import { z } from "zod/mini";
import type { Feature } from "../../kernel/access/features.ts";
import type { Currency } from "../../kernel/money/amount.ts";

export const planIds = ["basic", "plus"] as const;
export const planIdSchema = z.enum(planIds);
export type PlanId = z.infer<typeof planIdSchema>;

/** The most that a company may have; null for no limit. */
export interface Limits {
  locations: number | null;
  employees: number | null;
}

/** What a limit counts. */
export type Limited = keyof Limits;

export interface Plan {
  id: PlanId;
  /** The price of one active employee a month, in cents of `currency`. */
  seatCents: number;
  currency: Currency;
  /** The features that the plan leaves out. */
  lacks: readonly Feature[];
  limits: Limits;
  /**
   * The lookup key of the price at Stripe, which is how a subscription there names its plan.
   */
  priceKey: string;
}

const currency = "USD";
const unlimited: Limits = { locations: null, employees: null };

/** All plans, the smallest first. A price change is a new price at Stripe with the same key. */
export const plans: Readonly<Record<PlanId, Plan>> = {
  basic: {
    id: "basic",
    seatCents: 250,
    currency,
    lacks: ["checklists", "sales", "payrollClosing"],
    limits: { locations: 3, employees: 50 },
    priceKey: "crewline_basic_month",
  },
  plus: {
    id: "plus",
    seatCents: 450,
    currency,
    lacks: [],
    limits: unlimited,
    priceKey: "crewline_plus_month",
  },
};

/** The plan of a trial. */
export const TRIAL_PLAN: PlanId = "plus";
export const TRIAL_DAYS = 30;

/** The days from a missed payment, or the end of a trial, until the company is read-only. */
export const GRACE_DAYS = 14;
