import Typography from "@mui/material/Typography";
import { formatDayRange } from "@crewline/domain/kernel/formats/format-time";
import { formatDuration } from "@crewline/domain/kernel/time/duration";
import type { ShownTimesheet } from "@crewline/domain/records/timesheets/timesheet";
import { confirmationText } from "@crewline/domain/words/timesheets/sheet-words";
import { trpc } from "../../../api/trpc.ts";
import { useCommand } from "../../../api/use-command.ts";
import {
  AnswerSheetDialog,
  closeAfter,
} from "../../../entities/timesheets/answer-sheet-dialog.tsx";
import { useLocale } from "../../../locale/use-locale.ts";
import { EditDialog } from "../../../ui/forms/edit-dialog.tsx";
import { useForm } from "../../../ui/forms/use-form.ts";
import { TextInput } from "../../../ui/inputs/text-input.tsx";

export type SheetAct = "sign" | "dispute" | "answer";

interface SheetDialogProps {
  sheet: ShownTimesheet;
  onSaid: () => Promise<void>;
  onClose: () => void;
}

/** The dialog in which an employee signs or disputes a timesheet, or a manager answers. */
export function SheetDialog({ act, ...props }: SheetDialogProps & { act: SheetAct }) {
  const Dialog = dialogs[act];
  return <Dialog {...props} />;
}

const dialogs = { sign: SignDialog, dispute: DisputeDialog, answer: AnswerDialog };

function SignDialog({ sheet, onSaid, onClose }: SheetDialogProps) {
  const locale = useLocale();
  const { firstDay, lastDay, digest, version: expectedVersion, total } = sheet;
  const form = useForm({
    suggested: {},
    command: useCommand(trpc.timesheets.sign.mutationOptions()),
    input: () => ({ firstDay, digest, expectedVersion }),
    saved: "Signed.",
    onSaved: () => closeAfter(onSaid, onClose),
  });
  return (
    <EditDialog
      form={form}
      title="Sign your timesheet"
      submitLabel="Sign"
      onClose={onClose}
      maxWidth="xs"
    >
      <Typography>
        {`${formatDayRange(firstDay, lastDay, locale)}: ${formatDuration(total.workedSeconds)} hours`}
      </Typography>
      <Typography>{confirmationText(locale)}</Typography>
    </EditDialog>
  );
}

function DisputeDialog({ sheet, onSaid, onClose }: SheetDialogProps) {
  const { firstDay, digest, version: expectedVersion } = sheet;
  const form = useForm({
    suggested: { message: "" },
    command: useCommand(trpc.timesheets.dispute.mutationOptions()),
    input: ({ message }) => ({ firstDay, digest, expectedVersion, message }),
    saved: "Sent. A manager will answer.",
    onSaved: () => closeAfter(onSaid, onClose),
  });
  return (
    <EditDialog
      form={form}
      title="What is wrong with these hours?"
      submitLabel="Dispute"
      onClose={onClose}
      maxWidth="xs"
    >
      <Typography variant="body2">
        To ask for other times of one day, open its entry instead.
      </Typography>
      <TextInput
        label="Message"
        value={form.draft.message}
        onChange={(message) => form.change({ message })}
        error={form.errorOf("message")}
        isRequired
        autoFocus
      />
    </EditDialog>
  );
}

function AnswerDialog({ sheet, onSaid, onClose }: SheetDialogProps) {
  return (
    <AnswerSheetDialog
      of={{ ...sheet, message: sheet.steps.at(-1)?.message ?? "" }}
      onSaid={onSaid}
      onClose={onClose}
    />
  );
}
