import type { ComponentProps } from "react";
import type { FormState } from "./form-definition.ts";
import { FormDialog } from "./form-dialog.tsx";

type DialogProps = ComponentProps<typeof FormDialog>;

interface EditDialogProps extends Omit<DialogProps, "open" | "onSubmit" | "isRunning" | "problem"> {
  form: FormState;
}

/** A form of `useForm` in a dialog, which is open while it is rendered. */
export function EditDialog({ form, ...props }: EditDialogProps) {
  const { submit, isRunning, problem } = form;
  return <FormDialog open onSubmit={submit} isRunning={isRunning} problem={problem} {...props} />;
}
