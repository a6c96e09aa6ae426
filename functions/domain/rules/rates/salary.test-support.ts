import type { Salary } from "../../records/pay/salary.ts";
import { usualSalary } from "../../records/pay/salary.ts";
import type { WageRate } from "./resolve-rate.ts";
import { hourlyEquivalent } from "./salary-rate.ts";

/** A salary of a year for 40 hours from Monday to Friday, with overtime unless said otherwise. */
export function aSalary(amountMinor: number, change: Partial<Salary> = {}): Salary {
  return { ...usualSalary, isExempt: false, amountMinor, ...change };
}

/** A salary from a day on: 52,000 a year with overtime unless another one is given. */
export function aSalaryRate(
  effectiveDate: string,
  { salary = aSalary(5_200_000) }: { salary?: Salary } = {},
): WageRate {
  const rateTenThousandths = hourlyEquivalent(salary, "USD");
  return { jobRoleId: null, locationId: null, effectiveDate, rateTenThousandths, salary };
}
