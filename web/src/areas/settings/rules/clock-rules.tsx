import { MinutesInput, OptionalMinutesInput } from "../../../inputs/duration-inputs.tsx";
import { SelectInput } from "../../../ui/inputs/select-input.tsx";
import { RulePage } from "./rule-form.tsx";
import type { RuleFieldsProps } from "./rule-form.tsx";

/** The times at which people may clock in, and the limits of what counts as on time. */
export function ClockRules() {
  return (
    <RulePage
      section="clock"
      intro="When people may clock in, and which punches a manager has to review."
      Fields={ClockFields}
    />
  );
}

const unscheduledOptions = [
  { value: "allow", label: "May clock in" },
  { value: "flag", label: "May clock in, for review" },
  { value: "block", label: "May not clock in" },
] as const;

function ClockFields({ value, onChange, errorOf }: RuleFieldsProps<"clock">) {
  return (
    <>
      <OptionalMinutesInput
        label="Clocking in opens before the shift by"
        value={value.earliestSeconds}
        onChange={(earliestSeconds) => onChange({ earliestSeconds })}
        error={errorOf("earliestSeconds")}
        help="Leave it empty to let people clock in at any time."
      />
      <MinutesInput
        label="A punch is on time within"
        value={value.graceSeconds}
        onChange={(graceSeconds) => onChange({ graceSeconds })}
        error={errorOf("graceSeconds")}
        help="Earlier and later punches are marked and still paid."
      />
      <SelectInput
        label="People without a shift"
        value={value.unscheduled}
        options={unscheduledOptions}
        onChange={(unscheduled) => onChange({ unscheduled })}
        help="Applies to published weeks. Without a schedule, anyone can clock in."
      />
    </>
  );
}
