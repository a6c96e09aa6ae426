import Stack from "@mui/material/Stack";
import type { RecurrenceEnd } from "@crewline/domain/records/schedules/recurring-shift";
import { WeekdaysInput } from "../../../entities/company/weekdays-input.tsx";
import { DayInput } from "../../../ui/inputs/day-input.tsx";
import { SelectInput } from "../../../ui/inputs/select-input.tsx";
import { TextInput } from "../../../ui/inputs/text-input.tsx";
import type { RepeatErrors, RepeatForm } from "./repeat-form.ts";

const ends: readonly { value: RecurrenceEnd["kind"]; label: string }[] = [
  { value: "never", label: "Never" },
  { value: "onDay", label: "On a day" },
  { value: "afterTimes", label: "After a number of times" },
];

interface RepeatRuleFieldsProps {
  form: RepeatForm;
  errors: RepeatErrors;
  onChange: (form: RepeatForm) => void;
}

/** On which days a shift takes place, and when that ends. */
export function RepeatRuleFields({ form, errors, onChange }: RepeatRuleFieldsProps) {
  const change = (changes: Partial<RepeatForm>) => onChange({ ...form, ...changes });
  return (
    <>
      <WeekdaysInput
        label="Repeats on"
        value={form.weekdays}
        onChange={(weekdays) => change({ weekdays })}
        error={errors.weekdays}
      />
      <Stack direction={{ xs: "column", sm: "row" }} spacing={2}>
        <TextInput
          label="Repeat every (weeks)"
          inputMode="numeric"
          value={form.everyWeeks}
          error={errors.everyWeeks}
          onChange={(everyWeeks) => change({ everyWeeks })}
        />
        <SelectInput
          label="Ends"
          value={form.ends}
          options={ends}
          onChange={(chosen) => change({ ends: chosen })}
        />
        {form.ends === "onDay" && (
          <DayInput
            label="Last day"
            value={form.lastDay}
            error={errors.lastDay}
            onChange={(lastDay) => change({ lastDay })}
            isRequired
          />
        )}
        {form.ends === "afterTimes" && (
          <TextInput
            label="Times"
            inputMode="numeric"
            value={form.times}
            error={errors.times}
            onChange={(times) => change({ times })}
          />
        )}
      </Stack>
    </>
  );
}
