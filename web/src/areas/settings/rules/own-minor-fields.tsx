import Box from "@mui/material/Box";
import type { OwnMinorLimits } from "@crewline/domain/records/company/minor-settings";
import { OptionalHoursInput } from "../../../inputs/duration-inputs.tsx";
import { OptionalTimeInput } from "../../../inputs/time-input.tsx";
import { CheckInput } from "../../../ui/inputs/check-input.tsx";

type Limits = Omit<OwnMinorLimits, "fromAge">;

interface OwnMinorFieldsProps {
  fromAge: number;
  /** The ages in words, "Ages 16 and 17". */
  ages: string;
  /** Undefined for a group without limits of the company. */
  value: OwnMinorLimits | undefined;
  onChange: (limits: OwnMinorLimits | null) => void;
  errorOf: (field: keyof Limits) => string | undefined;
}

const none: Limits = {
  schoolDaySeconds: null,
  freeDaySeconds: null,
  schoolWeekSeconds: null,
  freeWeekSeconds: null,
  earliest: null,
  latest: null,
  latestBeforeFreeDay: null,
};

const hours = [
  ["schoolDaySeconds", "School day"],
  ["freeDaySeconds", "Other day"],
  ["schoolWeekSeconds", "School week"],
  ["freeWeekSeconds", "Other week"],
] as const;

const times = [
  ["earliest", "Earliest start"],
  ["latest", "Latest end"],
  ["latestBeforeFreeDay", "Latest end before a free day"],
] as const;

/** A company's own limits for a group of ages; the law counts where it is stricter. */
export function OwnMinorFields({ fromAge, ages, value, onChange, errorOf }: OwnMinorFieldsProps) {
  const set = (changes: Partial<Limits>) =>
    value !== undefined && onChange({ ...value, ...changes });
  return (
    <Box sx={{ width: "100%" }}>
      <CheckInput
        label={`Company limits: ${ages}`}
        value={value !== undefined}
        onChange={(isOn) => onChange(isOn ? { fromAge, ...none } : null)}
      />
      {value !== undefined && (
        <Box sx={fieldGrid}>
          {hours.map(([field, label]) => (
            <OptionalHoursInput
              key={field}
              label={label}
              value={value[field]}
              onChange={(seconds) => set({ [field]: seconds })}
              error={errorOf(field)}
            />
          ))}
          {times.map(([field, label]) => (
            <OptionalTimeInput
              key={field}
              label={label}
              value={value[field]}
              onChange={(time) => set({ [field]: time })}
              error={errorOf(field)}
            />
          ))}
        </Box>
      )}
    </Box>
  );
}

const fieldGrid = {
  display: "grid",
  gap: 2,
  paddingBlock: 1,
  gridTemplateColumns: "repeat(auto-fill, minmax(220px, 1fr))",
};
