import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import Stack from "@mui/material/Stack";
import { useId, useState } from "react";
import { BatchProgressBar, BatchResult } from "./batch-result.tsx";
import type { BatchOutcome, useBatches } from "./use-batches.ts";

interface ImportDoneProps {
  title: string;
  outcome: BatchOutcome;
  batches: Pick<ReturnType<typeof useBatches>, "undo" | "progress">;
  onClose: () => void;
}

/** What a bulk action did, row by row, and the way to take it back. */
export function ImportDone({ title, outcome, batches, onClose }: ImportDoneProps) {
  const [undone, setUndone] = useState<BatchOutcome | null>(null);
  const titleId = useId();
  const isRunning = batches.progress !== null;
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      aria-labelledby={titleId}
      onClose={isRunning ? undefined : onClose}
    >
      <DialogTitle id={titleId}>{undone === null ? title : `${title}: undone`}</DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
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
            loading={isRunning}
            onClick={async () => setUndone(await batches.undo(outcome))}
          >
            Undo
          </Button>
        )}
        <Button variant="contained" disabled={isRunning} onClick={onClose} autoFocus>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}
