import type { TimeEntry } from "@crewline/domain/records/time-entries/time-entry";
import Typography from "@mui/material/Typography";
import { trpc } from "../../api/trpc.ts";
import { useCommand } from "../../api/use-command.ts";
import { EditDialog } from "../../ui/forms/edit-dialog.tsx";
import { useForm } from "../../ui/forms/use-form.ts";
import { TextInput } from "../../ui/inputs/text-input.tsx";

interface DeclineCorrectionDialogProps {
  entry: TimeEntry;
  employeeName: string;
  onClose: () => void;
}

/** Declines an employee's request with a message, which the employee reads. */
export function DeclineCorrectionDialog({
  entry,
  employeeName,
  onClose,
}: DeclineCorrectionDialogProps) {
  const form = useForm({
    suggested: { message: "" },
    command: useCommand(trpc.timeEntries.declineCorrection.mutationOptions()),
    input: ({ message }) => ({ entryId: entry.id, expectedVersion: entry.version, message }),
    saved: "Request declined.",
    onSaved: onClose,
  });
  return (
    <EditDialog
      form={form}
      title={`Decline ${employeeName}'s request`}
      isDangerous
      submitLabel="Decline"
      onClose={onClose}
      maxWidth="xs"
    >
      <Typography>
        {entry.state === "requested" ? "No entry is added." : "The time stays as it is."}
      </Typography>
      <TextInput
        label="Message"
        value={form.draft.message}
        onChange={(message) => form.change({ message })}
        error={form.errorOf("message")}
        help={`${employeeName} can read it.`}
        isRequired
        autoFocus
      />
    </EditDialog>
  );
}
