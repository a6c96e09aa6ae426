import { PayPeriodFields } from "../../../entities/company/pay-period-fields.tsx";
import { RulePage } from "./rule-form.tsx";
import type { RuleFieldsProps } from "./rule-form.tsx";

/** The rule for how often people are paid. */
export function PayPeriodRules() {
  return (
    <RulePage
      section="payPeriod"
      intro="How often people are paid. A change starts a pay period; the one before it may be shorter, and no day is left out."
      Fields={Fields}
    />
  );
}

function Fields({ value, onChange, errorOf }: RuleFieldsProps<"payPeriod">) {
  return <PayPeriodFields value={value} onChange={onChange} errorOf={errorOf} />;
}
