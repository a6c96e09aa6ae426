import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import type { QuietHours } from "@crewline/domain/records/users/quiet-hours";
import { quietHoursSchema } from "@crewline/domain/records/users/quiet-hours";
import { useState } from "react";
import { ZonePicker } from "../../../inputs/zone-picker.tsx";
import { browserZone } from "../../../time/browser-zone.ts";
import { TimeRangeInput } from "../../../inputs/time-range-input.tsx";
import { CheckInput } from "../../../ui/inputs/check-input.tsx";
import { problemOfIssues } from "../../../ui/dialogs/form-problem.ts";
import { useSubmitOnce } from "../../../ui/dialogs/use-submit-once.ts";
import { useUnsaved } from "../../../ui/unsaved/use-unsaved.ts";

interface QuietHoursFormProps {
  quietHours: QuietHours | null;
  onSave: (quietHours: QuietHours | null) => Promise<boolean>;
  isRunning: boolean;
}

/** From, to and their time zone; mounted again after a save. */
export function QuietHoursForm({ quietHours, onSave, isRunning }: QuietHoursFormProps) {
  const [draft, setDraft] = useState(quietHours);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const change = (changes: Partial<QuietHours>) =>
    setDraft((before) => (before === null ? null : { ...before, ...changes }));
  useUnsaved(() => JSON.stringify(draft) !== JSON.stringify(quietHours));
  const submit = useSubmitOnce(async () => {
    const checked = quietHoursSchema.nullable().safeParse(draft);
    setErrors(checked.success ? {} : problemOfIssues(checked.error.issues).fieldErrors);
    if (checked.success) await onSave(checked.data);
  });
  return (
    <form noValidate onSubmit={submit}>
      <Stack sx={{ gap: 2 }}>
        <CheckInput
          label="No e-mail in these hours"
          value={draft !== null}
          onChange={(isOn) =>
            setDraft(isOn ? { from: "22:00", to: "07:00", timeZone: browserZone() } : null)
          }
        />
        {draft !== null && (
          <>
            <TimeRangeInput
              label="Quiet hours"
              value={{ startsAt: draft.from, endsAt: draft.to }}
              onChange={({ startsAt, endsAt }) => change({ from: startsAt, to: endsAt })}
              error={errors["from"] ?? errors["to"]}
            />
            <ZonePicker
              label="Time zone"
              value={draft.timeZone}
              first={[browserZone()]}
              onChange={(timeZone) => change({ timeZone })}
              error={errors["timeZone"]}
            />
          </>
        )}
        <div>
          <Button
            type="submit"
            variant="contained"
            loading={isRunning}
            disabled={JSON.stringify(draft) === JSON.stringify(quietHours)}
          >
            Save
          </Button>
        </div>
      </Stack>
    </form>
  );
}
