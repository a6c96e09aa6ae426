import type { LocalDate } from "../../kernel/time/local-date.ts";
import { addDays } from "../../kernel/time/local-date.ts";
import type { PayPeriodDays } from "../../kernel/time/pay-period.ts";
import { payPeriodOf } from "../../kernel/time/pay-period.ts";
import type { RuledCompany } from "./rules-on.ts";
import { rulesOn } from "./rules-on.ts";

/**
 * The pay period of a day; both bounds belong to it. Where a change of the pay period begins, the
 * old period ends the day before and the first new one begins, however short they become.
 */
export function payPeriodAt(company: RuledCompany, day: LocalDate): PayPeriodDays {
  const { firstDay, lastDay } = payPeriodOf(day, rulesOn(company, day).payPeriod);
  const starts = company.ruleChanges
    .filter(({ part, cancelledAt }) => part.section === "payPeriod" && cancelledAt === null)
    .map(({ effectiveDate }) => effectiveDate)
    .toSorted();
  const begun = starts.findLast((start) => start <= day);
  const next = starts.find((start) => start > day);
  return {
    firstDay: begun !== undefined && begun > firstDay ? begun : firstDay,
    lastDay: next !== undefined && next <= lastDay ? addDays(next, -1) : lastDay,
  };
}

/** The pay period that ends on the day before the one of `day`. */
export function payPeriodBefore(company: RuledCompany, day: LocalDate): PayPeriodDays {
  return payPeriodAt(company, addDays(payPeriodAt(company, day).firstDay, -1));
}

/** The pay period that begins on the day after the one of `day`. */
export function payPeriodAfter(company: RuledCompany, day: LocalDate): PayPeriodDays {
  return payPeriodAt(company, addDays(payPeriodAt(company, day).lastDay, 1));
}
