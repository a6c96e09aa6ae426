import Typography from "@mui/material/Typography";
import { formatDay } from "@crewline/domain/kernel/formats/format-time";
import type { TimeEntryId } from "@crewline/domain/kernel/ids/entity-ids";
import { formatWorkSpan } from "@crewline/domain/words/time-entries/format-work-span";
import { adjoiningEntries } from "@crewline/domain/rules/entry-edits/adjoining-entries";
import { trpc } from "../../../api/trpc.ts";
import { useCommand } from "../../../api/use-command.ts";
import { useLocale } from "../../../locale/use-locale.ts";
import { EditDialog } from "../../../ui/forms/edit-dialog.tsx";
import { useForm } from "../../../ui/forms/use-form.ts";
import { CheckInput } from "../../../ui/inputs/check-input.tsx";
import type { EditDialogProps } from "./edit-sources.ts";
import { ReasonField } from "./reason-field.tsx";

/** Merges an entry with those of the same work that adjoin it. */
export function MergeEntriesDialog(props: EditDialogProps) {
  const { entry, employeeName, sources, onOpen, onClose } = props;
  const locale = useLocale();
  const adjoining = adjoiningEntries(entry, sources.entries);
  const leftOut: readonly TimeEntryId[] = [];
  const form = useForm({
    suggested: { leftOut, reason: "" },
    command: useCommand(trpc.timeEntries.merge.mutationOptions()),
    input: (draft) => ({
      entries: [entry, ...adjoining.filter(({ id }) => !draft.leftOut.includes(id))].map(
        ({ id, version }) => ({ entryId: id, expectedVersion: version }),
      ),
      reason: draft.reason,
    }),
    saved: "Merged. The punches of all entries stay.",
    onSaved: ({ entries }) => {
      const kept = entries.at(-1)?.entryId ?? entry.id;
      if (kept !== entry.id) onOpen(kept);
      onClose();
    },
  });
  const { draft, change, errorOf } = form;
  return (
    <EditDialog
      form={form}
      title={`Merge ${employeeName}'s time`}
      submitLabel="Merge"
      onClose={onClose}
      maxWidth="xs"
    >
      <Typography>
        {formatDay(entry.day, locale)}, {formatWorkSpan(entry.payable, entry, locale)}, becomes one
        entry with these. The time between them becomes an unpaid break.
      </Typography>
      {adjoining.map((other) => (
        <CheckInput
          key={other.id}
          label={`${formatDay(other.day, locale)}, ${formatWorkSpan(other.payable, other, locale)}`}
          value={!draft.leftOut.includes(other.id)}
          onChange={(isIn) =>
            change({
              leftOut: isIn
                ? draft.leftOut.filter((id) => id !== other.id)
                : [...draft.leftOut, other.id],
            })
          }
        />
      ))}
      <ReasonField
        entry={{ ...entry, wasApproved: [entry, ...adjoining].some((one) => one.wasApproved) }}
        value={draft.reason}
        onChange={(reason) => change({ reason })}
        error={errorOf("reason")}
      />
    </EditDialog>
  );
}
