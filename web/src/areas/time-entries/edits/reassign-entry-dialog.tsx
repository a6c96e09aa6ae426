import Typography from "@mui/material/Typography";
import { trpc } from "../../../api/trpc.ts";
import { useCommand } from "../../../api/use-command.ts";
import { EditDialog } from "../../../ui/forms/edit-dialog.tsx";
import { useForm } from "../../../ui/forms/use-form.ts";
import type { EditDialogProps } from "./edit-sources.ts";
import { ReasonField } from "./reason-field.tsx";
import { useWorkChoice } from "./use-work-choice.ts";
import { idOrNull, workDraftOf } from "./work-draft.ts";
import { WorkFields } from "./work-fields.tsx";

/** Moves an entry to another job role, location or shift. */
export function ReassignEntryDialog({ entry, employeeName, sources, onClose }: EditDialogProps) {
  const form = useForm({
    suggested: { ...workDraftOf(entry), reason: "" },
    command: useCommand(trpc.timeEntries.reassign.mutationOptions()),
    input: ({ locationId, jobRoleId, shiftId, reason }) => ({
      entryId: entry.id,
      expectedVersion: entry.version,
      locationId: idOrNull(locationId) ?? entry.locationId,
      jobRoleId: idOrNull(jobRoleId),
      shiftId: idOrNull(shiftId),
      reason,
    }),
    saved: "Moved. The change is in the audit trail.",
    onSaved: onClose,
  });
  const { draft, change, errorOf } = form;
  const choice = useWorkChoice(sources, { ...draft, employeeId: entry.employeeId, day: entry.day });
  return (
    <EditDialog
      form={form}
      title={`Move ${employeeName}'s time`}
      submitLabel="Move"
      onClose={onClose}
      maxWidth="xs"
    >
      <Typography>The time stays as it is. Pay follows the job role and the location.</Typography>
      <WorkFields choice={choice} value={draft} onChange={change} errorOf={errorOf} />
      <ReasonField
        entry={entry}
        value={draft.reason}
        onChange={(reason) => change({ reason })}
        error={errorOf("reason")}
      />
    </EditDialog>
  );
}
