import Typography from "@mui/material/Typography";
import { secondsOfHours } from "@crewline/domain/kernel/time/duration";
import { CheckInput } from "../../../ui/inputs/check-input.tsx";
import { HoursInput } from "../../../inputs/duration-inputs.tsx";
import { RateInput } from "../../../inputs/rate-input.tsx";
import type { RuleFieldsProps } from "./rule-form.tsx";
import { DaysInRowFields, SeventhDayFields } from "./late-day-fields.tsx";
import { RuleNumbersRow } from "./rule-numbers-row.tsx";
import { TierRows } from "./tier-rows.tsx";
import { TimesInput } from "./times-input.tsx";

interface CustomOvertimeFieldsProps extends RuleFieldsProps<"overtime"> {
  currency: string;
}

/** Tiers of the company's own: "after 8 h a day pay 1.5 times". */
export function CustomOvertimeFields(props: CustomOvertimeFieldsProps) {
  const { value, onChange, errorOf } = props;
  return (
    <>
      <TierRows
        title="Daily overtime"
        per="a day"
        value={value.dailyTiers}
        onChange={(dailyTiers) => onChange({ dailyTiers })}
        first={{ afterSeconds: secondsOfHours(8), multiplierPercent: 150 }}
        errorOf={(field) => errorOf(`dailyTiers${field}`)}
      />
      {value.dailyTiers.length > 0 && <LowRateField {...props} />}
      <TierRows
        title="Weekly overtime"
        per="a week"
        value={value.weeklyTiers}
        onChange={(weeklyTiers) => onChange({ weeklyTiers })}
        first={{ afterSeconds: secondsOfHours(40), multiplierPercent: 150 }}
        errorOf={(field) => errorOf(`weeklyTiers${field}`)}
      />
      <SeventhDayFields {...props} />
      <DaysInRowFields {...props} />
      <GreaterOfFields {...props} />
    </>
  );
}

function LowRateField({ value, onChange, errorOf, currency }: CustomOvertimeFieldsProps) {
  return (
    <RateInput
      label="Daily overtime only below this rate"
      value={value.dailyTiersBelowRate}
      onChange={(dailyTiersBelowRate) => onChange({ dailyTiersBelowRate })}
      error={errorOf("dailyTiersBelowRate")}
      currency={currency}
      help="Leave empty to apply it at any rate."
    />
  );
}

/** Only rules taken over from such a law have it, without other overtime rules. */
function GreaterOfFields({ value, onChange, errorOf }: RuleFieldsProps<"overtime">) {
  const rule = value.greaterOf;
  if (rule === null) return null;
  const set = (changes: Partial<typeof rule>) => onChange({ greaterOf: { ...rule, ...changes } });
  return (
    <div>
      <CheckInput
        label="Use the largest of three overtime counts"
        value
        onChange={() => onChange({ greaterOf: null })}
      />
      <Typography variant="body2" color="error">
        {errorOf("greaterOf")}
      </Typography>
      <RuleNumbersRow>
        <HoursInput
          label="Over, a day"
          value={rule.dailySeconds}
          onChange={(dailySeconds) => set({ dailySeconds })}
          error={errorOf("greaterOf.dailySeconds")}
        />
        <HoursInput
          label="Over, in a row"
          value={rule.consecutiveSeconds}
          onChange={(consecutiveSeconds) => set({ consecutiveSeconds })}
          error={errorOf("greaterOf.consecutiveSeconds")}
        />
        <HoursInput
          label="Over, a week"
          value={rule.weeklySeconds}
          onChange={(weeklySeconds) => set({ weeklySeconds })}
          error={errorOf("greaterOf.weeklySeconds")}
        />
        <TimesInput
          label="Pay"
          value={rule.multiplierPercent}
          onChange={(multiplierPercent) => set({ multiplierPercent })}
          error={errorOf("greaterOf.multiplierPercent")}
        />
      </RuleNumbersRow>
    </div>
  );
}
