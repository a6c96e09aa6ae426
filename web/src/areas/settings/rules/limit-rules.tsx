import Typography from "@mui/material/Typography";
import { OptionalHoursInput } from "../../../inputs/duration-inputs.tsx";
import { NumberInput } from "../../../inputs/number-input.tsx";
import { MinorFields } from "./minor-fields.tsx";
import { NoticeFields } from "./notice-fields.tsx";
import { RulePage } from "./rule-form.tsx";
import type { RuleFieldsProps } from "./rule-form.tsx";

/** Limits that a schedule should keep, the law for minors, and the notice of a schedule. */
export function LimitRules() {
  return (
    <RulePage
      section="limits"
      intro="A shift beyond a limit needs a reason. Legal limits for minors can't be overridden. Leave a field empty for no limit."
      Fields={LimitFields}
    />
  );
}

function LimitFields(props: RuleFieldsProps<"limits">) {
  const { value, onChange, errorOf } = props;
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
      <Typography variant="subtitle2" component="h3">
        Minors
      </Typography>
      <MinorFields {...props} />
      <Typography variant="subtitle2" component="h3">
        Notice of the schedule
      </Typography>
      <NoticeFields {...props} />
    </>
  );
}
