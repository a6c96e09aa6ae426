import { CheckInput } from "../../../ui/inputs/check-input.tsx";
import { NumberInput } from "../../../inputs/number-input.tsx";
import { SelectInput } from "../../../ui/inputs/select-input.tsx";
import { RulePage } from "./rule-form.tsx";
import type { RuleFieldsProps } from "./rule-form.tsx";

/** The rules of approval: who approves, and when time may no longer change. */
export function ApprovalRules() {
  return (
    <RulePage
      section="approvals"
      intro="Who approves time, who can undo an approval, and for how long managers can change time."
      Fields={ApprovalFields}
    />
  );
}

const whoOptions = [
  { value: "managers", label: "Managers of the location, and admins" },
  { value: "admins", label: "Only admins" },
] as const;

function ApprovalFields({ value, onChange, errorOf }: RuleFieldsProps<"approvals">) {
  return (
    <>
      <SelectInput
        label="Time is approved by"
        value={value.approvers}
        options={whoOptions}
        onChange={(approvers) => onChange({ approvers })}
      />
      <SelectInput
        label="Approvals are undone by"
        value={value.takeBackBy}
        options={whoOptions}
        onChange={(takeBackBy) => onChange({ takeBackBy })}
        help="Approved time is locked until then."
      />
      <CheckInput
        label="Two people approve each entry"
        value={value.needsTwo}
        onChange={(needsTwo) => onChange({ needsTwo })}
        help="After the first approval another manager or an admin approves. Payroll counts time as approved only then."
      />
      <CheckInput
        label="People may approve their own time"
        value={value.allowsOwn}
        onChange={(allowsOwn) => onChange({ allowsOwn })}
        help="Only for a manager without a colleague: no one else checks those hours."
      />
      <NumberInput
        label="Approve automatically within"
        value={value.autoMinutes}
        onChange={(autoMinutes) => onChange({ autoMinutes })}
        error={errorOf("autoMinutes")}
        help="Clean time that was never edited, when both ends together differ from the shift by no more. Leave empty to approve nothing automatically."
        unit="minutes"
      />
      <NumberInput
        label="Managers can change time for"
        value={value.closesAfterDays}
        onChange={(closesAfterDays) => onChange({ closesAfterDays })}
        error={errorOf("closesAfterDays")}
        help="After that only admins can. Leave empty for no limit; closed pay periods are locked for everyone."
        unit="days"
      />
    </>
  );
}
