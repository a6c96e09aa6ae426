import {
  hoursOfSeconds,
  minutesOfSeconds,
  secondsOfHours,
  secondsOfMinutes,
} from "@crewline/domain/kernel/time/duration";
import type { FieldProps } from "../../../ui/inputs/field-props.ts";
import { NumberInput } from "../../../inputs/number-input.tsx";

/**
 * A length in seconds that people give in hours; an empty field is 0, which a schema may refuse.
 */
export function HoursInput({ value, onChange, ...field }: FieldProps<number>) {
  return (
    <NumberInput
      {...field}
      value={hoursOfSeconds(value)}
      onChange={(hours) => onChange(secondsOfHours(hours ?? 0))}
      unit="hours"
    />
  );
}

/** As `HoursInput`, where an empty field means that there is no such limit. */
export function OptionalHoursInput({ value, onChange, ...field }: FieldProps<number | null>) {
  return (
    <NumberInput
      {...field}
      value={value === null ? null : hoursOfSeconds(value)}
      onChange={(hours) => onChange(hours === null ? null : secondsOfHours(hours))}
      unit="hours"
    />
  );
}

export function MinutesInput({ value, onChange, ...field }: FieldProps<number>) {
  return (
    <NumberInput
      {...field}
      value={minutesOfSeconds(value)}
      onChange={(minutes) => onChange(secondsOfMinutes(minutes ?? 0))}
      unit="minutes"
    />
  );
}

export function OptionalMinutesInput({ value, onChange, ...field }: FieldProps<number | null>) {
  return (
    <NumberInput
      {...field}
      value={value === null ? null : minutesOfSeconds(value)}
      onChange={(minutes) => onChange(minutes === null ? null : secondsOfMinutes(minutes))}
      unit="minutes"
    />
  );
}

/** The pay of an hour, as a multiple of an ordinary one; kept in percent. */
export function TimesInput({ value, onChange, ...field }: FieldProps<number>) {
  return (
    <NumberInput
      {...field}
      value={value / 100}
      onChange={(times) => onChange(Math.round((times ?? 0) * 100))}
      unit="times"
    />
  );
}
