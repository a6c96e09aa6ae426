import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import ToggleButton from "@mui/material/ToggleButton";
import ToggleButtonGroup from "@mui/material/ToggleButtonGroup";
import Typography from "@mui/material/Typography";
import { useId, useState } from "react";
import type { OpeningHours } from "@crewline/domain/records/locations/opening-hours";
import { daysWithHours, withHoursOn } from "@crewline/domain/rules/locations/copy-hours";
import type { Weekday } from "@crewline/domain/kernel/time/local-date";
import { weekdays } from "@crewline/domain/kernel/time/local-date";
import { useWeekdayOptions } from "../company/use-weekday-options.ts";

interface CopyHoursInputProps {
  from: Weekday;
  /** The name of the day, for example "Monday". */
  label: string;
  value: OpeningHours;
  onChange: (value: OpeningHours) => void;
  onClose: () => void;
}

/** Tap a day to give it the hours of another one; a second tap puts back what it had. */
export function CopyHoursInput({ from, label, value, onChange, onClose }: CopyHoursInputProps) {
  const options = useWeekdayOptions();
  const [before] = useState(value);
  const textId = useId();
  return (
    <Box sx={{ gridColumn: "1 / -1", border: 1, borderColor: "divider", borderRadius: 1, p: 1 }}>
      <Typography id={textId} variant="body2" sx={{ mb: 0.5 }}>
        {`Copy ${label}'s hours to`}
      </Typography>
      <ToggleButtonGroup
        fullWidth
        value={daysWithHours(value, from)}
        aria-labelledby={textId}
        onChange={(_event, days: Weekday[]) => onChange(withHoursOn(days, { from, value, before }))}
      >
        {options.map((day) => (
          <ToggleButton
            key={day.value}
            value={day.value}
            disabled={day.value === from}
            sx={{ px: 0, minHeight: 44, textTransform: "none" }}
          >
            {day.label.slice(0, 3)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box sx={{ display: "flex", justifyContent: "flex-end", gap: 1, mt: 0.5 }}>
        <Button
          size="small"
          onClick={() => onChange(withHoursOn(weekdays, { from, value, before }))}
        >
          Every day
        </Button>
        <Button size="small" onClick={onClose}>
          Done
        </Button>
      </Box>
    </Box>
  );
}
