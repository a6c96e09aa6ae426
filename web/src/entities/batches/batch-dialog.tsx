import type { ReactNode } from "react";
import type { FormProblem } from "../../ui/dialogs/form-problem.ts";
import { BatchFormDialog } from "./batch-form-dialog.tsx";
import { useBatchForm } from "./use-batch-form.ts";
import type { BatchOutcome } from "./batch-calls.ts";
import type { useBatches } from "./use-batches.ts";

interface BatchDialogProps {
  /** The name of the action in the list of earlier bulk actions. */
  name: string;
  /** The question. */
  title: string;
  submitLabel: string;
  batches: Pick<ReturnType<typeof useBatches>, "undo" | "progress">;
  /** Returns null where there is nothing to do yet. */
  onRun: () => Promise<BatchOutcome | null>;
  isLoading?: boolean;
  keepLabel?: string;
  /** True for what takes something away: the button is red. */
  isDangerous?: boolean;
  /** True where nothing would be done with any of the records. */
  isBlocked?: boolean;
  /** True for a question that a second Enter may answer. */
  focusesSubmit?: boolean;
  problem: FormProblem | null;
  /** True when something was done, so that the selection has served. */
  onClose: (isDone: boolean) => void;
  children: ReactNode;
}

const noFields = {};

/** Asks for a bulk action that is decided by its selection alone. */
export function BatchDialog(props: BatchDialogProps) {
  const { batches, onRun, isLoading = false, isBlocked = false, problem, ...dialog } = props;
  const isRunning = batches.progress !== null || isLoading;
  const form = useBatchForm({
    suggested: noFields,
    command: { run: onRun, isRunning, problem, clearProblem: () => undefined },
  });
  return (
    <BatchFormDialog
      {...dialog}
      form={form}
      batches={batches}
      isBlocked={isBlocked && !isLoading}
    />
  );
}
