import { ruleChangeIdSchema } from "../../kernel/ids/record-ids.ts";
import type { LocalDate } from "../../kernel/time/local-date.ts";
import type { PayPeriod, PayPeriodDays } from "../../kernel/time/pay-period.ts";
import { payPeriodAt } from "./pay-period-at.ts";
import type { RuledCompany } from "./rules-on.ts";

/**
 * The first pay period if people are paid otherwise from `effectiveDate` on. It begins on that day,
 * and is shorter than the later ones where the new rhythm began before it.
 */
export function firstNewPeriod(
  company: RuledCompany,
  value: PayPeriod,
  effectiveDate: LocalDate,
): PayPeriodDays {
  const change = {
    id: ruleChangeIdSchema.parse("wanted"),
    effectiveDate,
    part: { section: "payPeriod" as const, value },
    changedAt: "",
    changedByName: "",
    cancelledAt: null,
    cancelledByName: null,
  };
  const changed = { ...company, ruleChanges: [...company.ruleChanges, change] };
  return payPeriodAt(changed, effectiveDate);
}
