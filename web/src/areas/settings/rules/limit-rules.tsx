import type { RuleValues } from "@crewline/domain/company/rule-sections";
import { secondsOfHours } from "@crewline/domain/time/duration";
import { CheckInput } from "../../../ui/check-input.tsx";
import { NumberInput } from "../../../ui/number-input.tsx";
import { RulePage } from "./rule-form.tsx";
import type { RuleFieldsProps } from "./rule-form.tsx";
import { OptionalHoursInput } from "./rule-numbers.tsx";

/** What a plan should keep to. */
export function LimitRules() {
  return (
    <RulePage
      section="limits"
      intro="What a plan should keep to. Empty means no limit."
      Fields={LimitFields}
    />
  );
}

function LimitFields(props: RuleFieldsProps<"limits">) {
  const { value, onChange, errorOf } = props;
  return (
    <>
      <OptionalHoursInput
        label="Most hours a day"
        value={value.maximumDaySeconds}
        onChange={(maximumDaySeconds) => onChange({ maximumDaySeconds })}
        error={errorOf("maximumDaySeconds")}
      />
      <OptionalHoursInput
        label="Most hours a week"
        value={value.maximumWeekSeconds}
        onChange={(maximumWeekSeconds) => onChange({ maximumWeekSeconds })}
        error={errorOf("maximumWeekSeconds")}
      />
      <OptionalHoursInput
        label="Least rest between shifts"
        value={value.minimumRestSeconds}
        onChange={(minimumRestSeconds) => onChange({ minimumRestSeconds })}
        error={errorOf("minimumRestSeconds")}
        help="11 hours in the European Union and the United Kingdom."
      />
      <NumberInput
        label="Most days in a row"
        value={value.maximumConsecutiveDays}
        onChange={(maximumConsecutiveDays) => onChange({ maximumConsecutiveDays })}
        error={errorOf("maximumConsecutiveDays")}
        unit="days"
      />
      <MinorFields {...props} />
    </>
  );
}

const newMinors: NonNullable<RuleValues["limits"]["minors"]> = {
  underAge: 18,
  maximumDaySeconds: secondsOfHours(8),
  maximumWeekSeconds: secondsOfHours(40),
};

function MinorFields({ value, onChange, errorOf }: RuleFieldsProps<"limits">) {
  const { minors } = value;
  const set = (changes: Partial<typeof newMinors>) =>
    onChange({ minors: { ...newMinors, ...minors, ...changes } });
  return (
    <>
      <CheckInput
        label="Lower limits for young people"
        value={minors !== null}
        onChange={(isOn) => onChange({ minors: isOn ? newMinors : null })}
      />
      {minors !== null && (
        <>
          <NumberInput
            label="Younger than"
            value={minors.underAge}
            onChange={(underAge) => set({ underAge: underAge ?? 0 })}
            error={errorOf("minors.underAge")}
            unit="years"
          />
          <OptionalHoursInput
            label="Their most hours a day"
            value={minors.maximumDaySeconds}
            onChange={(maximumDaySeconds) => set({ maximumDaySeconds })}
            error={errorOf("minors.maximumDaySeconds")}
          />
          <OptionalHoursInput
            label="Their most hours a week"
            value={minors.maximumWeekSeconds}
            onChange={(maximumWeekSeconds) => set({ maximumWeekSeconds })}
            error={errorOf("minors.maximumWeekSeconds")}
          />
        </>
      )}
    </>
  );
}
