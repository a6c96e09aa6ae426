import type { WageChange } from "../../records/pay/wage-change.ts";
import { raiseShare } from "../../rules/rates/raise-share.ts";
import type { ReportNames } from "./report-names.ts";
import type { ListedFact } from "./listed-records.ts";

/**
 * A change of a wage or salary as a record of the day from which it holds; null for a cancelled one.
 * One for all locations is at the employee's home location.
 */
export function wageFact(change: WageChange, names: ReportNames): ListedFact | null {
  if (change.isCancelled) return null;
  const { id, employeeId, jobRoleId, effectiveDate: day, previousRateTenThousandths } = change;
  const locationId = change.locationId ?? change.employeeLocationIds[0] ?? null;
  const { rateTenThousandths, salary, previousSalary } = change;
  const before =
    previousRateTenThousandths === null ? null : wageOf(previousRateTenThousandths, previousSalary);
  return {
    id,
    opens: id,
    employeeId,
    day,
    paidOn: day,
    locationId,
    jobRoleId,
    measures: { wageChanges: 1 },
    values: {
      day,
      employee: names.employee(employeeId),
      location: locationId && names.location(locationId),
      jobRole: jobRoleId && names.jobRole(jobRoleId),
      wageBefore: before,
      wageAfter: wageOf(rateTenThousandths, salary),
      raise: raiseShare(previousRateTenThousandths, rateTenThousandths),
      reason: change.reason,
      decidedAt: change.createdAt,
      decidedBy: change.createdByName,
      note: change.note,
    },
  };
}

function wageOf(rateTenThousandths: number, salary: WageChange["salary"]) {
  return { rateTenThousandths, ...(salary !== undefined && { salary }) };
}
