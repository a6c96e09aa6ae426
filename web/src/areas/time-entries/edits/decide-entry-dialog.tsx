import Typography from "@mui/material/Typography";
import type { TimeEntry } from "@crewline/domain/records/time-entries/time-entry";
import { trpc } from "../../../api/trpc.ts";
import { useCommand } from "../../../api/use-command.ts";
import { EditDialog } from "../../../ui/forms/edit-dialog.tsx";
import { useForm } from "../../../ui/forms/use-form.ts";
import { ReasonInput } from "../../../ui/forms/reason-input.tsx";

export type Decision = "unapprove" | "reject" | "void";

const words: Record<Decision, { title: string; submit: string; effect: string; done: string }> = {
  unapprove: {
    title: "Undo the approval",
    submit: "Undo approval",
    effect: "The entry waits for approval again and can be corrected.",
    done: "Approval undone.",
  },
  reject: {
    title: "Send the entry back",
    submit: "Send back",
    effect: "The entry is not paid until it is corrected.",
    done: "Sent back.",
  },
  void: {
    title: "Void the entry",
    submit: "Void",
    effect: "The entry stays in the records, but it counts no hours and is not paid.",
    done: "Voided.",
  },
};

interface DecideEntryDialogProps {
  decision: Decision;
  entry: TimeEntry;
  onClose: () => void;
}

/** A decision about one entry that needs a reason. */
export function DecideEntryDialog({ decision, entry, onClose }: DecideEntryDialogProps) {
  const { title, submit, effect, done } = words[decision];
  const form = useForm({
    suggested: { reason: "" },
    command: useCommand(trpc.timeEntries[decision].mutationOptions()),
    input: ({ reason }) => ({ entryId: entry.id, expectedVersion: entry.version, reason }),
    saved: done,
    onSaved: onClose,
  });
  return (
    <EditDialog
      form={form}
      title={title}
      submitLabel={submit}
      isDangerous={decision === "void"}
      onClose={onClose}
      maxWidth="xs"
    >
      <Typography>{effect}</Typography>
      <ReasonInput form={form} />
    </EditDialog>
  );
}
