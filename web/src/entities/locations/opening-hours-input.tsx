import CopyAll from "@mui/icons-material/CopyAll";
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import Typography from "@mui/material/Typography";
import { useId, useState } from "react";
import type { DayHours, OpeningHours } from "@crewline/domain/records/locations/opening-hours";
import type { Weekday } from "@crewline/domain/kernel/time/local-date";
import { CheckInput } from "../../ui/inputs/check-input.tsx";
import { CopyHoursInput } from "./copy-hours-input.tsx";
import { OpenRangesInput, usualRange } from "./open-ranges-input.tsx";
import { useWeekdayOptions } from "../company/use-weekday-options.ts";

interface OpeningHoursInputProps {
  value: OpeningHours;
  onChange: (value: OpeningHours) => void;
  errorOf: (field: string) => string | undefined;
}

/** One row a weekday: closed, or from when to when; a day's hours can be copied to others. */
export function OpeningHoursInput({ value, onChange, errorOf }: OpeningHoursInputProps) {
  const headingId = useId();
  const [copied, setCopied] = useState<Weekday | null>(null);
  const days = useWeekdayOptions();
  return (
    <Box component="fieldset" aria-labelledby={headingId} sx={plainFieldset}>
      <Typography id={headingId} variant="h3" component="span">
        Opening hours
      </Typography>
      {days.map(({ value: day, label }) => (
        <DayRow
          key={day}
          day={day}
          label={label}
          value={value}
          onChange={onChange}
          errorOf={(field) => errorOf(`${day}.${field}`)}
          isCopied={copied === day}
          onCopy={(isCopied) => setCopied(isCopied ? day : null)}
        />
      ))}
    </Box>
  );
}

interface DayRowProps extends OpeningHoursInputProps {
  day: Weekday;
  label: string;
  /** True if the choice of days to copy to is open below this day. */
  isCopied: boolean;
  onCopy: (isCopied: boolean) => void;
}

function DayRow({ day, label, value, onChange, errorOf, isCopied, onCopy }: DayRowProps) {
  const hours = value[day] ?? [];
  const isOpen = hours.length > 0;
  return (
    <Box sx={isOpen ? openGrid : closedGrid}>
      <CheckInput
        label={label}
        value={isOpen}
        onChange={(opens) => onChange(withDay(value, day, opens ? [usualRange] : []))}
      />
      {isOpen ? (
        <OpenRangesInput
          label={label}
          value={hours}
          onChange={(changed) => onChange(withDay(value, day, changed))}
          errorOf={errorOf}
          action={
            <IconButton
              aria-label={`Copy ${label}'s hours to other days`}
              aria-expanded={isCopied}
              onClick={() => onCopy(!isCopied)}
            >
              <CopyAll fontSize="small" />
            </IconButton>
          }
        />
      ) : (
        <Typography sx={{ color: "text.secondary" }}>Closed</Typography>
      )}
      {isOpen && isCopied && (
        <CopyHoursInput {...{ label, value, onChange }} from={day} onClose={() => onCopy(false)} />
      )}
    </Box>
  );
}

/** On phones the times are below their day, because beside it they would be cut off. */
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

const plainFieldset = { border: 0, p: 0, m: 0, minWidth: 0 };
