import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import Stack from "@mui/material/Stack";
import useMediaQuery from "@mui/material/useMediaQuery";
import { useId, useState } from "react";
import type { BatchGroup } from "@crewline/domain/rules/batches/batch-group";
import { useLocale } from "../../locale/use-locale.ts";
import { BatchProgressBar, BatchResult } from "./batch-result.tsx";
import type { BatchOutcome } from "./batch-calls.ts";
import type { BatchCommands } from "./use-batches.ts";
import { useBatches } from "./use-batches.ts";
import { askToUndo } from "./use-undo.ts";
import { DataStates } from "../../ui/page/data-states.tsx";
import { EmptyState } from "../../ui/page/empty-state.tsx";
import type { FormProblem } from "../../ui/dialogs/form-problem.ts";
import { FormProblemAlert } from "../../ui/dialogs/form-problem-alert.tsx";
import type { QueryLike } from "../../ui/loading/load-result.ts";
import { queryResult } from "../../ui/loading/load-result.ts";
import { BatchGroupItem } from "./batch-group-item.tsx";

interface RecentBatchesDialogProps {
  query: QueryLike<{ groups: BatchGroup[] }>;
  commands: BatchCommands<never>;
  problem: FormProblem | null;
  /** The kind of actions listed here, shown while the list is empty. */
  about: string;
  onClose: () => void;
}

/** The latest imports and bulk changes of a list, each with the way to take it back. */
export function RecentBatchesDialog(props: RecentBatchesDialogProps) {
  const locale = useLocale();
  const { query, commands, problem, about, onClose } = props;
  const batches = useBatches(commands);
  const [undone, setUndone] = useState<BatchOutcome | null>(null);
  const titleId = useId();
  const isPhone = useMediaQuery((theme) => theme.breakpoints.down("sm"));
  const isRunning = batches.progress !== null;

  const handleUndo = async ({ title, batchIds, done, undone: before }: BatchGroup) => {
    if (!(await askToUndo(title, done - before, locale))) return;
    setUndone(null);
    const outcome = await batches.undoAll({ batchIds, total: done - before });
    setUndone(outcome);
    await query.refetch();
  };

  return (
    <Dialog
      open
      fullWidth
      fullScreen={isPhone}
      maxWidth="md"
      aria-labelledby={titleId}
      onClose={isRunning ? undefined : onClose}
    >
      <DialogTitle id={titleId}>Recent imports and bulk changes</DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
          <FormProblemAlert problem={problem} />
          {undone !== null && <BatchResult title="Undo" outcome={undone} />}
          <BatchProgressBar progress={batches.progress} />
          <DataStates result={queryResult(query)} label="the bulk changes">
            {({ groups }) =>
              groups.length === 0 ? (
                <div>
                  <EmptyState title="Nothing yet" text={about} />
                </div>
              ) : (
                <Stack component="ul" spacing={2} sx={{ listStyle: "none", m: 0, p: 0 }}>
                  {groups.map((group) => (
                    <BatchGroupItem
                      key={group.groupId}
                      group={group}
                      isRunning={isRunning}
                      onUndo={handleUndo}
                    />
                  ))}
                </Stack>
              )
            }
          </DataStates>
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" disabled={isRunning} onClick={onClose} autoFocus>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}
