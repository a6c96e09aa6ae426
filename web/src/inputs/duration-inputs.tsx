import { hoursOf } from "@crewline/domain/kernel/formats/typed-hours";
import { numberForm, numberText } from "@crewline/domain/kernel/formats/typed-number";
import {
  hoursOfSeconds,
  minutesOfSeconds,
  secondsOfHours,
  secondsOfMinutes,
} from "@crewline/domain/kernel/time/duration";
import { useLocale } from "../locale/use-locale.ts";
import type { FieldProps } from "../ui/inputs/field-props.ts";
import { NumberInput } from "./number-input.tsx";
import type { NumberMeaning } from "./use-typed-number.ts";

/** A length in seconds that people give in hours, "7.5" or "7:30"; empty means none. */
export function OptionalHoursInput({ value, onChange, ...field }: FieldProps<number | null>) {
  return (
    <NumberInput
      {...field}
      value={value === null ? null : hoursOfSeconds(value)}
      onChange={(hours) => onChange(hours === null ? null : secondsOfHours(hours))}
      meaning={useHours()}
      unit="hours"
    />
  );
}

/** As `OptionalHoursInput`, where the length is required: an empty field gives NaN. */
export function HoursInput({ value, onChange, ...field }: FieldProps<number>) {
  return (
    <OptionalHoursInput
      {...field}
      value={value}
      onChange={(seconds) => onChange(seconds ?? Number.NaN)}
    />
  );
}

/** A length in seconds that people give in minutes; empty means none. */
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

/** As `OptionalMinutesInput`, where the length is required: an empty field gives NaN. */
export function MinutesInput({ value, onChange, ...field }: FieldProps<number>) {
  return (
    <OptionalMinutesInput
      {...field}
      value={value}
      onChange={(seconds) => onChange(seconds ?? Number.NaN)}
    />
  );
}

function useHours(): NumberMeaning {
  const locale = useLocale();
  return {
    read: (text) => hoursOf(text, numberForm(2, locale)),
    write: (value) => numberText(value, locale),
  };
}
