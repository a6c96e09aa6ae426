import Typography from "@mui/material/Typography";
import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import { trpc } from "../../api/trpc.ts";
import { useCommand } from "../../api/use-command.ts";
import { EditDialog } from "../../ui/forms/edit-dialog.tsx";
import { useForm } from "../../ui/forms/use-form.ts";
import { TextInput } from "../../ui/inputs/text-input.tsx";

/** A disputed timesheet of a pay period, with what its employee wrote. */
interface DisputedSheet {
  employeeId: EmployeeId;
  employeeName: string;
  firstDay: string;
  version: number;
  message: string;
}

interface AnswerSheetDialogProps {
  of: DisputedSheet;
  onSaid: () => Promise<void>;
  onClose: () => void;
}

/** The dialog in which a manager answers a disputed timesheet. */
export function AnswerSheetDialog({ of, onSaid, onClose }: AnswerSheetDialogProps) {
  const { employeeId, employeeName, firstDay, version: expectedVersion } = of;
  const form = useForm({
    suggested: { message: "" },
    command: useCommand(trpc.timesheets.answer.mutationOptions()),
    input: ({ message }) => ({ employeeId, firstDay, expectedVersion, message }),
    saved: "Answered.",
    onSaved: () => closeAfter(onSaid, onClose),
  });
  return (
    <EditDialog
      form={form}
      title={`Answer ${employeeName}`}
      submitLabel="Answer"
      onClose={onClose}
      maxWidth="xs"
    >
      <Typography>{`“${of.message}”`}</Typography>
      <TextInput
        label="Message"
        value={form.draft.message}
        onChange={(message) => form.change({ message })}
        error={form.errorOf("message")}
        help="The employee can then sign or dispute again."
        isRequired
        autoFocus
      />
    </EditDialog>
  );
}

/** Closes a dialog once what was said is read again. */
export async function closeAfter(read: () => Promise<void>, close: () => void): Promise<void> {
  await read();
  close();
}
