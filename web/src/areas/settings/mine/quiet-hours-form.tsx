import { z } from "zod/mini";
import type { QuietHours } from "@crewline/domain/records/users/quiet-hours";
import { quietHoursSchema } from "@crewline/domain/records/users/quiet-hours";
import { ZonePicker } from "../../../inputs/zone-picker.tsx";
import { browserZone } from "../../../time/browser-zone.ts";
import { TimeRangeInput } from "../../../inputs/time-range-input.tsx";
import { EditForm } from "../../../ui/forms/edit-form.tsx";
import { useForm } from "../../../ui/forms/use-form.ts";
import { CheckInput } from "../../../ui/inputs/check-input.tsx";

interface QuietHoursFormProps {
  quietHours: QuietHours | null;
  onSave: (quietHours: QuietHours | null) => Promise<boolean>;
  isRunning: boolean;
}

/** From, to and their time zone; mounted again after a save. */
export function QuietHoursForm({ quietHours, onSave, isRunning }: QuietHoursFormProps) {
  const form = useForm({
    suggested: { quietHours },
    schema: z.nullable(quietHoursSchema),
    command: { run: onSave, isRunning, problem: null, clearProblem: () => undefined },
    input: (typed) => typed.quietHours,
  });
  const { errorOf } = form;
  const draft = form.draft.quietHours;
  const change = (changes: Partial<QuietHours>) => {
    if (draft !== null) form.change({ quietHours: { ...draft, ...changes } });
  };
  return (
    <EditForm form={form}>
      <CheckInput
        label="No notifications in these hours"
        value={draft !== null}
        onChange={(isOn) => form.change({ quietHours: isOn ? usualHours() : null })}
      />
      {draft !== null && (
        <>
          <TimeRangeInput
            label="Quiet hours"
            value={{ startsAt: draft.from, endsAt: draft.to }}
            onChange={({ startsAt, endsAt }) => change({ from: startsAt, to: endsAt })}
            error={errorOf("from") ?? errorOf("to")}
          />
          <ZonePicker
            label="Time zone"
            value={draft.timeZone}
            first={[browserZone()]}
            onChange={(timeZone) => change({ timeZone })}
            error={errorOf("timeZone")}
          />
        </>
      )}
    </EditForm>
  );
}

function usualHours(): QuietHours {
  return { from: "22:00", to: "07:00", timeZone: browserZone() };
}
