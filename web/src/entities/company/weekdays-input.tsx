import FormControl from "@mui/material/FormControl";
import FormHelperText from "@mui/material/FormHelperText";
import FormLabel from "@mui/material/FormLabel";
import ToggleButton from "@mui/material/ToggleButton";
import ToggleButtonGroup from "@mui/material/ToggleButtonGroup";
import { useId } from "react";
import type { Weekday } from "@crewline/domain/kernel/time/local-date";
import { useWeekdayOptions } from "./use-weekday-options.ts";

interface WeekdaysInputProps {
  label?: string;
  value: readonly Weekday[];
  onChange: (value: Weekday[]) => void;
  error: string | undefined;
}

/** Days of the week as seven switches, wide enough for a thumb. */
export function WeekdaysInput({
  label = "Days of the week",
  value,
  onChange,
  error,
}: WeekdaysInputProps) {
  const [labelId, errorId] = [useId(), useId()];
  const weekdayOptions = useWeekdayOptions();
  return (
    <FormControl error={error !== undefined}>
      <FormLabel id={labelId} sx={{ mb: 0.5 }}>
        {label}
      </FormLabel>
      <ToggleButtonGroup
        fullWidth
        value={[...value]}
        aria-labelledby={labelId}
        aria-describedby={error === undefined ? undefined : errorId}
        onChange={(_event, chosen: Weekday[]) => onChange(chosen)}
      >
        {weekdayOptions.map((day) => (
          <ToggleButton
            key={day.value}
            value={day.value}
            sx={{ px: 0, minHeight: 44, textTransform: "none" }}
          >
            {day.label.slice(0, 3)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {error !== undefined && <FormHelperText id={errorId}>{error}</FormHelperText>}
    </FormControl>
  );
}
