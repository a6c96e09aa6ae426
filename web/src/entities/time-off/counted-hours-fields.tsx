import { OptionalHoursInput } from "../../inputs/duration-inputs.tsx";
import { weekdayOptions } from "../../inputs/weekday-options.ts";
import { useLocale } from "../../locale/use-locale.ts";
import { MultiSelectInput } from "../../ui/inputs/multi-select-input.tsx";
import type { TimeOffForm } from "./time-off-form.ts";
import { spanOf } from "./time-off-form.ts";

interface CountedHoursFieldsProps {
  form: TimeOffForm;
  onChange: (change: Partial<TimeOffForm>) => void;
  errorOf: (field: string) => string | undefined;
}

/** The hours that each day off takes; a part of a day takes its own. */
export function CountedHoursFields({ form, onChange, errorOf }: CountedHoursFieldsProps) {
  const locale = useLocale();
  if (spanOf(form).part !== null) return null;
  return (
    <>
      <OptionalHoursInput
        label="Hours per day"
        help="Leave empty for the usual hours: a fifth of the weekly contract hours, or 8."
        value={form.secondsPerDay}
        onChange={(secondsPerDay) => onChange({ secondsPerDay })}
        error={errorOf("hours.secondsPerDay")}
      />
      {form.from !== form.until && (
        <MultiSelectInput
          label="Workdays"
          value={form.weekdays}
          onChange={(weekdays) => onChange({ weekdays })}
          options={weekdayOptions(locale)}
          error={errorOf("hours.weekdays")}
        />
      )}
    </>
  );
}
