import Typography from "@mui/material/Typography";
import { useState } from "react";
import type { TimeEntry } from "@crewline/domain/records/time-entries/time-entry";
import { trpc } from "../../api/trpc.ts";
import { useCommand } from "../../api/use-command.ts";
import { FormDialog } from "../../ui/forms/form-dialog.tsx";
import { TextInput } from "../../ui/inputs/text-input.tsx";
import { useNotice } from "../../ui/notices/use-notice.ts";

export type Decision = "unapprove" | "reject" | "void";

const words: Record<Decision, { title: string; submit: string; effect: string; done: string }> = {
  unapprove: {
    title: "Take the approval back",
    submit: "Take back",
    effect: "The entry waits for approval again and can be corrected.",
    done: "Approval taken back.",
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
  const notify = useNotice();
  const [reason, setReason] = useState("");
  const { title, submit, effect, done } = words[decision];
  const { run, isRunning, problem } = useCommand(trpc.timeEntries[decision].mutationOptions(), {
    onDone: () => {
      notify(done);
      onClose();
    },
  });
  return (
    <FormDialog
      open
      title={title}
      submitLabel={submit}
      onSubmit={async () => {
        await run({ entryId: entry.id, expectedVersion: entry.version, reason });
      }}
      isRunning={isRunning}
      problem={problem}
      onClose={onClose}
      maxWidth="xs"
    >
      <Typography>{effect}</Typography>
      <TextInput
        label="Why"
        value={reason}
        onChange={setReason}
        error={problem?.fieldErrors["reason"]}
        isRequired
        autoFocus
      />
    </FormDialog>
  );
}
