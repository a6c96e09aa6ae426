import { payPeriodAt } from "../company/pay-period-at.ts";
import type { RuledCompany } from "../company/rules-on.ts";
import type { LocalDate } from "../../kernel/time/local-date.ts";
import { addDays } from "../../kernel/time/local-date.ts";
import type { PayPeriodDays } from "../../kernel/time/pay-period.ts";
import type { PayPeriodRecord } from "../../records/pay/pay-period-record.ts";
import { closedPeriodOf } from "./period-lock.ts";

type Period = Pick<PayPeriodRecord, "firstDay" | "lastDay" | "state">;

/**
 * The first pay period after `day` that is still open; `periods` are the closed ones since then.
 * A closed period keeps the days with which it was closed, whatever the rules say by now.
 */
export function nextOpenPeriod(
  company: RuledCompany,
  day: LocalDate,
  periods: readonly Period[],
): PayPeriodDays {
  const next = payPeriodAt(company, addDays(day, 1));
  const closed = closedPeriodOf(next.firstDay, periods) ?? closedPeriodOf(next.lastDay, periods);
  return closed === null ? next : nextOpenPeriod(company, closed.lastDay, periods);
}
