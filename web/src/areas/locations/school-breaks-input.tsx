import Delete from "@mui/icons-material/DeleteOutlined";
import Button from "@mui/material/Button";
import FormHelperText from "@mui/material/FormHelperText";
import IconButton from "@mui/material/IconButton";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { formatDayRange } from "@crewline/domain/kernel/formats/format-time";
import { addDays } from "@crewline/domain/kernel/time/local-date";
import type { SchoolBreak } from "@crewline/domain/records/locations/location";
import { useLocale } from "../../locale/use-locale.ts";
import { DayInput } from "../../ui/inputs/day-input.tsx";

interface SchoolBreaksInputProps {
  value: readonly SchoolBreak[];
  onChange: (breaks: SchoolBreak[]) => void;
  /** The error of a field by its path, "0.until"; "" for the list as a whole. */
  errorOf: (field: string) => string | undefined;
  today: string;
}

/** The days without school near the location, which the rules for minors read. */
export function SchoolBreaksInput({ value, onChange, errorOf, today }: SchoolBreaksInputProps) {
  const locale = useLocale();
  const add = () => {
    const last = value.at(-1)?.until ?? "";
    const from = last >= today ? addDays(last, 1) : today;
    onChange([...value, { from, until: addDays(from, 6) }]);
  };
  const set = (index: number, changes: Partial<SchoolBreak>) =>
    onChange(value.map((one, at) => (at === index ? { ...one, ...changes } : one)));
  return (
    <Stack spacing={1} component="section" aria-label="School breaks">
      <Typography variant="h3" component="h3">
        School breaks
      </Typography>
      <Typography color="textSecondary">
        Days without school, for the working hours of minors. Once there is one, add the summer too.
      </Typography>
      {value.map(({ from, until }, index) => (
        // Breaks have no names; their order is what they are.
        // oxlint-disable-next-line react/no-array-index-key
        <Stack key={index} direction="row" spacing={1} sx={{ alignItems: "flex-start" }}>
          <DayInput
            label="First day"
            value={from}
            onChange={(day) => set(index, { from: day })}
            error={errorOf(`${index}.from`)}
          />
          <DayInput
            label="Last day"
            value={until}
            onChange={(day) => set(index, { until: day })}
            error={errorOf(`${index}.until`)}
          />
          <IconButton
            aria-label={`Remove ${formatDayRange(from, until, locale)}`}
            onClick={() => onChange(value.filter((_one, at) => at !== index))}
          >
            <Delete />
          </IconButton>
        </Stack>
      ))}
      {errorOf("") !== undefined && <FormHelperText error>{errorOf("")}</FormHelperText>}
      <div>
        <Button color="inherit" onClick={add}>
          Add a school break
        </Button>
      </div>
    </Stack>
  );
}
