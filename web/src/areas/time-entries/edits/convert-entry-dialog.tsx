import Typography from "@mui/material/Typography";
import { timeOffOfEntry } from "@crewline/domain/rules/entry-edits/time-off-of-entry";
import { timeOffSentence } from "@crewline/domain/words/time-off/time-off-sentence";
import { trpc } from "../../../api/trpc.ts";
import { useCommand } from "../../../api/use-command.ts";
import { firstTypeOf, useTimeOffTypes } from "../../../entities/time-off/use-time-off-types.ts";
import { useLocale } from "../../../locale/use-locale.ts";
import { EditDialog } from "../../../ui/forms/edit-dialog.tsx";
import { useForm } from "../../../ui/forms/use-form.ts";
import { SelectInput } from "../../../ui/inputs/select-input.tsx";
import type { EditDialogProps } from "./edit-sources.ts";
import { ReasonField } from "./reason-field.tsx";

/** Records approved time off in the place of an entry. */
export function ConvertEntryDialog({ entry, employeeName, onClose }: EditDialogProps) {
  const locale = useLocale();
  const types = useTimeOffTypes();
  const form = useForm({
    suggested: { type: firstTypeOf(types), reason: "" },
    command: useCommand(trpc.timeEntries.convert.mutationOptions()),
    input: (draft) => ({ ...draft, entryId: entry.id, expectedVersion: entry.version }),
    saved: "Converted to time off.",
    onSaved: onClose,
  });
  const { draft, change, errorOf } = form;
  return (
    <EditDialog
      form={form}
      title={`Convert ${employeeName}'s time to time off`}
      submitLabel="Convert"
      onClose={onClose}
      maxWidth="xs"
    >
      <Typography>{timeOffSentence("convert", { span: timeOffOfEntry(entry) }, locale)}</Typography>
      <SelectInput
        label="Type"
        value={draft.type}
        onChange={(type) => change({ type })}
        options={types.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <ReasonField
        entry={entry}
        value={draft.reason}
        onChange={(reason) => change({ reason })}
        error={errorOf("reason")}
      />
    </EditDialog>
  );
}
