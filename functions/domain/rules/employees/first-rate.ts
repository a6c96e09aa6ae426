import type { Currency } from "../../kernel/money/amount.ts";
import type { LocalDate } from "../../kernel/time/local-date.ts";
import { hourlyEquivalent } from "../rates/salary-rate.ts";
import type { FirstRate, NewEmployee } from "./employee-inputs.ts";

/**
 * The rate or salary with which a new person begins on the day; null where neither is given. What a
 * salary comes to an hour follows from it, so it need not be given with it.
 */
export function firstRateOf(
  { rateTenThousandths, salary }: Pick<NewEmployee, "rateTenThousandths" | "salary">,
  { from, currency }: { from: LocalDate; currency: Currency },
): FirstRate | null {
  if (salary !== undefined) {
    return { rateTenThousandths: hourlyEquivalent(salary, currency), salary, from };
  }
  return rateTenThousandths === null ? null : { rateTenThousandths, from };
}
