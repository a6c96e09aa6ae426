import Stack from "@mui/material/Stack";
import type { AvailabilityKind } from "@crewline/domain/records/employees/availability";
import { CheckInput } from "../../../ui/inputs/check-input.tsx";
import { DayInput } from "../../../ui/inputs/day-input.tsx";
import { SelectInput } from "../../../ui/inputs/select-input.tsx";
import { TextInput } from "../../../ui/inputs/text-input.tsx";
import { TimeRangeInput } from "../../../inputs/time-range-input.tsx";
import type { EntryDraft } from "./entry-draft.ts";
import { WeekdaysInput } from "../../../entities/company/weekdays-input.tsx";

interface EntryFieldsProps {
  draft: EntryDraft;
  onChange: (change: Partial<EntryDraft>) => void;
  errorOf: (field: string) => string | undefined;
}

const kinds: { value: AvailabilityKind; label: string }[] = [
  { value: "unavailable", label: "Cannot work" },
  { value: "preferred", label: "Would like to work" },
  { value: "available", label: "Can work after all" },
];

const rhythms = [
  { value: "weekly", label: "Every week" },
  { value: "once", label: "On certain days" },
] as const;

/** The fields of an entry: kind, days and times. */
export function EntryFields({ draft, onChange, errorOf }: EntryFieldsProps) {
  const { isWeekly } = draft;
  return (
    <>
      <Stack direction={{ xs: "column", sm: "row" }} spacing={2}>
        <SelectInput
          label="What"
          value={draft.kind}
          options={kinds}
          onChange={(kind) => onChange({ kind })}
        />
        <SelectInput
          label="How often"
          value={isWeekly ? "weekly" : "once"}
          options={rhythms}
          onChange={(rhythm) => onChange({ isWeekly: rhythm === "weekly" })}
        />
      </Stack>
      {isWeekly && (
        <WeekdaysInput
          value={draft.weekdays}
          onChange={(weekdays) => onChange({ weekdays })}
          error={errorOf("weekdays")}
        />
      )}
      <Stack direction={{ xs: "column", sm: "row" }} spacing={2}>
        <DayInput
          label={isWeekly ? "From" : "First day"}
          value={draft.from}
          onChange={(from) => onChange({ from })}
          error={errorOf("from")}
          isRequired
        />
        <DayInput
          label={isWeekly ? "Until" : "Last day"}
          value={draft.until}
          min={draft.from}
          onChange={(until) => onChange({ until })}
          error={errorOf("until")}
          help={isWeekly ? "Leave it empty if it has no end." : "Leave it empty for a single day."}
        />
      </Stack>
      <TimesFields draft={draft} onChange={onChange} errorOf={errorOf} />
      <TextInput
        label="Note"
        value={draft.note}
        onChange={(note) => onChange({ note })}
        error={errorOf("note")}
        help="Managers see it beside the times. A reason is not needed."
        maxLength={500}
      />
    </>
  );
}

function TimesFields({ draft, onChange, errorOf }: EntryFieldsProps) {
  const { startsAtLocal, endsAtLocal, isWholeDay } = draft;
  return (
    <>
      <CheckInput
        label="The whole day"
        value={isWholeDay}
        onChange={(chosen) => onChange({ isWholeDay: chosen })}
      />
      {!isWholeDay && (
        <TimeRangeInput
          label="Times"
          value={{ startsAt: startsAtLocal, endsAt: endsAtLocal }}
          onChange={({ startsAt, endsAt }) =>
            onChange({ startsAtLocal: startsAt, endsAtLocal: endsAt })
          }
          error={errorOf("times.startsAtLocal") ?? errorOf("times.endsAtLocal")}
          isRequired
        />
      )}
    </>
  );
}
