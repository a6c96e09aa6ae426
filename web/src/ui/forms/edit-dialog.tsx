import type { ComponentProps } from "react";
import type { ConflictWords } from "./edit-conflict.tsx";
import { EditConflict } from "./edit-conflict.tsx";
import type { FormState } from "./form-definition.ts";
import { FormDialog } from "./form-dialog.tsx";

type DialogProps = ComponentProps<typeof FormDialog>;

interface EditDialogProps extends Omit<DialogProps, "open" | "onSubmit" | "isRunning" | "problem"> {
  form: FormState;
  /** The changes that another person saved, where they can be named. */
  conflictWords?: ConflictWords | undefined;
}

/** A form in a dialog, which is open while it is rendered, with its conflict and its refusal. */
export function EditDialog({ form, conflictWords, children, ...props }: EditDialogProps) {
  const { submit, isRunning, problem, conflict } = form;
  const isStale = conflict?.isShown === true && !isRunning;
  return (
    <FormDialog
      open
      {...props}
      onSubmit={submit}
      isRunning={isRunning}
      problem={isStale ? null : problem}
      isBlocked={isStale || props.isBlocked === true}
    >
      {conflict !== null && <EditConflict {...conflict} isShown={isStale} words={conflictWords} />}
      {children}
    </FormDialog>
  );
}
