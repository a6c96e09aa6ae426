import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { repeatedTimesOf } from "@crewline/domain/projections/time-entries/span-form";
import type { WallSpan, WallTime } from "@crewline/domain/rules/time-entries/wall-span";
import { DayInput } from "../../ui/inputs/day-input.tsx";
import { BreakRow } from "./break-row.tsx";
import { WallTimeField } from "./wall-time-field.tsx";

interface SpanFieldsProps {
  value: WallSpan;
  onChange: (value: WallSpan) => void;
  /** The error of a field by its path: "endsAt", "breaks.0.startsAt". */
  errorOf: (field: string) => string | undefined;
  timeZone: string;
}

/** The fields of worked time as wall times of one location: day, from, to, and its breaks. */
export function SpanFields({ value, onChange, errorOf, timeZone }: SpanFieldsProps) {
  const isNextDay = value.endsAt.time !== "" && value.endsAt.time <= value.startsAt.time;
  const repeated = repeatedTimesOf(value, timeZone);
  const stateOf = (field: string) => ({
    error: errorOf(field),
    isRepeated: repeated.includes(field),
  });
  const setBreak = (index: number, change: Partial<WallSpan["breaks"][number]>) => {
    const breaks = value.breaks.map((taken, i) => (i === index ? { ...taken, ...change } : taken));
    onChange({ ...value, breaks });
  };
  return (
    <Stack spacing={2}>
      <DayInput
        label="Day"
        value={value.day}
        onChange={(day) => onChange({ ...value, day })}
        error={errorOf("day")}
        isRequired
      />
      <Stack direction={{ xs: "column", sm: "row" }} spacing={2}>
        <WallTimeField
          label="From"
          value={value.startsAt}
          onChange={(startsAt) => onChange({ ...value, startsAt })}
          {...stateOf("startsAt")}
        />
        <WallTimeField
          label="To"
          value={value.endsAt}
          onChange={(endsAt) => onChange({ ...value, endsAt })}
          help={isNextDay ? "On the next day" : undefined}
          {...stateOf("endsAt")}
        />
      </Stack>
      {value.breaks.map((taken, index) => (
        <BreakRow
          // A break has no identity but its place in the list.
          key={`break-${index + 1}`}
          number={index + 1}
          taken={taken}
          onChange={(change) => setBreak(index, change)}
          onRemove={() => onChange({ ...value, breaks: value.breaks.toSpliced(index, 1) })}
          from={stateOf(`breaks.${index}.startsAt`)}
          to={stateOf(`breaks.${index}.endsAt`)}
        />
      ))}
      <Stack direction="row" sx={{ alignItems: "center", justifyContent: "space-between" }}>
        <Button
          size="small"
          onClick={() => onChange({ ...value, breaks: [...value.breaks, noBreak] })}
        >
          Add a break
        </Button>
        <Typography variant="caption" color="textSecondary">
          Times of {timeZone.replaceAll("_", " ")}
        </Typography>
      </Stack>
    </Stack>
  );
}

const blank: WallTime = { time: "", repeat: null };
const noBreak = { startsAt: blank, endsAt: blank, isPaid: false };
