import Stack from "@mui/material/Stack";
import { repeatedTimesOf } from "@crewline/domain/projections/time-entries/span-form";
import type { WallSpan } from "@crewline/domain/rules/time-entries/wall-span";
import { DayInput } from "../../../ui/inputs/day-input.tsx";
import { BreakFields } from "./break-fields.tsx";
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
      <BreakFields
        value={value.breaks}
        onChange={(breaks) => onChange({ ...value, breaks })}
        stateOf={stateOf}
        timeZone={timeZone}
      />
    </Stack>
  );
}
