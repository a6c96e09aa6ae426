import type { WageRateRecord } from "../../records/pay/employee-pay.ts";
import { RuleViolation } from "../violations/rule-violation.ts";
import { isSamePay, isSameStep } from "./apply-change.ts";
import type { WageChange, WageChangeInput } from "../../records/pay/wage-change.ts";

/**
 * True when there is an earlier rate to go back to; an employee's first rate can only be corrected.
 */
export function canTakeBack({ previousRateTenThousandths }: WageChange): boolean {
  return previousRateTenThousandths !== null;
}

/**
 * The corrections that take back changes of one person which have begun: from the same day on, the
 * rate of before holds again, and the pay of the past differs by the same amounts the other way.
 * `who` is the person's name. Throws wageChangeReplaced when a rate is not any more what the change
 * made it, and wageChangeBegun when there was no rate before.
 */
export function correctionsOf(
  changes: readonly WageChange[],
  rates: readonly WageRateRecord[],
  who: string,
): WageChangeInput[] {
  return changes.map((change) => {
    const { employeeId, jobRoleId, locationId, effectiveDate } = change;
    const { previousRateTenThousandths, previousSalary } = change;
    const present = rates.find((rate) => isSameStep(rate, change));
    if (present === undefined || !isSamePay(present, change)) {
      throw new RuleViolation("wageChangeReplaced", { who, day: effectiveDate });
    }
    if (previousRateTenThousandths === null) {
      throw new RuleViolation("wageChangeBegun", { who, day: effectiveDate });
    }
    return {
      employeeId,
      jobRoleId,
      locationId,
      effectiveDate,
      rateTenThousandths: previousRateTenThousandths,
      ...(previousSalary !== undefined && { salary: previousSalary }),
      reason: "correction",
      note: "Takes a bulk change back.",
    };
  });
}
