import { RuleViolation } from "../violations/rule-violation.ts";
import type { Instant } from "../../kernel/time/instant.ts";
import type { PayAdjustment } from "../../records/pay/pay-adjustment.ts";
import type { PayPeriodRecord } from "../../records/pay/pay-period-record.ts";
import { closedPeriodOf } from "./period-lock.ts";

/** True for a difference that is paid, or will be. */
export function isStanding({ takenBackAt }: Pick<PayAdjustment, "takenBackAt">): boolean {
  return takenBackAt === null;
}

interface Reopening {
  /** The closed periods since the one that is reopened. */
  closedPeriods: readonly PayPeriodRecord[];
  at: Instant;
  byName: string;
}

/**
 * Returns the differences of a period after its reopening: undone, because the period is recomputed
 * and its next export replaces the one that they corrected. Throws adjustmentPaid while a closed
 * period pays one of them, because it would be paid twice.
 */
export function takeBackAdjustments(
  adjustments: readonly PayAdjustment[],
  { closedPeriods, at, byName }: Reopening,
): PayAdjustment[] {
  return adjustments.filter(isStanding).map((adjustment) => {
    const paying = closedPeriodOf(adjustment.paidOn, closedPeriods);
    if (paying !== null) {
      const { firstDay, lastDay } = paying;
      throw new RuleViolation("adjustmentPaid", { firstDay, lastDay });
    }
    const version = adjustment.version + 1;
    return { ...adjustment, takenBackAt: at, takenBackByName: byName, version };
  });
}
