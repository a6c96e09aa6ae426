import Alert from "@mui/material/Alert";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import type { TimeEntry } from "@crewline/domain/records/time-entries/time-entry";
import { formatDayTime } from "@crewline/domain/kernel/formats/format-time";
import { useLocale } from "../../locale/use-locale.ts";
import { trpc } from "../../api/trpc.ts";
import { useCommand } from "../../api/use-command.ts";
import { FormDialog } from "../../ui/forms/form-dialog.tsx";
import { TextInput } from "../../ui/inputs/text-input.tsx";
import { useNotice } from "../../ui/notices/use-notice.ts";
import { SpanFields } from "./span-fields.tsx";
import { useSpanForm, wallSpanOf } from "./use-span-form.ts";

interface CorrectEntryDialogProps {
  entry: TimeEntry;
  employeeName: string;
  onClose: () => void;
}

/** Corrects the payable time of an entry with a reason; the punches stay as they were made. */
export function CorrectEntryDialog({ entry, employeeName, onClose }: CorrectEntryDialogProps) {
  const notify = useNotice();
  const [seenVersion] = useState(entry.version);
  const [reason, setReason] = useState("");
  const form = useSpanForm(wallSpanOf(entry), entry.payable);
  const { run, isRunning, problem } = useCommand(trpc.timeEntries.correct.mutationOptions(), {
    onDone: () => {
      notify("Corrected. The change is in the audit trail.");
      onClose();
    },
  });
  const handleSubmit = async () => {
    const payable = form.read(entry.timeZone);
    if (payable === null) return;
    const { id: entryId, locationId, jobRoleId, note } = entry;
    const expectedVersion = problem?.code === "CONFLICT" ? entry.version : seenVersion;
    await run({ entryId, locationId, jobRoleId, note, payable, reason, expectedVersion });
  };
  return (
    <FormDialog
      open
      title={`Correct ${employeeName}'s time`}
      submitLabel="Save correction"
      onSubmit={handleSubmit}
      isRunning={isRunning}
      problem={problem}
      onClose={onClose}
    >
      {entry.version !== seenVersion && <ChangedMeanwhile entry={entry} />}
      {entry.proposedEndsAt !== null && (
        <Alert severity="info">
          There was no clock-out. The end below is a proposal; it is paid only once you save it.
        </Alert>
      )}
      <SpanFields
        value={form.wall}
        onChange={form.setWall}
        problems={form.problems}
        repeated={form.repeated}
        timeZone={entry.timeZone}
      />
      <TextInput
        label="Why"
        value={reason}
        onChange={setReason}
        error={problem?.fieldErrors["reason"]}
        help="Everyone who can see this entry can read it."
        isRequired
      />
      <Typography variant="body2" color="textSecondary">
        The punches stay as they were made. Only the time that is paid changes.
      </Typography>
    </FormDialog>
  );
}

function ChangedMeanwhile({ entry }: { entry: TimeEntry }) {
  const locale = useLocale();
  const ends = entry.payable.endsAt;
  return (
    <Alert severity="warning">
      {entry.updatedByName} changed this entry while you were typing: it now runs from{" "}
      {formatDayTime(entry.payable.startsAt, entry.timeZone, locale)} to{" "}
      {ends === null ? "no end yet" : formatDayTime(ends, entry.timeZone, locale)}. What you typed
      is kept; saving again replaces it.
    </Alert>
  );
}
