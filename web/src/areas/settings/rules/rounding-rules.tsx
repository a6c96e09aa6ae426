import Alert from "@mui/material/Alert";
import Stack from "@mui/material/Stack";
import type { RuleValues } from "@crewline/domain/records/company/rule-sections";
import { isAgainstPeople } from "@crewline/domain/rules/rule-previews/rounding-warning";
import type { RoundingMode, RoundingRule } from "@crewline/domain/records/work-rules/work-rules";
import { minutesOfSeconds, secondsOfMinutes } from "@crewline/domain/kernel/time/duration";
import { SelectInput } from "../../../ui/inputs/select-input.tsx";
import { RulePage } from "./rule-form.tsx";
import type { RuleFieldsProps } from "./rule-form.tsx";

/** The rounding of clock times before they are counted; the punched times are always kept. */
export function RoundingRules() {
  return (
    <RulePage
      section="rounding"
      intro="How clock times are rounded before hours are counted, in the location's time. The original punches are always kept."
      Fields={RoundingFields}
    />
  );
}

type Rounding = RuleValues["rounding"];

const parts: readonly { name: keyof Rounding; label: string }[] = [
  { name: "clockIn", label: "Clocking in" },
  { name: "clockOut", label: "Clocking out" },
  { name: "breakPunches", label: "Start and end of breaks" },
  { name: "dayTotal", label: "Daily total" },
];

function RoundingFields({ value, onChange }: RuleFieldsProps<"rounding">) {
  return (
    <>
      {parts.map(({ name, label }) => (
        <RoundingField
          key={name}
          label={label}
          value={value[name]}
          onChange={(rule) => onChange({ [name]: rule })}
        />
      ))}
      {isAgainstPeople(value) && (
        <Alert severity="warning">
          This can only reduce paid time. United States law (29 CFR 785.48) allows rounding only
          where it evens out over time.
        </Alert>
      )}
    </>
  );
}

interface RoundingFieldProps {
  label: string;
  value: RoundingRule | null;
  onChange: (rule: RoundingRule | null) => void;
}

type Choice = RoundingMode | "none";

function RoundingField({ label, value, onChange }: RoundingFieldProps) {
  const interval = value?.intervalSeconds ?? secondsOfMinutes(15);
  const setMode = (mode: Choice) =>
    onChange(mode === "none" ? null : { mode, intervalSeconds: interval, graceSeconds: 0 });
  return (
    <Stack direction="row" spacing={1}>
      <SelectInput
        label={label}
        value={value?.mode ?? "none"}
        options={modeOptions}
        onChange={setMode}
      />
      {value !== null && (
        <SelectInput
          label={`${label}: steps`}
          value={String(interval)}
          options={stepOptions(interval)}
          onChange={(seconds) => onChange({ ...value, intervalSeconds: Number(seconds) })}
        />
      )}
    </Stack>
  );
}

const modeOptions: readonly { value: Choice; label: string }[] = [
  { value: "none", label: "No rounding" },
  { value: "nearest", label: "To the nearest step" },
  { value: "nearest-half-up", label: "To the nearest, half up" },
  { value: "nearest-half-down", label: "To the nearest, half down" },
  { value: "nearest-partial-minute-down", label: "Nearest 15 min (7:59 rounds down)" },
  { value: "nearest-partial-minute-up", label: "Nearest 15 min (7:01 rounds up)" },
  { value: "down", label: "Always to the earlier step" },
  { value: "up", label: "Always to the later step" },
];

const steps = [1, 5, 6, 10, 15, 30, 60].map(secondsOfMinutes);

function stepOptions(present: number) {
  const all = [...new Set([...steps, present])].toSorted((a, b) => a - b);
  return all.map((seconds) => ({
    value: String(seconds),
    label: `${minutesOfSeconds(seconds)} min`,
  }));
}
