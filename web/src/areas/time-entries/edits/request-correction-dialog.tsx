import Typography from "@mui/material/Typography";
import type { TimeEntry } from "@crewline/domain/records/time-entries/time-entry";
import { requestCorrectionFormIn } from "@crewline/domain/projections/time-entries/entry-forms";
import { hasOpenRequest } from "@crewline/domain/rules/entry-edits/correction";
import { wallTimesOfSpan } from "@crewline/domain/rules/time-entries/wall-times-of-span";
import { trpc } from "../../../api/trpc.ts";
import { useCommand } from "../../../api/use-command.ts";
import { useLocale } from "../../../locale/use-locale.ts";
import { EditDialog } from "../../../ui/forms/edit-dialog.tsx";
import { useRecordForm } from "../../../ui/forms/use-record-form.ts";
import { TextInput } from "../../../ui/inputs/text-input.tsx";
import type { EditDialogProps } from "./edit-sources.ts";
import { SpanFields } from "./span-fields.tsx";

/** Asks a manager to correct the employee's own time; nothing changes before that. */
export function RequestCorrectionDialog({
  entry,
  onClose,
}: Pick<EditDialogProps, "entry" | "onClose">) {
  const locale = useLocale();
  const { id: entryId, timeZone } = entry;
  const form = useRecordForm({
    record: entry,
    draftOf,
    schema: requestCorrectionFormIn({ original: entry.payable, locale }),
    command: useCommand(trpc.timeEntries.requestCorrection.mutationOptions()),
    input: ({ requested, message }, expectedVersion) => ({
      entryId,
      expectedVersion,
      requested: { ...requested, timeZone },
      message,
    }),
    saved: "Sent. A manager will decide.",
    onSaved: onClose,
  });
  const { draft } = form;
  return (
    <EditDialog
      form={form}
      title="What should your time be?"
      submitLabel="Ask for correction"
      onClose={onClose}
    >
      <SpanFields
        value={draft.requested}
        onChange={(requested) => form.change({ requested })}
        errorOf={(field) => form.errorOf(`requested.${field}`)}
        timeZone={timeZone}
      />
      <TextInput
        label="What is wrong?"
        value={draft.message}
        onChange={(message) => form.change({ message })}
        error={form.errorOf("message")}
        isRequired
      />
      <Typography variant="body2" color="textSecondary">
        {entry.state === "requested"
          ? "This time counts once a manager accepts it."
          : "Your time stays as it is until a manager accepts."}
      </Typography>
    </EditDialog>
  );
}

/** The time of an open request, else the payable time, with the proposed end where it has none. */
function draftOf(entry: TimeEntry) {
  const { payable, proposedEndsAt, timeZone, correction } = entry;
  const span = { ...payable, endsAt: payable.endsAt ?? proposedEndsAt };
  const requested = hasOpenRequest(entry) ? (correction?.requested ?? span) : span;
  const message = hasOpenRequest(entry) ? (correction?.message ?? "") : "";
  return { requested: wallTimesOfSpan(requested, timeZone), message };
}
