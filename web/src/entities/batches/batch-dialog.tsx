import type { ReactNode } from "react";
import { useState } from "react";
import { FormDialog } from "../../ui/forms/form-dialog.tsx";
import type { FormProblem } from "../../ui/dialogs/form-problem.ts";
import { BatchProgressBar } from "./batch-result.tsx";
import { ImportDone } from "./import-done.tsx";
import type { BatchOutcome, useBatches } from "./use-batches.ts";

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
  /** True where nothing would be done with any of the records. */
  isBlocked?: boolean;
  problem: FormProblem | null;
  /** True when something was done, so that the selection has served. */
  onClose: (isDone: boolean) => void;
  children: ReactNode;
}

/** Asks for a bulk action, shows how far it is, then what became of each row and the way back. */
export function BatchDialog(props: BatchDialogProps) {
  const { name, title, submitLabel, batches, onRun, isLoading, problem, onClose, children } = props;
  const [outcome, setOutcome] = useState<BatchOutcome | null>(null);
  if (outcome !== null) {
    return (
      <ImportDone title={name} outcome={outcome} batches={batches} onClose={() => onClose(true)} />
    );
  }
  return (
    <FormDialog
      open
      title={title}
      submitLabel={submitLabel}
      onSubmit={async () => setOutcome(await onRun())}
      isRunning={batches.progress !== null || isLoading === true}
      isBlocked={(props.isBlocked ?? false) && isLoading !== true}
      {...(props.keepLabel === undefined ? {} : { keepLabel: props.keepLabel })}
      problem={problem}
      onClose={() => onClose(false)}
    >
      {children}
      <BatchProgressBar progress={batches.progress} />
    </FormDialog>
  );
}
