import type { LocalDate } from "../../kernel/time/local-date.ts";
import type { FirstRate, NewEmployee } from "./employee-inputs.ts";

/** The rate or salary with which a new person begins on the day; null where neither is given. */
export function firstRateOf(
  { rateTenThousandths, salary }: Pick<NewEmployee, "rateTenThousandths" | "salary">,
  from: LocalDate,
): FirstRate | null {
  if (rateTenThousandths === null) return null;
  return { rateTenThousandths, ...(salary !== undefined && { salary }), from };
}
