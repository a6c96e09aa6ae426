import { NumberInput } from "../../../inputs/number-input.tsx";
import { RulePage } from "./rule-form.tsx";
import type { RuleFieldsProps } from "./rule-form.tsx";
import { OptionalHoursInput } from "./rule-numbers.tsx";

/** Limits that a schedule should keep. */
export function LimitRules() {
  return (
    <RulePage
      section="limits"
      intro="The schedule warns about everyone above a limit. Leave a field empty for no limit."
      Fields={LimitFields}
    />
  );
}

function LimitFields({ value, onChange, errorOf }: RuleFieldsProps<"limits">) {
  return (
    <>
      <OptionalHoursInput
        label="Maximum hours per day"
        value={value.maximumDaySeconds}
        onChange={(maximumDaySeconds) => onChange({ maximumDaySeconds })}
        error={errorOf("maximumDaySeconds")}
      />
      <OptionalHoursInput
        label="Maximum hours per week"
        value={value.maximumWeekSeconds}
        onChange={(maximumWeekSeconds) => onChange({ maximumWeekSeconds })}
        error={errorOf("maximumWeekSeconds")}
      />
      <OptionalHoursInput
        label="Minimum rest between shifts"
        value={value.minimumRestSeconds}
        onChange={(minimumRestSeconds) => onChange({ minimumRestSeconds })}
        error={errorOf("minimumRestSeconds")}
        help="11 hours in the European Union and the United Kingdom."
      />
      <NumberInput
        label="Maximum days in a row"
        value={value.maximumConsecutiveDays}
        onChange={(maximumConsecutiveDays) => onChange({ maximumConsecutiveDays })}
        error={errorOf("maximumConsecutiveDays")}
        unit="days"
      />
    </>
  );
}
