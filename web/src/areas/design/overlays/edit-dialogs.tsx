import { EditDialog } from "../../../ui/forms/edit-dialog.tsx";
import { ReasonInput } from "../../../ui/forms/reason-input.tsx";
import { schemaOfCheck } from "../../../ui/forms/schema-of-check.ts";
import { useForm } from "../../../ui/forms/use-form.ts";
import { TextInput } from "../../../ui/inputs/text-input.tsx";
import { SampleFields } from "../samples/sample-fields.tsx";
import { touched, useSampleForm } from "../samples/sample-forms.ts";
import { useSampleRunner } from "../samples/sample-runner.ts";

interface DialogProps {
  onClose: () => void;
}

/** Refuses empty fields, is busy for a moment, then closes and says so. */
export function TriedDialog({ onClose }: DialogProps) {
  const form = useSampleForm(onClose);
  return (
    <EditDialog form={form} title="Add employee" submitLabel="Add" onClose={onClose}>
      <SampleFields form={form} />
    </EditDialog>
  );
}

/** Someone else saved the record during the edit. */
export function ConflictDialog({ onClose }: DialogProps) {
  const conflict = { isShown: true, onKeepMine: onClose, onTakeTheirs: onClose };
  return (
    <EditDialog
      form={{ ...touched, conflict }}
      title="Edit location"
      submitLabel="Save"
      onClose={onClose}
    >
      <TextInput label="Name" value="Harborside" onChange={() => undefined} />
    </EditDialog>
  );
}

const reasonSchema = schemaOfCheck<{ reason: string }>(({ reason }) => ({
  reason: reason.trim() === "" ? "Enter a reason." : undefined,
}));

/** A decision that needs a reason. */
export function DangerousDialog({ onClose }: DialogProps) {
  const form = useForm({
    suggested: { reason: "" },
    schema: reasonSchema,
    command: useSampleRunner<{ reason: string }>(),
    input: (draft) => draft,
    onSaved: onClose,
  });
  return (
    <EditDialog
      form={form}
      title="Decline the time off of Ana Silva"
      submitLabel="Decline"
      isDangerous
      onClose={onClose}
    >
      <ReasonInput form={form} help="Ana reads it in her mail." rows={2} />
    </EditDialog>
  );
}
