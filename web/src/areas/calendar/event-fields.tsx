import Stack from "@mui/material/Stack";
import { dayEventWords } from "@crewline/domain/words/day-events/day-event-words";
import { LocationPicker } from "../../entities/locations/location-picker.tsx";
import { TimeRangeInput } from "../../inputs/time-range-input.tsx";
import { useLocale } from "../../locale/use-locale.ts";
import { useActor } from "../../session/actor/use-actor.ts";
import { CheckInput } from "../../ui/inputs/check-input.tsx";
import { DayInput } from "../../ui/inputs/day-input.tsx";
import { SelectInput } from "../../ui/inputs/select-input.tsx";
import { TextInput } from "../../ui/inputs/text-input.tsx";
import type { EventForm } from "./event-form.ts";

interface EventFieldsProps {
  form: EventForm;
  onChange: (change: Partial<EventForm>) => void;
  errorOf: (field: string) => string | undefined;
}

/** Title, days, times, place and readers of an event. */
export function EventFields({ form, onChange, errorOf }: EventFieldsProps) {
  const { audience } = dayEventWords(useLocale());
  const { locationIds } = useActor();
  return (
    <>
      <TextInput
        label="Title"
        value={form.title}
        onChange={(title) => onChange({ title })}
        error={errorOf("title")}
        maxLength={80}
        isRequired
        autoFocus
      />
      <Stack direction="row" spacing={2}>
        <DayInput
          label="First day"
          value={form.from}
          onChange={(from) => onChange(form.until < from ? { from, until: from } : { from })}
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
      <CheckInput
        label="At certain times"
        value={form.isTimed}
        onChange={(isTimed) => onChange({ isTimed })}
      />
      {form.isTimed && (
        <TimeRangeInput
          label={form.from === form.until ? "Times" : "Times on each day"}
          value={{ startsAt: form.startsAtLocal, endsAt: form.endsAtLocal }}
          onChange={({ startsAt, endsAt }) =>
            onChange({ startsAtLocal: startsAt, endsAtLocal: endsAt })
          }
          error={errorOf("times.startsAtLocal") ?? errorOf("times.endsAtLocal")}
          isRequired
        />
      )}
      <LocationPicker
        {...(locationIds === null ? { allLabel: "All locations" } : { within: locationIds })}
        value={form.locationId}
        onChange={(locationId) => onChange({ locationId })}
        error={errorOf("locationId")}
      />
      <SelectInput
        label="Visible to"
        value={form.audience}
        onChange={(chosen) => onChange({ audience: chosen })}
        options={(["everyone", "managers"] as const).map((value) => ({
          value,
          label: audience[value],
        }))}
      />
      <TextInput
        label="Note"
        value={form.text}
        onChange={(text) => onChange({ text })}
        error={errorOf("text")}
        rows={3}
        maxLength={1000}
      />
    </>
  );
}
