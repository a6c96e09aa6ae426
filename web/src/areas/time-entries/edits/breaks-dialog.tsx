import Typography from "@mui/material/Typography";
import { changeBreaksFormIn } from "@crewline/domain/projections/time-entries/entry-forms";
import { formatWorkSpan } from "@crewline/domain/words/time-entries/format-work-span";
import { repeatedTimesOf } from "@crewline/domain/projections/time-entries/span-form";
import type { BreakAttestation } from "@crewline/domain/records/time-entries/time-entry";
import { wallTimesOfSpan } from "@crewline/domain/rules/time-entries/wall-times-of-span";
import { trpc } from "../../../api/trpc.ts";
import { useCommand } from "../../../api/use-command.ts";
import { useLocale } from "../../../locale/use-locale.ts";
import { EditDialog } from "../../../ui/forms/edit-dialog.tsx";
import { useForm } from "../../../ui/forms/use-form.ts";
import { SelectInput } from "../../../ui/inputs/select-input.tsx";
import { BreakFields } from "./break-fields.tsx";
import type { EditDialogProps } from "./edit-sources.ts";
import { ReasonField } from "./reason-field.tsx";

const attestations: { value: BreakAttestation; label: string }[] = [
  { value: "none", label: "Nothing recorded" },
  { value: "mealWaived", label: "Employee waived the meal break" },
  { value: "noBreak", label: "No break taken: deduct nothing" },
];

/** Adds, changes and removes the breaks of an entry, and records a waiver. */
export function BreaksDialog({ entry, employeeName, onClose }: EditDialogProps) {
  const locale = useLocale();
  const { payable: original, timeZone, breakAttestation } = entry;
  const form = useForm({
    suggested: { payable: wallTimesOfSpan(original, timeZone), breakAttestation, reason: "" },
    schema: changeBreaksFormIn({ original, locale }),
    command: useCommand(trpc.timeEntries.changeBreaks.mutationOptions()),
    input: (draft) => ({
      ...draft,
      payable: { ...draft.payable, timeZone },
      entryId: entry.id,
      expectedVersion: entry.version,
    }),
    saved: "Breaks saved.",
    onSaved: onClose,
  });
  const { draft, change, errorOf } = form;
  const { payable } = draft;
  const repeated = repeatedTimesOf(payable, timeZone);
  return (
    <EditDialog
      form={form}
      title={`Breaks of ${employeeName}'s time`}
      submitLabel="Save breaks"
      onClose={onClose}
    >
      <Typography>{formatWorkSpan(original, entry, locale)}</Typography>
      <BreakFields
        value={payable.breaks}
        onChange={(breaks) => change({ payable: { ...payable, breaks } })}
        stateOf={(field) => ({
          error: errorOf(`payable.${field}`),
          isRepeated: repeated.includes(field),
        })}
        timeZone={timeZone}
      />
      <SelectInput
        label="Break not taken"
        value={draft.breakAttestation}
        onChange={(value) => change({ breakAttestation: value })}
        options={attestations}
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
