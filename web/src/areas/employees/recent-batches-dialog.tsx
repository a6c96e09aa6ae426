import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import Stack from "@mui/material/Stack";
import useMediaQuery from "@mui/material/useMediaQuery";
import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import type { BatchGroup } from "@crewline/domain/batches/batch-group";
import { trpc } from "../../api/trpc.ts";
import { BatchProgressBar, BatchResult } from "../../lists/batch-result.tsx";
import type { BatchOutcome } from "../../lists/use-batches.ts";
import { useBatches } from "../../lists/use-batches.ts";
import { DataStates } from "../../ui/data-states.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { FormProblemAlert } from "../../ui/form-problem-alert.tsx";
import { queryResult } from "../../ui/load-result.ts";
import { BatchGroupItem } from "./batch-group-item.tsx";
import { useEmployeeBatches } from "../../lists/use-employee-batches.ts";

/** The latest imports and bulk changes, each with the way to take it back. */
export function RecentBatchesDialog({ onClose }: { onClose: () => void }) {
  const query = useQuery({ ...trpc.employees.recentBatches.queryOptions(), staleTime: 0 });
  const { commands, problem } = useEmployeeBatches();
  const batches = useBatches(commands);
  const [undone, setUndone] = useState<BatchOutcome | null>(null);
  const titleId = useId();
  const isPhone = useMediaQuery((theme) => theme.breakpoints.down("sm"));
  const isRunning = batches.progress !== null;

  const handleUndo = async ({ batchIds, done, undone: before }: BatchGroup) => {
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
      <DialogTitle id={titleId} sx={{ fontWeight: 600 }}>
        Recent imports and bulk changes
      </DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
          <FormProblemAlert problem={problem} />
          {undone !== null && <BatchResult title="Undo" outcome={undone} />}
          <BatchProgressBar progress={batches.progress} />
          <DataStates result={queryResult(query)} label="the bulk changes">
            {({ groups }) =>
              groups.length === 0 ? (
                <div>
                  <EmptyState
                    title="Nothing yet"
                    text="Imports of files, pasted lists, and changes and invitations of several people at once are listed here."
                  />
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
