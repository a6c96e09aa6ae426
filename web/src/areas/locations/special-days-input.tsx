import Button from "@mui/material/Button";
import FormHelperText from "@mui/material/FormHelperText";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import type { SpecialDay } from "@crewline/domain/records/locations/location";
import { addDays } from "@crewline/domain/kernel/time/local-date";
import { SpecialDayFields } from "./special-day-fields.tsx";

interface SpecialDaysInputProps {
  value: readonly SpecialDay[];
  onChange: (days: SpecialDay[]) => void;
  /** The error of a field by its path, "0.day"; "" for the list as a whole. */
  errorOf: (field: string) => string | undefined;
  /** Days before it are history and hidden until the user asks for them. */
  today: string;
}

/** The days that are not like their weekday: holidays, parties, a short Christmas Eve. */
export function SpecialDaysInput({ value, onChange, errorOf, today }: SpecialDaysInputProps) {
  const [showsPast, setShowsPast] = useState(false);
  const [open, setOpen] = useState<number | null>(null);
  const numbered = value.map((special, index) => ({ special, index }));
  const isPast = ({ special }: { special: SpecialDay }) =>
    special.day !== "" && special.day < today;
  const past = numbered.filter(isPast);
  const shown = showsPast ? numbered : numbered.filter((one) => !isPast(one));
  const add = () => {
    const last = value.at(-1)?.day ?? "";
    const day = last >= today ? addDays(last, 1) : today;
    onChange([...value, { day, name: "", isHoliday: false, hours: [] }]);
    setOpen(value.length);
  };
  return (
    <Stack spacing={1} component="section" aria-label="Special days">
      <Typography variant="h3" component="h3">
        Special days
      </Typography>
      {shown.length === 0 && (
        <Typography color="textSecondary">
          No special days. Add holidays on the next tab, or single days here.
        </Typography>
      )}
      {shown
        .toSorted((a, b) => compare(a.special.day, b.special.day))
        .map(({ special, index }) => (
          <SpecialDayFields
            key={index}
            value={special}
            isOpen={open === index}
            onToggle={() => setOpen(open === index ? null : index)}
            onChange={(changed) =>
              onChange(value.map((other, place) => (place === index ? changed : other)))
            }
            onRemove={() => {
              setOpen(null);
              onChange(value.filter((_other, place) => place !== index));
            }}
            errorOf={(field) => errorOf(`${index}.${field}`)}
          />
        ))}
      {errorOf("") !== undefined && <FormHelperText error>{errorOf("")}</FormHelperText>}
      <Stack direction="row" spacing={1}>
        <Button color="inherit" onClick={add}>
          Add a special day
        </Button>
        {past.length > 0 && (
          <Button color="inherit" onClick={() => setShowsPast(!showsPast)}>
            {showsPast ? "Hide past days" : `Show ${past.length} past`}
          </Button>
        )}
      </Stack>
    </Stack>
  );
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
