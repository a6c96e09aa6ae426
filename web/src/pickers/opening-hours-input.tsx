import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useId } from "react";
import type { LocationInput } from "@crewline/domain/locations/location";
import type { Weekday } from "@crewline/domain/time/local-date";
import { CheckInput } from "../ui/check-input.tsx";
import { TimeInput } from "../ui/time-input.tsx";
import { weekdayOptions } from "./weekday-options.ts";

export type OpeningHours = LocationInput["openingHours"];
type DayHours = NonNullable<OpeningHours[Weekday]>;

interface OpeningHoursInputProps {
  value: OpeningHours;
  onChange: (value: OpeningHours) => void;
  errorOf: (field: string) => string | undefined;
}

const usual: DayHours = { opensAt: "09:00", closesAt: "17:00" };

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
          hours={value[day.value]}
          onChange={(hours) => onChange(withDay(value, day.value, hours))}
          errorOf={(field) => errorOf(`${day.value}.${field}`)}
        />
      ))}
    </Box>
  );
}

interface DayRowProps {
  label: string;
  hours: DayHours | undefined;
  onChange: (hours: DayHours | undefined) => void;
  errorOf: (field: string) => string | undefined;
}

function DayRow({ label, hours, onChange, errorOf }: DayRowProps) {
  return (
    <Box sx={dayGrid}>
      <Box sx={{ gridColumn: { xs: hours === undefined ? "1" : "1 / 3", sm: "1" } }}>
        <CheckInput
          label={label}
          value={hours !== undefined}
          onChange={(isOpen) => onChange(isOpen ? usual : undefined)}
        />
      </Box>
      {hours === undefined ? (
        <Typography sx={{ color: "text.secondary" }}>Closed</Typography>
      ) : (
        <>
          <TimeInput
            label={`${label} from`}
            value={hours.opensAt}
            onChange={(opensAt) => onChange({ ...hours, opensAt })}
            error={errorOf("opensAt")}
            isSmall
          />
          <TimeInput
            label={`${label} to`}
            value={hours.closesAt}
            onChange={(closesAt) => onChange({ ...hours, closesAt })}
            error={errorOf("closesAt")}
            help={hours.closesAt <= hours.opensAt ? "On the next day" : undefined}
            isSmall
          />
        </>
      )}
    </Box>
  );
}

/** On phones the times stand below their day, because beside it they would be cut off. */
const dayGrid = {
  display: "grid",
  gridTemplateColumns: { xs: "1fr 1fr", sm: "132px 1fr 1fr" },
  gap: 1,
  alignItems: "center",
  my: 1,
};

function withDay(value: OpeningHours, day: Weekday, hours: DayHours | undefined): OpeningHours {
  const { [day]: _before, ...others } = value;
  return hours === undefined ? others : { ...others, [day]: hours };
}

function onAllOpenDays(value: OpeningHours, hours: DayHours): OpeningHours {
  return Object.fromEntries(Object.keys(value).map((day) => [day, hours]));
}

const plainFieldset = { border: 0, p: 0, m: 0, minWidth: 0 };
