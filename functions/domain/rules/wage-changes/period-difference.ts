import type { AdjustmentLine, PayAdjustment } from "../../records/pay/pay-adjustment.ts";
import type { PayrollLine } from "../../records/pay/payroll-report.ts";

type Share = AdjustmentLine["paid"][number];

/** The amount paid for a period so far, and the amount owed for it now. */
export interface PeriodPay {
  /**
   * The lines of the export, of one person; adjustments that it paid for other periods left out.
   */
  exported: readonly PayrollLine[];
  /** Adjustments of the same period that were made before. */
  adjusted: readonly PayAdjustment[];
  owed: readonly PayrollLine[];
}

/**
 * Returns the pay owed less the pay that was paid, to the minor unit: one line for each kind of
 * pay, location and job role whose amounts differ, with the lines of the export that it corrects.
 * The lines add up to the difference of the sums.
 */
export function periodDifference({ exported, adjusted, owed }: PeriodPay): AdjustmentLine[] {
  const paid = [
    ...exported.map((line) => ({ ...workOf(line), share: shareOf(line) })),
    ...adjusted
      .flatMap(({ lines }) => lines)
      .map((line) => ({
        ...workOf(line),
        share: { rateTenThousandths: 0, seconds: 0, amountMinor: line.amountMinor },
      })),
  ];
  const due = owed.map((line) => ({ ...workOf(line), share: shareOf(line) }));
  const paidByWork = Map.groupBy(paid, keyOf);
  const owedByWork = Map.groupBy(due, keyOf);
  const keys = [...new Set([...paidByWork.keys(), ...owedByWork.keys()])];
  return keys.flatMap((key) => {
    const before = paidByWork.get(key) ?? [];
    const after = owedByWork.get(key) ?? [];
    const [first] = [...after, ...before];
    if (first === undefined) return [];
    const line = { paid: before.map(({ share }) => share), owed: after.map(({ share }) => share) };
    const amountMinor = amountOf(line.owed) - amountOf(line.paid);
    const work = workOf(first);
    return amountMinor === 0 ? [] : [{ ...work, amountMinor, ...line }];
  });
}

export function amountOf(shares: readonly { amountMinor: number }[]): number {
  return shares.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
}

type Work = Pick<PayrollLine, "kind" | "locationId" | "locationName" | "jobRoleId" | "jobRole">;

function workOf({ kind, locationId, locationName, jobRoleId, jobRole }: Work): Work {
  return { kind, locationId, locationName, jobRoleId, jobRole };
}

/** A role counts by its id, an addition by its kind. */
function keyOf({ kind, locationId, jobRoleId, jobRole }: Work): string {
  return JSON.stringify([kind, locationId, jobRoleId ?? jobRole]);
}

function shareOf({ rateTenThousandths, seconds, amountMinor }: Share): Share {
  return { rateTenThousandths, seconds, amountMinor };
}
