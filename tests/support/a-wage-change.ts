import type { WageChangeInput } from "@crewline/domain/wage-changes/wage-change";
import { monday } from "./a-shift-plan.ts";

/** A raise of all work of the person to 20.00 an hour from the Monday of the tests' shifts on. */
export function aWageChange(
  employeeId: string,
  effectiveDate = monday,
  rateTenThousandths = 200_000,
): WageChangeInput {
  const where = { employeeId, jobRole: null, locationId: null };
  return { ...where, effectiveDate, rateTenThousandths, reason: "merit", note: "" };
}
