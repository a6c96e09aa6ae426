import { z } from "zod/mini";
import Typography from "@mui/material/Typography";
import { staffActSchema } from "@crewline/domain/records/users/staff-act";
import { EditDialog } from "../../ui/forms/edit-dialog.tsx";
import { ReasonInput } from "../../ui/forms/reason-input.tsx";
import { useForm } from "../../ui/forms/use-form.ts";
import type { StaffAct } from "./staff-act.ts";

interface StaffActDialogProps {
  act: StaffAct;
  /** Reads again what the act has changed. */
  onDone: () => Promise<void>;
  onClose: () => void;
}

const reasonForm = z.pick(staffActSchema, { reason: true });

/** Says what will happen and asks for the reason, which the audit log keeps. */
export function StaffActDialog({ act, onDone, onClose }: StaffActDialogProps) {
  const runner = {
    run: async (values: { reason: string }) => ((await act.run(values.reason)) ? values : null),
    isRunning: act.isRunning,
    problem: act.problem,
    clearProblem: act.clear,
  };
  const form = useForm({
    suggested: { reason: "" },
    schema: reasonForm,
    command: runner,
    input: (draft) => draft,
    saved: act.done,
    onSaved: async () => {
      close();
      await onDone();
    },
  });

  const close = () => {
    form.clear();
    onClose();
  };

  return (
    <EditDialog
      form={form}
      title={act.title}
      submitLabel={act.confirmLabel}
      isDangerous={act.isDangerous}
      onClose={close}
      maxWidth="xs"
    >
      <Typography>{act.text}</Typography>
      <ReasonInput
        form={form}
        rows={2}
        help="For example: asked by phone, called back on the number we know."
      />
    </EditDialog>
  );
}
