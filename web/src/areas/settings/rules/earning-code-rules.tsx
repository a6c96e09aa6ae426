import type { EarningCodes } from "@crewline/domain/records/company/rule-sections";
import { TextInput } from "../../../ui/inputs/text-input.tsx";
import { RulePage } from "./rule-form.tsx";
import type { RuleFieldsProps } from "./rule-form.tsx";

/** The payroll software's code for each kind of pay. */
export function EarningCodeRules() {
  return (
    <RulePage
      section="earningCodes"
      intro="What your payroll software calls each kind of pay. The payroll file has a column with these codes."
      Fields={EarningCodeFields}
    />
  );
}

const kinds: readonly { name: keyof EarningCodes; label: string }[] = [
  { name: "regular", label: "Regular hours" },
  { name: "overtime", label: "Overtime" },
  { name: "doubletime", label: "Double time" },
  { name: "salary", label: "Salary" },
  { name: "timeOff", label: "Paid time off" },
  { name: "scheduleChange", label: "Schedule change pay" },
  { name: "addition", label: "Extra pay and premiums" },
];

function EarningCodeFields({ value, onChange, errorOf }: RuleFieldsProps<"earningCodes">) {
  return (
    <>
      {kinds.map(({ name, label }) => (
        <TextInput
          key={name}
          label={label}
          value={value[name]}
          onChange={(code) => onChange({ [name]: code })}
          error={errorOf(name)}
        />
      ))}
    </>
  );
}
