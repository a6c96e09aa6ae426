import Typography from "@mui/material/Typography";
import type { RuleValues } from "@crewline/domain/records/company/rule-sections";
import { presetRules } from "@crewline/domain/records/work-rules/preset-rules";
import { secondsOfHours, secondsOfMinutes } from "@crewline/domain/kernel/time/duration";
import { HoursInput, MinutesInput } from "../../../inputs/duration-inputs.tsx";
import { CheckInput } from "../../../ui/inputs/check-input.tsx";
import { RulePage } from "./rule-form.tsx";
import type { RuleFieldsProps } from "./rule-form.tsx";

/** The rules for paid breaks, for deducted breaks and for pay that is owed for missed breaks. */
export function BreakRules() {
  return (
    <RulePage
      section="breaks"
      intro="Which breaks are paid, whether one is deducted automatically, and what is owed for a missed break."
      Fields={BreakFields}
    />
  );
}

type Breaks = RuleValues["breaks"];

const lawful = presetRules("california").breaks;

function BreakFields(props: RuleFieldsProps<"breaks">) {
  return (
    <>
      <PaidBreakFields {...props} />
      <DeductionFields {...props} />
      <DueBreakFields {...props} />
    </>
  );
}

function PaidBreakFields({ value, onChange, errorOf }: RuleFieldsProps<"breaks">) {
  return (
    <>
      <CheckInput
        label="Short breaks are always paid"
        value={value.paidUpToSeconds !== null}
        onChange={(isOn) => onChange({ paidUpToSeconds: isOn ? secondsOfMinutes(20) : null })}
        help="In the United States, breaks of up to about 20 minutes are work (29 CFR 785.18)."
      />
      {value.paidUpToSeconds !== null && (
        <MinutesInput
          label="Paid up to"
          value={value.paidUpToSeconds}
          onChange={(paidUpToSeconds) => onChange({ paidUpToSeconds })}
          error={errorOf("paidUpToSeconds")}
        />
      )}
    </>
  );
}

const newDeduction: NonNullable<Breaks["autoDeduct"]> = {
  afterSeconds: secondsOfHours(6),
  deductSeconds: secondsOfMinutes(30),
};

function DeductionFields({ value, onChange, errorOf }: RuleFieldsProps<"breaks">) {
  const { autoDeduct } = value;
  return (
    <>
      <CheckInput
        label="Deduct an unpaid meal from long days"
        value={autoDeduct !== null}
        onChange={(isOn) => onChange({ autoDeduct: isOn ? newDeduction : null })}
        help="Only the part not taken as an unpaid break. Lawful only if the employee really takes the meal."
      />
      {autoDeduct !== null && (
        <>
          <HoursInput
            label="On days over"
            value={autoDeduct.afterSeconds}
            onChange={(afterSeconds) => onChange({ autoDeduct: { ...autoDeduct, afterSeconds } })}
            error={errorOf("autoDeduct.afterSeconds")}
          />
          <MinutesInput
            label="Deduct"
            value={autoDeduct.deductSeconds}
            onChange={(deductSeconds) => onChange({ autoDeduct: { ...autoDeduct, deductSeconds } })}
            error={errorOf("autoDeduct.deductSeconds")}
          />
        </>
      )}
    </>
  );
}

/** California's meals and rests are the only ones that the engine checks. */
function DueBreakFields({ value, onChange }: RuleFieldsProps<"breaks">) {
  const hasMeals = value.meals.length > 0;
  return (
    <>
      <Typography variant="subtitle2" component="h3">
        Required breaks
      </Typography>
      <CheckInput
        label="California meal breaks"
        value={hasMeals}
        onChange={(isOn) => onChange({ meals: isOn ? lawful.meals : [], paysMissedMeals: isOn })}
        help="30 minutes by the end of the fifth hour, another by the end of the tenth."
      />
      {hasMeals && (
        <>
          <CheckInput
            label="Pay one hour for a missed or late meal"
            value={value.paysMissedMeals}
            onChange={(paysMissedMeals) => onChange({ paysMissedMeals })}
          />
          <CheckInput
            label="Employees have waived the meals they may waive"
            value={value.areMealsWaived}
            onChange={(areMealsWaived) => onChange({ areMealsWaived })}
          />
        </>
      )}
      <CheckInput
        label="California rest breaks"
        value={value.rest !== null}
        onChange={(isOn) => onChange({ rest: isOn ? lawful.rest : null, paysMissedRests: isOn })}
        help="10 minutes for every 4 hours; they are paid."
      />
      {value.rest !== null && (
        <CheckInput
          label="Pay one hour for a missed rest break"
          value={value.paysMissedRests}
          onChange={(paysMissedRests) => onChange({ paysMissedRests })}
        />
      )}
    </>
  );
}
