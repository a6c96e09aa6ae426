import Stack from "@mui/material/Stack";
import type { Repeat, WallTime } from "@crewline/domain/rules/time-entries/wall-span";
import { TimeInput } from "../../../inputs/time-input.tsx";
import { SelectInput } from "../../../ui/inputs/select-input.tsx";

export interface WallTimeState {
  error: string | undefined;
  /** True where the time happens twice that night. */
  isRepeated: boolean;
}

interface WallTimeFieldProps extends WallTimeState {
  label: string;
  value: WallTime;
  onChange: (value: WallTime) => void;
  help?: string | undefined;
}

/** A wall time; in the hour that happens twice it asks which of the two is meant. */
export function WallTimeField(props: WallTimeFieldProps) {
  const { label, value, onChange, error, isRepeated, help } = props;
  return (
    <Stack spacing={1} sx={{ flexGrow: 1, flexBasis: { xs: "40%", sm: "auto" } }}>
      <TimeInput
        label={label}
        value={value.time}
        onChange={(time) => onChange({ time, repeat: null })}
        error={error}
        help={help}
        isRequired
      />
      {isRepeated && (
        <SelectInput
          label={`${label}: which one`}
          value={value.repeat ?? ""}
          onChange={(repeat) => onChange({ ...value, repeat: asRepeat(repeat) })}
          options={[
            { value: "", label: "Choose" },
            { value: "first", label: "First, before the clocks go back" },
            { value: "second", label: "Second, after" },
          ]}
        />
      )}
    </Stack>
  );
}

function asRepeat(value: Repeat | ""): Repeat | null {
  return value === "" ? null : value;
}
