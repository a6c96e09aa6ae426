import Box from "@mui/material/Box";
import type { Accrual, TimeOffPolicy } from "@crewline/domain/records/time-off/time-off-policy";
import { HoursInput, OptionalHoursInput } from "../../../inputs/duration-inputs.tsx";
import { RequiredNumberInput } from "../../../inputs/required-number-input.tsx";
import { CheckInput } from "../../../ui/inputs/check-input.tsx";
import { DayInput } from "../../../ui/inputs/day-input.tsx";
import { SelectInput } from "../../../ui/inputs/select-input.tsx";
import { TextInput } from "../../../ui/inputs/text-input.tsx";

interface TimeOffPolicyFieldsProps {
  policy: TimeOffPolicy;
  onChange: (policy: TimeOffPolicy) => void;
  errorOf: (field: string) => string | undefined;
}

const HOUR = 3600;

const accruals = [
  { value: "hoursWorked", label: "By hours worked" },
  { value: "payPeriod", label: "Each pay period" },
  { value: "year", label: "Once a year" },
] as const;

/** How a balance grows, what it may reach, and what a new year keeps of it. */
export function TimeOffPolicyFields({ policy, onChange, errorOf }: TimeOffPolicyFieldsProps) {
  const { accrual } = policy;
  const change = (changes: Partial<TimeOffPolicy>) => onChange({ ...policy, ...changes });
  return (
    <Box
      sx={{ display: "grid", gap: 2, gridTemplateColumns: { sm: "1fr 1fr" }, alignItems: "start" }}
    >
      <SelectInput
        label="Accrues"
        value={accrual.by}
        onChange={(by) => change({ accrual: accrualBy(by, accrual) })}
        options={accruals}
      />
      <HoursInput
        label="Hours accrued"
        value={accrual.seconds}
        onChange={(seconds) => change({ accrual: { ...accrual, seconds } })}
        error={errorOf("accrual.seconds")}
      />
      {accrual.by === "hoursWorked" && (
        <HoursInput
          label="For each (hours worked)"
          value={accrual.perSeconds}
          onChange={(perSeconds) => change({ accrual: { ...accrual, perSeconds } })}
          error={errorOf("accrual.perSeconds")}
        />
      )}
      <DayInput
        label="Starts on"
        value={policy.startsOn}
        onChange={(startsOn) => change({ startsOn })}
        error={errorOf("startsOn")}
        isRequired
      />
      <OptionalHoursInput
        label="Maximum balance"
        help="Leave empty for none."
        value={policy.capSeconds}
        onChange={(capSeconds) => change({ capSeconds })}
        error={errorOf("capSeconds")}
      />
      <OptionalHoursInput
        label="Carry over to a new year"
        help="Leave empty to keep all of it."
        value={policy.carryOverSeconds}
        onChange={(carryOverSeconds) => change({ carryOverSeconds })}
        error={errorOf("carryOverSeconds")}
      />
      <TextInput
        label="Year begins"
        help="Month and day, such as 01-01."
        value={policy.resetsOn}
        onChange={(resetsOn) => change({ resetsOn })}
        error={errorOf("resetsOn")}
      />
      <RequiredNumberInput
        label="Waiting period after hire"
        unit="days"
        decimals={0}
        value={policy.waitingDays}
        onChange={(waitingDays) => change({ waitingDays })}
        error={errorOf("waitingDays")}
      />
      <CheckInput
        label="Refuse time off above the balance"
        value={policy.isLimit}
        onChange={(isLimit) => change({ isLimit })}
      />
    </Box>
  );
}

function accrualBy(by: Accrual["by"], { seconds }: Accrual): Accrual {
  return by === "hoursWorked" ? { by, seconds, perSeconds: 30 * HOUR } : { by, seconds };
}
