import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useId } from "react";
import type { DayHours, OpeningHours } from "@crewline/domain/locations/opening-hours";
import type { Weekday } from "@crewline/domain/time/local-date";
import { CheckInput } from "../ui/check-input.tsx";
import { OpenRangesInput, usualRange } from "./open-ranges-input.tsx";
import { weekdayOptions } from "./weekday-options.ts";

interface OpeningHoursInputProps {
  value: OpeningHours;
  onChange: (value: OpeningHours) => void;
  errorOf: (field: string) => string | undefined;
}

/** One row a weekday: closed, or from when to when; the first hours can be copied to all open days. */
export function OpeningHoursInput({ value, onChange, errorOf }: OpeningHoursInputProps) {
  const headingId = useId();
  const firstOpen = weekdayOptions.map((day) => value[day.value]).find((hours) => hours);
  return (
    <Box component="fieldset" aria-labelledby={headingId} sx={plainFieldset}>
      <Stack direction="row" sx={{ alignItems: "center", justifyContent: "space-between" }}>
        <Typography id={headingId} variant="h3" component="span">
          Opening hours
        </Typography>
        {firstOpen !== undefined && (
          <Button size="small" onClick={() => onChange(onAllOpenDays(value, firstOpen))}>
            Same hours every day
          </Button>
        )}
      </Stack>
      {weekdayOptions.map((day) => (
        <DayRow
          key={day.value}
          label={day.label}
          hours={value[day.value] ?? []}
          onChange={(hours) => onChange(withDay(value, day.value, hours))}
          errorOf={(field) => errorOf(`${day.value}.${field}`)}
        />
      ))}
    </Box>
  );
}

interface DayRowProps {
  label: string;
  hours: DayHours;
  onChange: (hours: DayHours) => void;
  errorOf: (field: string) => string | undefined;
}

function DayRow({ label, hours, onChange, errorOf }: DayRowProps) {
  const isOpen = hours.length > 0;
  return (
    <Box sx={isOpen ? openGrid : closedGrid}>
      <CheckInput
        label={label}
        value={isOpen}
        onChange={(opens) => onChange(opens ? [usualRange] : [])}
      />
      {isOpen ? (
        <OpenRangesInput label={label} value={hours} onChange={onChange} errorOf={errorOf} />
      ) : (
        <Typography sx={{ color: "text.secondary" }}>Closed</Typography>
      )}
    </Box>
  );
}

/** On phones the times stand below their day, because beside it they would be cut off. */
const grid = { display: "grid", gap: 1, alignItems: "start", my: 1 };
const openGrid = { ...grid, gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "132px 1fr" } };
const closedGrid = {
  ...grid,
  alignItems: "center",
  gridTemplateColumns: { xs: "1fr 1fr", sm: "132px 1fr" },
};

function withDay(value: OpeningHours, day: Weekday, hours: DayHours): OpeningHours {
  const { [day]: _before, ...others } = value;
  return hours.length === 0 ? others : { ...others, [day]: hours };
}

function onAllOpenDays(value: OpeningHours, hours: DayHours): OpeningHours {
  return Object.fromEntries(Object.keys(value).map((day) => [day, hours]));
}

const plainFieldset = { border: 0, p: 0, m: 0, minWidth: 0 };
