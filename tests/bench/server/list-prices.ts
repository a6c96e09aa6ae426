import type { Machine, Prices } from "./month-cost.ts";

/**
 * List prices of us-central1 in dollars, as of November 2026, without free quotas: documents of
 * Firestore, calls and seconds of functions of the second generation, Cloud Tasks. They were not
 * compared with the price lists of that day; compare them before you rely on a sum.
 */
export const listPrices: Prices = {
  per100kReads: 0.03,
  per100kWrites: 0.09,
  per100kDeletes: 0.01,
  perMillionInvocations: 0.4,
  perMillionTasks: 0.4,
  perVcpuSecond: 0.000_024,
  perGibSecond: 0.000_002_5,
};

/** What the deploy gives a function of 512 MiB. */
export const machine: Machine = { vcpu: 1, gib: 0.5 };

/** The time of an instance is billed in steps of so many seconds. */
const BILLED_STEP_SECONDS = 0.1;

/** The seconds that are billed for a call that took so long. */
export function billedSeconds(seconds: number): number {
  return Math.ceil(seconds / BILLED_STEP_SECONDS) * BILLED_STEP_SECONDS;
}
