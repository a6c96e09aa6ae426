import type { ComponentProps } from "react";
import { EditDialog } from "../../ui/forms/edit-dialog.tsx";
import { BatchProgressBar } from "./batch-result.tsx";
import { ImportDone } from "./import-done.tsx";
import type { BatchForm } from "./use-batch-form.ts";
import type { useBatches } from "./use-batches.ts";

type DialogProps = ComponentProps<typeof EditDialog>;

interface BatchFormDialogProps<TDraft> extends Omit<DialogProps, "form" | "onClose"> {
  /** The name of the action in the list of earlier bulk actions. */
  name: string;
  form: BatchForm<TDraft>;
  batches: Pick<ReturnType<typeof useBatches>, "undo" | "progress">;
  /** True when something was done, so that the selection has served. */
  onClose: (isDone: boolean) => void;
}

/** The form of a bulk action, its progress, then what became of each row and the way back. */
export function BatchFormDialog<TDraft>(props: BatchFormDialogProps<TDraft>) {
  const { name, form, batches, onClose, children, ...dialog } = props;
  if (form.outcome !== null) {
    return (
      <ImportDone
        title={name}
        outcome={form.outcome}
        batches={batches}
        problem={form.problem}
        onClose={() => onClose(true)}
      />
    );
  }
  return (
    <EditDialog {...dialog} form={form} onClose={() => onClose(false)}>
      {children}
      <BatchProgressBar progress={batches.progress} />
    </EditDialog>
  );
}
