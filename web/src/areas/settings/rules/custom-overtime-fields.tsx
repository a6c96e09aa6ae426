import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import type { OvertimeSection } from "@crewline/domain/records/company/rule-sections";
import { secondsOfHours } from "@crewline/domain/kernel/time/duration";
import { CheckInput } from "../../../ui/inputs/check-input.tsx";
import { RateInput } from "../../../inputs/rate-input.tsx";
import { HoursInput, TimesInput } from "./rule-numbers.tsx";
import type { RuleFieldsProps } from "./rule-form.tsx";
import { TierRows } from "./tier-rows.tsx";

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
      <GreaterOfFields {...props} />
    </>
  );
}

function LowRateField({ value, onChange, currency }: CustomOvertimeFieldsProps) {
  return (
    <RateInput
      label="Daily overtime only below this rate"
      value={value.dailyTiersBelowRate}
      onChange={(dailyTiersBelowRate) => onChange({ dailyTiersBelowRate })}
      currency={currency}
      help="Leave empty to apply it at any rate."
    />
  );
}

const newSeventhDay: NonNullable<OvertimeSection["seventhDay"]> = {
  upToSeconds: secondsOfHours(8),
  multiplierPercent: 150,
  beyondMultiplierPercent: 200,
  exemptUpTo: null,
};

function SeventhDayFields({ value, onChange, errorOf }: RuleFieldsProps<"overtime">) {
  const rule = value.seventhDay;
  const set = (changes: Partial<typeof newSeventhDay>) =>
    onChange({ seventhDay: { ...newSeventhDay, ...rule, ...changes } });
  return (
    <div>
      <CheckInput
        label="Pay more on the seventh workday of a week"
        value={rule !== null}
        onChange={(isOn) => onChange({ seventhDay: isOn ? newSeventhDay : null })}
      />
      {rule !== null && (
        <Row>
          <TimesInput
            label="Pay"
            value={rule.multiplierPercent}
            onChange={(multiplierPercent) => set({ multiplierPercent })}
            error={errorOf("seventhDay.multiplierPercent")}
          />
          <HoursInput
            label="Up to"
            value={rule.upToSeconds}
            onChange={(upToSeconds) => set({ upToSeconds })}
            error={errorOf("seventhDay.upToSeconds")}
          />
          <TimesInput
            label="Then pay"
            value={rule.beyondMultiplierPercent}
            onChange={(beyondMultiplierPercent) => set({ beyondMultiplierPercent })}
            error={errorOf("seventhDay.beyondMultiplierPercent")}
          />
        </Row>
      )}
    </div>
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
      <Row>
        <HoursInput
          label="Over, a day"
          value={rule.dailySeconds}
          onChange={(dailySeconds) => set({ dailySeconds })}
        />
        <HoursInput
          label="Over, in a row"
          value={rule.consecutiveSeconds}
          onChange={(consecutiveSeconds) => set({ consecutiveSeconds })}
        />
        <HoursInput
          label="Over, a week"
          value={rule.weeklySeconds}
          onChange={(weeklySeconds) => set({ weeklySeconds })}
        />
        <TimesInput
          label="Pay"
          value={rule.multiplierPercent}
          onChange={(multiplierPercent) => set({ multiplierPercent })}
        />
      </Row>
    </div>
  );
}

function Row({ children }: { children: ReactNode }) {
  return (
    <Stack direction={{ xs: "column", sm: "row" }} spacing={1} sx={{ mt: 1 }}>
      {children}
    </Stack>
  );
}
