import Stack from "@mui/material/Stack";
import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import { CheckInput } from "../../ui/inputs/check-input.tsx";
import { DayInput } from "../../ui/inputs/day-input.tsx";
import { SelectInput } from "../../ui/inputs/select-input.tsx";
import { TextInput } from "../../ui/inputs/text-input.tsx";
import { TimeRangeInput } from "../../inputs/time-range-input.tsx";
import { CountedHoursFields } from "./counted-hours-fields.tsx";
import { TimeOffCount } from "./time-off-count.tsx";
import type { TimeOffForm } from "./time-off-form.ts";
import { withFirstDay } from "./time-off-form.ts";
import { useTimeOffTypes } from "./use-time-off-types.ts";

interface TimeOffFieldsProps {
  employeeId: EmployeeId;
  form: TimeOffForm;
  onChange: (change: Partial<TimeOffForm>) => void;
  errorOf: (field: string) => string | undefined;
}

/** Type, days and note of time off, and the times where it is a part of one day. */
export function TimeOffFields({ employeeId, form, onChange, errorOf }: TimeOffFieldsProps) {
  const types = useTimeOffTypes(form.type);
  const chosen = types.find(({ id }) => id === form.type);
  const isCounted = chosen?.pays === "everyone" || (chosen?.policy ?? null) !== null;
  const isOneDay = form.from === form.until;
  return (
    <>
      <SelectInput
        label="Type"
        value={form.type}
        onChange={(type) => onChange({ type })}
        options={types.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <Stack direction="row" spacing={2}>
        <DayInput
          label="First day"
          value={form.from}
          onChange={(from) => onChange(withFirstDay(form, from))}
          error={errorOf("from")}
          isRequired
        />
        <DayInput
          label="Last day"
          value={form.until}
          onChange={(until) => onChange({ until })}
          min={form.from}
          error={errorOf("until")}
          isRequired
        />
      </Stack>
      {isOneDay && (
        <CheckInput
          label="Only a part of the day"
          value={form.isPart}
          onChange={(isPart) => onChange({ isPart })}
        />
      )}
      {isOneDay && form.isPart && (
        <TimeRangeInput
          label="Times"
          value={{ startsAt: form.startsAtLocal, endsAt: form.endsAtLocal }}
          onChange={({ startsAt, endsAt }) =>
            onChange({ startsAtLocal: startsAt, endsAtLocal: endsAt })
          }
          error={errorOf("part.startsAtLocal") ?? errorOf("part.endsAtLocal")}
          isRequired
        />
      )}
      {isCounted && <CountedHoursFields form={form} onChange={onChange} errorOf={errorOf} />}
      {isCounted && <TimeOffCount employeeId={employeeId} form={form} />}
      <TextInput
        label="Note"
        value={form.note}
        onChange={(note) => onChange({ note })}
        error={errorOf("note")}
        rows={2}
        maxLength={500}
        help="Visible to the manager who decides."
      />
    </>
  );
}
