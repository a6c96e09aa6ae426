import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import Stack from "@mui/material/Stack";
import useMediaQuery from "@mui/material/useMediaQuery";
import { resultWords } from "@crewline/domain/rules/batches/undo-batch";
import { useEffect, useEffectEvent, useId, useState } from "react";
import { useLocale } from "../../locale/use-locale.ts";
import type { FormProblem } from "../../ui/dialogs/form-problem.ts";
import { FormProblemAlert } from "../../ui/dialogs/form-problem-alert.tsx";
import { useNotice } from "../../ui/notices/use-notice.ts";
import { BatchProgressBar, BatchResult } from "./batch-result.tsx";
import { askToUndo, useUndoNotice } from "./use-undo.ts";
import type { BatchOutcome } from "./batch-calls.ts";
import type { useBatches } from "./use-batches.ts";

interface ImportDoneProps {
  title: string;
  outcome: BatchOutcome;
  batches: Pick<ReturnType<typeof useBatches>, "undo" | "progress">;
  /** The reason why rows were not sent, or not undone. */
  problem: FormProblem | null;
  onClose: () => void;
}

/**
 * The result of a bulk action, with a button to undo it: a notice where everything went well, else
 * the result of each row, with a button that sends what is unfinished again.
 */
export function ImportDone(props: ImportDoneProps) {
  const [outcome, setOutcome] = useState(props.outcome);
  const shown = { ...props, outcome };
  return wentWell(outcome) ? (
    <DoneNotice {...shown} />
  ) : (
    <DoneDialog {...shown} onDone={setOutcome} />
  );
}

/** True where every row is done, and wholly. */
export function wentWell({ rows, unsent }: BatchOutcome): boolean {
  return unsent === 0 && rows.every(({ problem, remark }) => problem === null && remark === null);
}

function DoneNotice({ title, outcome, batches, onClose }: Omit<ImportDoneProps, "problem">) {
  const notify = useNotice();
  const undo = useUndoNotice(batches);
  const tell = useEffectEvent(() => {
    const text = `${title}: ${resultWords(outcome.rows)}.`;
    const canUndo = outcome.batchIds.length > 0;
    notify(canUndo ? { text, undo: () => void undo(title, outcome) } : text);
    onClose();
  });
  useEffect(() => tell(), []);
  return null;
}

interface DoneDialogProps extends ImportDoneProps {
  /** The outcome of all rows after the unfinished ones were sent again. */
  onDone: (outcome: BatchOutcome) => void;
}

function DoneDialog({ title, outcome, batches, problem, onDone, onClose }: DoneDialogProps) {
  const locale = useLocale();
  const [undone, setUndone] = useState<BatchOutcome | null>(null);
  const titleId = useId();
  const isPhone = useMediaQuery((theme) => theme.breakpoints.down("sm"));
  const isRunning = batches.progress !== null;
  const { again } = undone ?? outcome;
  const show = undone === null ? onDone : setUndone;
  return (
    <Dialog
      open
      fullScreen={isPhone}
      fullWidth
      maxWidth="sm"
      aria-labelledby={titleId}
      onClose={isRunning ? undefined : onClose}
    >
      <DialogTitle id={titleId}>{undone === null ? title : `${title}: undone`}</DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
          <FormProblemAlert problem={problem} />
          {undone === null ? (
            <BatchResult title={title} outcome={outcome} />
          ) : (
            <BatchResult title="Undo" outcome={undone} />
          )}
          <BatchProgressBar progress={batches.progress} />
        </Stack>
      </DialogContent>
      <DialogActions>
        {undone === null && outcome.batchIds.length > 0 && (
          <Button
            color="inherit"
            disabled={isRunning}
            loading={isRunning && again === null}
            onClick={async () => {
              const count = outcome.rows.filter(({ canBeUndone }) => canBeUndone).length;
              if (await askToUndo(title, count, locale)) setUndone(await batches.undo(outcome));
            }}
          >
            Undo
          </Button>
        )}
        <Button
          variant={again === null ? "contained" : "outlined"}
          color={again === null ? "primary" : "inherit"}
          disabled={isRunning}
          onClick={onClose}
          autoFocus={again === null}
        >
          Close
        </Button>
        {again !== null && (
          <Button
            variant="contained"
            loading={isRunning}
            onClick={async () => show(await again())}
            autoFocus
          >
            Try again
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
